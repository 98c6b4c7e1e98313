import { type Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { isSection, isUnusedSpare } from '#extensions/kit.ts'
import { fieldText } from '#extensions/serialize/field-nodes.ts'

/** Counts as Word makes them; the end of a line is no character. */
export interface TextCount {
  /** 字数: each East Asian character or sign counts as one, other words as words. */
  words: number
  characters: number
  charactersWithSpaces: number
}

const ASIAN = '[\\u2E80-\\uA4CF\\uF900-\\uFAFF\\uFE30-\\uFE4F\\uFF00-\\uFFEF]|\\p{Script=Han}'
/** Quotation marks, dashes and dots count as Chinese beside Chinese, else as part of a word. */
const SHARED = '[\\u2014\\u2018\\u2019\\u201C\\u201D\\u2026]'
const UNITS = new RegExp(
  `(?:${ASIAN})|(?<=${ASIAN})${SHARED}|${SHARED}(?=${ASIAN})|(?:(?!${ASIAN})\\S)+?(?=\\s|$|${ASIAN}|${SHARED}(?:${ASIAN}))`,
  'gu',
)

const NO_COUNT: TextCount = { words: 0, characters: 0, charactersWithSpaces: 0 }

const addCounts = (a: TextCount, b: TextCount): TextCount => ({
  words: a.words + b.words,
  characters: a.characters + b.characters,
  charactersWithSpaces: a.charactersWithSpaces + b.charactersWithSpaces,
})

/** Returns the counts of a text of one or more lines. */
export const countWords = (text: string): TextCount => ({
  words: text.match(UNITS)?.filter(unit => unit.trim() !== '').length ?? 0,
  characters: [...text.replace(/\s/gu, '')].length,
  charactersWithSpaces: [...text.replace(/[\r\n]/g, '')].length,
})

/** Returns the text of a node without content: a field's value, the chosen option, a line break. */
export const leafText = (node: DocumentNode): string =>
  node.type.name === 'hardBreak' ? '\n' : (fieldText(node) ?? '')

const lineText = (content: Fragment): string =>
  content.content
    .map(node => {
      if (node.isText) return node.text ?? ''
      if (node.isLeaf) return leafText(node)
      return node.attrs['on'] === false ? '' : lineText(node.content)
    })
    .join('')

/**
 * Returns the text of nodes as the export has it, one line for each paragraph: without switched-off parts, items that
 * are not checked, and empty fields.
 */
export const exportedText = (content: Fragment): string => {
  if (content.firstChild?.isInline) return lineText(content)
  return content.content
    .map(node => {
      if (node.attrs['on'] === false || (node.type.name === 'checkboxItem' && !node.attrs['checked'])) return ''
      if (node.type.name === 'checkboxItem') return `${node.textContent}\n${node.attrs['value']}`
      if (node.isTextblock) return lineText(node.content)
      return node.isLeaf ? leafText(node) : exportedText(node.content)
    })
    .join('\n')
}

const counts = new WeakMap<DocumentNode, TextCount>()

const remember = (node: DocumentNode, count: () => TextCount): TextCount => {
  const known = counts.get(node) ?? count()
  counts.set(node, known)
  return known
}

const countBlock = (block: DocumentNode): TextCount =>
  remember(block, () => countWords(exportedText(Fragment.from(block))))

/** Returns the counts of a document, in sections or not. Unchanged sections and blocks are not counted again. */
export const countDocument = (doc: DocumentNode): TextCount => {
  const countChild = (child: DocumentNode): TextCount => {
    if (!isSection(child)) return countBlock(child)
    if (isUnusedSpare(child)) return NO_COUNT
    return remember(child, () => child.children.map(countBlock).reduce(addCounts, NO_COUNT))
  }
  return doc.children.map(countChild).reduce(addCounts, NO_COUNT)
}

/** Returns the counts of the selection, null where nothing is selected. */
export const countSelection = ({ doc, selection }: EditorState): TextCount | null =>
  selection.empty ? null : countWords(exportedText(doc.slice(selection.from, selection.to).content))
