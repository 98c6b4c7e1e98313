import type { JSONContent } from '@tiptap/core'

/** What a line of the closing is: its beginning, whom it is to, or below each other who signs and the day. */
export type ClosingLine = 'beginning' | 'addressee' | 'signature'

/** How the last lines of an application begin: what the first is, and how many lines of its own the addressee has below. */
const BEGINNINGS: ReadonlyMap<string, { first: ClosingLine; addresseeLines: number }> = new Map([
  ['此致', { first: 'beginning', addresseeLines: 1 }],
  ['To the China National Intellectual Property Administration', { first: 'addressee', addresseeLines: 0 }],
])

const textOf = ({ text = '', content = [] }: JSONContent): string => text + content.map(textOf).join('')
const isLine = ({ type }: JSONContent): boolean => type === 'paragraph'
const beginningOf = (node: JSONContent) => (isLine(node) ? BEGINNINGS.get(textOf(node).trim()) : undefined)

/** The lines at the end of some blocks that are the closing of an application (domain.md §4.3), none where there is none. */
export const closingLines = (blocks: readonly JSONContent[]): ReadonlyMap<JSONContent, ClosingLine> => {
  const start = blocks.findLastIndex(node => beginningOf(node) !== undefined)
  const lines = start < 0 ? [] : blocks.slice(start)
  const beginning = lines[0] && beginningOf(lines[0])
  if (beginning === undefined || !lines.every(isLine)) return new Map()
  return new Map(
    lines.map((line, place) => {
      if (place === 0) return [line, beginning.first]
      return [line, place <= beginning.addresseeLines ? 'addressee' : 'signature']
    }),
  )
}
