import type { Content } from 'pdfmake/interfaces.js'
import { type Block, type CardBlock, type Line, plainLine } from '../report-block.ts'
import { pdfFacts, pdfTable } from './pdf-table.ts'
import { INK, type PdfScope, pdfLine, scaled } from './pdf-text.ts'
import { FIRST_ROWS, HIGHEST_WHOLE, roughHeight } from './rough-height.ts'
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

const cardHeading = ({ number, title, verdict, id }: CardBlock, scope: PdfScope): Content => ({
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
const cardStarts = (card: CardBlock): [joined: CardBlock, record: CardBlock] => [
  { ...card, comparisons: card.comparisons.slice(0, 1), rest: [] },
  { ...card, comparisons: [], rest: [] },
]

/** Writes a card. Its record stays on one page with the first comparison; the others and the rest may follow on the next. */
const pdfCard = (card: CardBlock, scope: PdfScope): Content[] => {
  const fits = (block: CardBlock): boolean => roughHeight(block, scope.width) <= HIGHEST_WHOLE
  const [whole, record] = cardStarts(card)
  const start: Content[] = [cardHeading(card, scope), recordOf(card, scope)]
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

type Heading = Extract<Block, { kind: 'heading' }>

const heading = ({ level, text, id, startsPage }: Heading, scope: PdfScope): Content => {
  const shown = typeset(text, scope.missing)
  if (level > 2) return { text: shown, bold: true, fontSize: 9.75 * scope.scale, margin: scaled(scope, [0, 12, 0, 4]) }
  return {
    stack: [
      {
        text: shown,
        font: 'Serif',
        bold: true,
        fontSize: 13 * scope.scale,
        ...(id && { id, outline: true, outlineExpanded: true }),
      },
      {
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: scope.width, y2: 0, lineWidth: 0.9, lineColor: INK.rule }],
        margin: scaled(scope, [0, 6, 0, 8]),
      },
    ],
    margin: scaled(scope, [0, startsPage ? 0 : 20, 0, 0]),
  }
}

/** Texts of more lines may be parted between a page and the next. */
const MOST_LINES = 4
const LINE_HEIGHT = 14

/** Keeps a text of few lines on one page. */
const whole = (line: Line, content: Content, { width }: PdfScope): Content =>
  roughHeight({ kind: 'paragraph', line }, width) <= MOST_LINES * LINE_HEIGHT + 8
    ? { stack: [content], unbreakable: true }
    : content

const list = ({ items, isOrdered }: Extract<Block, { kind: 'list' }>, scope: PdfScope): Content => {
  const lines = items.map(
    (item): Content => whole(item, { ...pdfLine(item, scope), margin: scaled(scope, [0, 0, 0, 2]) }, scope),
  )
  const look = { fontSize: 9.25 * scope.scale, lineHeight: 1.25, margin: scaled(scope, [0, 0, 0, 8]) }
  return isOrdered && items.length > 1 ? { ol: lines, ...look } : { stack: lines, ...look }
}

const fitsPage = (blocks: readonly Block[], { width }: PdfScope): boolean =>
  blocks.reduce((sum, block) => sum + roughHeight(block, width), 0) <= HIGHEST_WHOLE

/** Higher cards keep record and first comparison together, and go on over the page: else each would stand on one of its own. */
const HIGHEST_WHOLE_CARD = 320

const card = (block: CardBlock, scope: PdfScope): Content[] => {
  const content = [...pdfCard(block, scope), ...pdfBlocks(block.rest, scope)]
  const isSmall = roughHeight(block, scope.width) <= HIGHEST_WHOLE_CARD
  return isSmall ? [{ stack: content, unbreakable: true }] : content
}

const pdfBlock = (block: Block, scope: PdfScope): Content[] => {
  switch (block.kind) {
    case 'heading':
      return [heading(block, scope)]
    case 'statement':
      return [
        {
          text: typeset(block.text, scope.missing),
          font: 'Serif',
          bold: true,
          fontSize: 12 * scope.scale,
          lineHeight: 1.45,
          margin: scaled(scope, [0, 0, 0, 8]),
        },
      ]
    case 'paragraph':
      return [
        whole(
          block.line,
          {
            ...pdfLine(block.line, scope),
            fontSize: 9 * scope.scale,
            lineHeight: 1.12,
            margin: scaled(scope, [0, 0, 0, 6]),
          },
          scope,
        ),
      ]
    case 'list':
      return [list(block, scope)]
    case 'facts':
      return [pdfFacts(block.rows, scope) as Content]
    case 'table':
      return [pdfTable(block, scope) as Content]
    case 'card':
      return card(block, scope)
    case 'figure':
      return [
        {
          stack: [
            { text: typeset(block.caption, scope.missing), bold: true, fontSize: 9.25, margin: [0, 6, 0, 4] },
            { svg: block.svg, width: Math.min(block.width, scope.width), margin: [0, 0, 0, 8] },
          ],
          unbreakable: true,
        },
      ]
  }
}

/** Returns the height of the first rows or items of a long block: fewer of them do not stand at the foot of a page. */
const beginningOf = (block: Block, { width }: PdfScope): number => {
  if (block.kind === 'table') return roughHeight({ ...block, rows: block.rows.slice(0, FIRST_ROWS) }, width)
  if (block.kind === 'list') return roughHeight({ ...block, items: block.items.slice(0, FIRST_ROWS) }, width)
  return 0
}

/** Higher tables and lists may go on over pages: else they would leave much of the page before them empty. */
const HIGHEST_WHOLE_TABLE = 180
const HIGHEST_WHOLE_LIST = 120

/** Headings and remarks that stand before a block and are kept with it, as blocks and as they are drawn. */
interface Headings {
  blocks: readonly Block[]
  contents: readonly Content[]
  startsPage: boolean
}

/** Returns the room that headings and the beginning of what they head take, in points. */
const roomOf = ({ blocks }: Headings, next: Block, scope: PdfScope): number =>
  Math.ceil(blocks.reduce((sum, block) => sum + roughHeight(block, scope.width), beginningOf(next, scope)))

const staysWhole = (block: Block, { blocks }: Headings, scope: PdfScope): boolean => {
  const height = roughHeight(block, scope.width)
  if (block.kind === 'table' && height > HIGHEST_WHOLE_TABLE) return false
  if (block.kind === 'list' && height > HIGHEST_WHOLE_LIST) return false
  return fitsPage([...blocks, block], scope)
}

/**
 * Keeps a small block whole with the heading before it. Before a long block the heading's level tells the room without which
 * it moves to the next page (write-pdf.ts).
 */
const withHeading = (before: Headings, next: Block | undefined, scope: PdfScope): Content[] => {
  const { blocks, contents: headings, startsPage } = before
  const pageBreak = startsPage ? { pageBreak: 'before' as const } : {}
  const content = next ? pdfBlock(next, scope) : []
  if (!next) return [{ stack: [...headings], unbreakable: fitsPage(blocks, scope), ...pageBreak }]
  if (staysWhole(next, before, scope)) return [{ stack: [...headings, ...content], unbreakable: true, ...pageBreak }]
  const start = next.kind === 'card' ? cardStarts(next).find(block => fitsPage([block], scope)) : undefined
  if (start) {
    const [first, ...others] = content
    // What is estimated to fill the page begins one: it is less high than that, and goes to a new one in any case.
    const isKept = fitsPage([...blocks, start], scope)
    const place = isKept ? { unbreakable: true, ...pageBreak } : { pageBreak: 'before' as const }
    return [{ stack: [...headings, first ?? ''], ...place }, ...others]
  }
  return [
    { stack: [...headings], unbreakable: true, headlineLevel: roomOf(before, next, scope), ...pageBreak },
    ...content,
  ]
}

const isHeading = (block: Block): block is Heading => block.kind === 'heading'

/** Writes the blocks in order, each heading kept with its block. */
export const pdfBlocks = (blocks: readonly Block[], scope: PdfScope): Content[] => {
  const contents: Content[] = []
  let waiting: Block[] = []
  const before = (): Headings => ({
    blocks: waiting,
    contents: waiting.flatMap(block => pdfBlock(block, scope)),
    startsPage: waiting.some(block => isHeading(block) && block.startsPage === true),
  })
  for (const block of blocks) {
    // What is said under a heading before the next one is whole without it.
    if (isHeading(block) && waiting.at(-1)?.kind === 'paragraph') {
      contents.push(...withHeading(before(), undefined, scope))
      waiting = []
    }
    const opensNext = 'opensNext' in block && block.opensNext
    if (isHeading(block) || opensNext || (block.kind === 'paragraph' && waiting.length > 0)) {
      waiting.push(block)
      continue
    }
    contents.push(...(waiting.length > 0 ? withHeading(before(), block, scope) : pdfBlock(block, scope)))
    waiting = []
  }
  return waiting.length > 0 ? [...contents, ...withHeading(before(), undefined, scope)] : contents
}
