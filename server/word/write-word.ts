import type { JSONContent } from '@tiptap/core'
import { Document } from 'docx'
import { CHINESE } from './chinese-language.ts'
import { coreProperties } from './core-properties.ts'
import { ENGLISH } from './english-language.ts'
import type { ControlName } from './field-control.ts'
import { fieldKeys } from './field-keys.ts'
import { fieldTag } from './field-tag.ts'
import { packWord } from './pack-word.ts'
import { TEXT_WIDTH } from './page-layout.ts'
import { readText } from './read-attribute.ts'
import type { SectionKind } from './section-kind.ts'
import { originProperties, type WordOrigin } from './word-origin.ts'
import type { WordScope } from './word-scope.ts'
import { wordSection } from './word-section.ts'
import { wordStyles } from './word-styles.ts'
import { writeBlocks } from './write-blocks.ts'
import { writeInline } from './write-inline.ts'

export interface WordSection {
  kind: SectionKind
  /** With the form data already applied. */
  document: JSONContent
  /** It is not in the file; its fields are counted all the same. */
  isLeftOut?: boolean
}

export interface WordOptions {
  isEn: 0 | 1
  title: string
  /** Told by the file's properties; without it they name no time. */
  createdAt?: Date
  /** What the file was made of, for the way back. */
  origin?: WordOrigin
}

/**
 * The documents exported together as one Word file, a section each. Same input, same bytes. Throws on a node the document
 * schema does not have.
 */
export const writeWord = async (sections: readonly WordSection[], options: WordOptions): Promise<Uint8Array> => {
  const language = options.isEn ? ENGLISH : CHINESE
  const keys = fieldKeys(sections.map(({ document }) => document))
  const nameOf = (field: JSONContent): ControlName => ({
    tag: fieldTag(keys.get(field) ?? ''),
    label: readText(field, 'label') || readText(field, 'name'),
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
