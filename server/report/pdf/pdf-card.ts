import type { Content } from 'pdfmake/interfaces.js'
import { type CardBlock, plainLine } from '../report-block.ts'
import { pdfFacts, pdfTable } from './pdf-table.ts'
import { type PdfScope, pdfLine } from './pdf-text.ts'
import { HIGHEST_WHOLE, roughHeight } from './rough-height.ts'
import { typeset } from './typeset.ts'

const BOX_WIDTH = 147
const BOX_GAP = 18
const FACTS_HEIGHT = 76
const LARGEST = 30
const SMALLEST = 10

/** Returns the largest type size at which the mark fits its box in one line; a long mark breaks into several. */
const markSize = (mark: string): number => {
  const ems = Array.from(mark).reduce(
    (sum, character) => sum + (/[\u2e80-\uffff]/u.test(character) ? 1 : /\p{Lu}/u.test(character) ? 0.78 : 0.6),
    0,
  )
  return Math.max(SMALLEST, Math.min(LARGEST, (BOX_WIDTH - 16) / Math.max(1, ems)))
}

const heading = ({ number, title, verdict, id }: CardBlock, scope: PdfScope): Content => ({
  columns: [
    {
      width: '*',
      text: typeset(`${number}　${title}`, scope.missing),
      bold: true,
      fontSize: 10.5,
      id,
      outline: true,
      outlineText: `${number} ${title} ${plainLine(verdict)}`,
      outlineParentId: 'cards',
    },
    {
      width: 'auto',
      ...pdfLine(verdict, scope),
      alignment: 'right',
      fontSize: 9.5,
      margin: [12, 1, 0, 0],
    } as Content,
  ],
  margin: [0, 12, 0, 6],
})

const recordOf = ({ mark, facts }: CardBlock, scope: PdfScope): Content => {
  const size = markSize(mark)
  const box: Content = {
    table: {
      widths: [BOX_WIDTH - 2],
      heights: [FACTS_HEIGHT],
      body: [
        [
          {
            text: typeset(mark, scope.missing),
            font: 'Serif',
            bold: true,
            fontSize: size,
            alignment: 'center',
            verticalAlignment: 'middle',
          },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0.75,
      vLineWidth: () => 0.75,
      hLineColor: () => '#848d99',
      vLineColor: () => '#848d99',
      paddingLeft: () => 1,
      paddingRight: () => 0,
      paddingTop: () => 0,
      paddingBottom: () => 0,
    },
  }
  const width = scope.width - BOX_WIDTH - BOX_GAP
  return {
    columns: [
      { width: BOX_WIDTH, stack: [box] },
      { width, stack: [pdfFacts(facts, scope, width, 84) as Content] },
    ],
    columnGap: BOX_GAP,
  }
}

const comparison = ({ title, table }: CardBlock['comparisons'][number], scope: PdfScope): Content[] => [
  { text: typeset(title, scope.missing), bold: true, fontSize: 9.75, margin: [0, 8, 0, 2] },
  pdfTable(table, scope) as Content,
]

/** Returns what a card may begin with: its record with the first comparison, or where that fits no page, the record alone. */
export const cardStarts = (card: CardBlock): [joined: CardBlock, record: CardBlock] => [
  { ...card, comparisons: card.comparisons.slice(0, 1), rest: [] },
  { ...card, comparisons: [], rest: [] },
]

/** Writes a card. Its record stays on one page with the first comparison; the others and the rest may follow on the next. */
export const pdfCard = (card: CardBlock, scope: PdfScope): Content[] => {
  const fits = (block: CardBlock): boolean => roughHeight(block, scope.width) <= HIGHEST_WHOLE
  const [whole, record] = cardStarts(card)
  const start: Content[] = [heading(card, scope), recordOf(card, scope)]
  const isJoined = fits(whole)
  const [joined = [], apart] = isJoined
    ? [card.comparisons.slice(0, 1).flatMap(found => comparison(found, scope)), card.comparisons.slice(1)]
    : [[], card.comparisons]
  return [
    { stack: [...start, ...joined], unbreakable: isJoined || fits(record) },
    ...apart.map(found => ({
      stack: comparison(found, scope),
      unbreakable: roughHeight(found.table, scope.width) <= HIGHEST_WHOLE,
    })),
  ]
}
