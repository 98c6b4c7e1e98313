import type { JSONContent } from '@tiptap/core'
import { Document } from 'docx'
import type { ExportKind } from '#contract/document-html.ts'
import { optionTexts } from '#extensions/radio-field/radio-options.ts'
import { renumberSections } from '#extensions/section-numbers.ts'
import { writeBlocks } from './blocks.ts'
import { writeInline } from './inline.ts'
import { type BoundFields, collectBoundFields } from './paper/bound-fields.ts'
import { CHINESE } from './paper/chinese.ts'
import { type ControlName, LONGEST_CHOICE } from './paper/controls.ts'
import { ENGLISH } from './paper/english.ts'
import { fitted } from './paper/lines.ts'
import { coreProperties, packWord } from './paper/pack-word.ts'
import { type PicturePiece, sizeOf, type WordPicture } from './paper/picture.ts'
import { TEXT_WIDTH, wordStyles } from './paper/styles.ts'
import { readCount, readText } from './read-attribute.ts'
import { blockNumbers, fieldKeys, fieldLabel, fieldTag, originProperties, type WordOrigin } from './way-back.ts'
import type { WordScope } from './word-scope.ts'
import { type SectionKind, wordSection } from './word-section.ts'

export interface WordSection {
  kind: SectionKind
  /** The document with the form data already applied. */
  document: JSONContent
  /** Leaves the document out of the file; its fields are counted all the same. */
  isLeftOut?: boolean
}

export interface WordOptions {
  isEn: 0 | 1
  title: string
  /** Is written into the file's properties; without it they name no time. */
  createdAt?: Date
  /** The pictures that the documents show, by their ids; without them none is written. */
  pictures?: ReadonlyMap<string, WordPicture>
  /** Names the export, so that the file can be read back. */
  origin?: WordOrigin
}

const readSide = (node: JSONContent, name: 'width' | 'height'): number | null => readCount(node, name, 0) || null

/** Returns the function that finds and numbers the pictures of a file. */
const numberPictures = (pictures: ReadonlyMap<string, WordPicture> | undefined) => {
  let number = 0
  return (node: JSONContent): PicturePiece | null | undefined => {
    if (pictures === undefined) return undefined
    const picture = pictures.get(readText(node, 'file'))
    if (picture === undefined) return null
    number += 1
    const size = sizeOf(picture, { width: readSide(node, 'width'), height: readSide(node, 'height') })
    return { picture, number, alt: readText(node, 'alt'), ...size }
  }
}

/** Word takes such a value from a file's part as it was written, and into one choice. */
const isPlainValue = (value: string): boolean => value.length <= LONGEST_CHOICE && !/^\s|\s$|[\t\n\r]/u.test(value)

/** Returns the function that ties the copies of a field to one value: fields of a kind that change together. */
const bindCopies = (fields: Iterable<JSONContent>, bound: BoundFields): WordScope['bind'] => {
  const keyOf = ({ type, attrs }: JSONContent): string => JSON.stringify([type, attrs?.['link'], optionTexts(attrs)])
  const counts = new Map<string, number>()
  for (const field of fields) if (field.attrs?.['link']) counts.set(keyOf(field), (counts.get(keyOf(field)) ?? 0) + 1)
  return (field, value, placeholder) =>
    (counts.get(keyOf(field)) ?? 0) > 1 && isPlainValue(value)
      ? bound.bind(keyOf(field), value, placeholder)
      : undefined
}

/** One document of an export. */
export const writeWord = async (sections: readonly WordSection[], options: WordOptions): Promise<Uint8Array> => {
  const language = options.isEn ? ENGLISH : CHINESE
  const keys = fieldKeys(sections.map(({ document }) => document))
  const nameOf = (field: JSONContent): ControlName => ({
    tag: fieldTag(keys.get(field) ?? ''),
    label: fieldLabel(field),
  })
  const pictureOf = numberPictures(options.pictures)
  const numbers = blockNumbers(sections.map(({ document }) => document))
  const bound = collectBoundFields()
  const bind = bindCopies(keys.keys(), bound)
  let lists = 0
  const scope: WordScope = {
    language,
    style: 'BodyText',
    width: TEXT_WIDTH,
    listDepth: 0,
    nextList: () => {
      lists += 1
      return lists
    },
    nameOf,
    numberOf: node => numbers.get(node),
    bind,
    pictureOf,
    writeBlocks,
    writeInline: nodes =>
      writeInline(nodes, { language, nameOf, bind, pictureOf }).map(piece => fitted(piece, TEXT_WIDTH)),
  }
  const written = sections.filter(({ isLeftOut }) => !isLeftOut)
  const document = new Document({
    styles: wordStyles(language),
    customProperties: originProperties(options.origin),
    sections: written.map(({ kind, document: { content = [] } }) =>
      wordSection(kind, writeBlocks(content, scope), { language, isOnly: written.length === 1 }),
    ),
  })
  return packWord(document, coreProperties(options), bound.parts(document))
}

const KINDS = ['analysis', 'reason'] as const satisfies readonly SectionKind[]

const IN_FILE: Record<ExportKind, readonly SectionKind[]> = {
  first: ['analysis'],
  second: ['reason'],
  all: KINDS,
}

/** Returns the analysis and the reasons of a log as the sections of a kind of export. */
export const exportSections = (type: ExportKind, documents: readonly JSONContent[]): WordSection[] =>
  KINDS.map((kind, index) => ({
    kind,
    document: renumberSections(documents[index] ?? {}),
    isLeftOut: !IN_FILE[type].includes(kind),
  }))
