import type { JSONContent } from '@tiptap/core'
import { Document } from 'docx'
import type { ExportKind } from '#contract/document-html.ts'
import { renumberSections } from '#extensions/section-numbers.ts'
import { writeBlocks } from './blocks.ts'
import { writeInline } from './inline.ts'
import { CHINESE } from './paper/chinese.ts'
import type { ControlName } from './paper/controls.ts'
import { ENGLISH } from './paper/english.ts'
import { coreProperties, packWord } from './paper/pack-word.ts'
import { TEXT_WIDTH, wordStyles } from './paper/styles.ts'
import { fieldKeys, fieldLabel, fieldTag, originProperties, type WordOrigin } from './way-back.ts'
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
  /** Names the export, so that the file can be read back. */
  origin?: WordOrigin
}

/** One document of an export. */
export const writeWord = async (sections: readonly WordSection[], options: WordOptions): Promise<Uint8Array> => {
  const language = options.isEn ? ENGLISH : CHINESE
  const keys = fieldKeys(sections.map(({ document }) => document))
  const nameOf = (field: JSONContent): ControlName => ({
    tag: fieldTag(keys.get(field) ?? ''),
    label: fieldLabel(field),
  })
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
    writeBlocks,
    writeInline: nodes => writeInline(nodes, { language, nameOf }),
  }
  const written = sections.filter(({ isLeftOut }) => !isLeftOut)
  const document = new Document({
    styles: wordStyles(language),
    customProperties: originProperties(options.origin),
    sections: written.map(({ kind, document: { content = [] } }) =>
      wordSection(kind, writeBlocks(content, scope), { language, isOnly: written.length === 1 }),
    ),
  })
  return packWord(document, coreProperties(options))
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
