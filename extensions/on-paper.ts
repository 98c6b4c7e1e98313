import type { JSONContent } from '@tiptap/core'

/** The words that a document gets on paper beside its own text, in its language. */
export interface PaperWords {
  /** Printed at the head of a document that must not leave the firm. */
  internal: string
  /** Text before and after the page's number. */
  page: readonly [string, string]
  /** Text before and after the number of pages. */
  ofPages: readonly [string, string]
  /** Printed in place of a missing value. */
  blank: string
  /** Text before, between and after the options of a choice that is still open. */
  openChoice: readonly [string, string, string]
  item: string
  amount: string
  total: string
}

export const PAPER_WORDS: Readonly<Record<'zh' | 'en', PaperWords>> = {
  zh: {
    internal: '内部资料',
    page: ['第 ', ' 页'],
    ofPages: ['　共 ', ' 页'],
    blank: '＿＿＿＿',
    openChoice: ['【', '／', '】'],
    item: '项目',
    amount: '金额',
    total: '合计',
  },
  en: {
    internal: 'Work product',
    page: ['Page ', ''],
    ofPages: [' of ', ''],
    blank: '____',
    openChoice: ['[', ' / ', ']'],
    item: 'Item',
    amount: 'Amount',
    total: 'Total',
  },
}

/** The kinds of lines in a closing; a signature line has the signer or the day. */
export type ClosingLine = 'beginning' | 'addressee' | 'signature'

/** The first lines of a closing by their text, with their kind and the number of addressee lines below. */
const BEGINNINGS: ReadonlyMap<string, { first: ClosingLine; addresseeLines: number }> = new Map([
  ['此致', { first: 'beginning', addresseeLines: 1 }],
  ['To the China National Intellectual Property Administration', { first: 'addressee', addresseeLines: 0 }],
])

const textOf = ({ text = '', content = [] }: JSONContent): string => text + content.map(textOf).join('')
const isLine = ({ type }: JSONContent): boolean => type === 'paragraph'
const beginningOf = (node: JSONContent) => (isLine(node) ? BEGINNINGS.get(textOf(node).trim()) : undefined)

/** Blocks with which another paper begins. */
const BEGINS_ANEW = new Set(['pageBreak', 'heading'])

/** Returns the lines of the closing of each paper, at the end or before the next paper begins (docs/law.md §4.3); empty where there is none. */
export const closingLines = (blocks: readonly JSONContent[]): ReadonlyMap<JSONContent, ClosingLine> => {
  const found = new Map<JSONContent, ClosingLine>()
  for (const [start, first] of blocks.entries()) {
    const beginning = beginningOf(first)
    if (beginning === undefined) continue
    const rest = blocks.slice(start)
    const length = rest.findIndex(node => !isLine(node))
    const next = length < 0 ? undefined : rest[length]
    const isSigned = length > beginning.addresseeLines + 1
    if (next !== undefined && !(isSigned && BEGINS_ANEW.has(next.type ?? ''))) continue
    for (const [place, line] of (length < 0 ? rest : rest.slice(0, length)).entries()) {
      const role = place <= beginning.addresseeLines ? 'addressee' : 'signature'
      found.set(line, place === 0 ? beginning.first : role)
    }
  }
  return found
}

const OPENING = /[（(]\s*$/u
const CLOSING = /^\s*[）)]/u
/** Behind brackets that are gone no space stands before a mark of punctuation or another space. */
const JOINS = /^\s*[）)](?=[\s,.;:，。；：])/u

const isFlowLink = ({ marks = [] }: JSONContent): boolean =>
  marks.some(({ type, attrs }) => type === 'jumpLink' && attrs?.['flow'] === true)

const withText = (node: JSONContent, text: string): JSONContent[] => (text === '' ? [] : [{ ...node, text }])

/**
 * Returns a line without links to prosecution histories, which lead nowhere on paper. Brackets that held nothing else
 * are removed too, and the space before a link that ends the line.
 */
export const withoutFlowLinks = (nodes: readonly JSONContent[]): JSONContent[] =>
  nodes.flatMap((node, index) => {
    if (isFlowLink(node)) return []
    if (node.text === undefined) return [node]
    const after = nodes.slice(index + 1).findIndex(other => !isFlowLink(other))
    const next = after === -1 ? undefined : nodes[index + 1 + after]
    const before = nodes.slice(0, index).findLast(other => !isFlowLink(other))
    const leadsToLink = nodes[index + 1] !== undefined && after !== 0
    const followsLink = index > 0 && isFlowLink(nodes[index - 1] ?? {})
    let { text } = node
    if (followsLink && OPENING.test(before?.text ?? '') && CLOSING.test(text)) text = text.replace(CLOSING, '')
    if (leadsToLink && next === undefined) text = text.trimEnd()
    if (leadsToLink && CLOSING.test(next?.text ?? '')) text = text.replace(OPENING, '')
    if (leadsToLink && text !== node.text && JOINS.test(next?.text ?? '')) text = text.trimEnd()
    return withText(node, text)
  })
