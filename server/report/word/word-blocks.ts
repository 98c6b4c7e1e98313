import {
  AlignmentType,
  ImageRun,
  type IRunOptions,
  LevelFormat,
  LineRuleType,
  type NumberingDefinition,
  Paragraph,
} from 'docx'
import type { Block as WordBlock } from '../../word/paper/controls.ts'
import { lineContent, type TextPiece } from '../../word/paper/lines.ts'
import { type StyleId, TEXT_WIDTH, type WordLanguage } from '../../word/paper/styles.ts'
import { keptWithNext, type WordCell, wordTable } from '../../word/paper/word-table.ts'
import {
  type Block,
  type CardBlock,
  type FigureBlock,
  isReference,
  type Line,
  type Run,
  type TableBlock,
} from '../report-block.ts'

const TONES = { blocked: 'A82A22', caution: '7C5200', clear: '1C6840', 'not-searched': '626B79' } as const
const FAINT = '4A5361'

/** The size of type in a table of many narrow columns, in half points. */
const DENSE_SIZE = 16
const DENSE_MARGIN = 50
/** The line of such type, in twips. */
const DENSE_LINE = 250

const look = ({ isStrong, isFaint, tone }: Run, size?: number): IRunOptions => ({
  ...(size && { size }),
  ...(isStrong && { bold: true }),
  ...(isFaint && { color: FAINT }),
  ...(tone && { color: TONES[tone] }),
})

/** Between numbers that follow one another: some programs would break the number instead. */
const BETWEEN_NUMBERS = /(?<=\d、)(?=\d)/gu
/** Where a line may end, without a width. */
const BREAK_HERE = '\u200B'

const pieceOf = (run: string | Run, size?: number): TextPiece => {
  const shown = typeof run === 'string' ? { text: run } : run
  return { text: shown.text.replace(BETWEEN_NUMBERS, BREAK_HERE), look: look(shown, size) }
}

/** Returns a line of the outline as Word's runs; `size` in half points where it is not that of the style. */
export const wordLine = (line: Line, language: WordLanguage, size?: number) =>
  lineContent(
    line.map(run => pieceOf(run, size)),
    language,
  )

const FACT_WIDTHS = [24, 76]

const NUMBERS: NumberingDefinition = {
  reference: 'report numbers',
  levels: [
    {
      level: 0,
      format: LevelFormat.DECIMAL,
      start: 1,
      text: '%1.',
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 420, hanging: 420 } } },
    },
  ],
}

/** The rows at the end of a table that stay with one another: sums are not read without what they sum up. */
const LAST_ROWS = 3

const POINTS_TO_PIXELS = 4 / 3
/** The width between the margins, in points. */
const LINE_POINTS = TEXT_WIDTH / 20

/** Returns a writer of blocks with Word's own styles, numbering and tables; `pictures` are those of the figures. */
export const wordBlocks = (
  language: WordLanguage,
  pictures: ReadonlyMap<FigureBlock, Uint8Array> = new Map(),
): ((blocks: readonly Block[]) => WordBlock[]) => {
  let lists = 0
  const paragraph = (style: StyleId, line: Line, keepNext = false): Paragraph =>
    new Paragraph({ style, children: wordLine(line, language), ...(keepNext && { keepNext }) })

  const cell = (lines: readonly Line[], { isHeading = false, isDense = false, keepNext = false } = {}): WordCell => ({
    blocks: lines.map(
      line =>
        new Paragraph({
          style: isHeading ? 'TableHeading' : 'TableText',
          children: wordLine(line, language, isDense ? DENSE_SIZE : undefined),
          ...(isDense && { spacing: { line: DENSE_LINE, lineRule: LineRuleType.EXACT } }),
          ...(keepNext && { keepNext }),
        }),
    ),
    isHeading,
  })

  const widthsOf = (shares: readonly number[]): number[] => {
    const sum = shares.reduce((total, share) => total + share, 0)
    return shares.map(share => Math.round((TEXT_WIDTH * share) / sum))
  }

  const table = ({ widths, head, rows, isDense = false }: TableBlock, isWhole = false): WordBlock[] =>
    wordTable(
      [
        { cells: head.map(text => cell([[text]], { isHeading: true, isDense, keepNext: isWhole })), staysWhole: true },
        ...rows.map((row, place) => ({
          cells: row.map(content =>
            cell(isReference(content) ? [[content.label]] : content.lines, {
              isDense,
              keepNext: (isWhole || place >= rows.length - LAST_ROWS) && place + 1 < rows.length,
            }),
          ),
          staysWhole: true,
        })),
      ],
      widthsOf(widths),
      isDense ? DENSE_MARGIN : undefined,
    )

  const facts = (rows: CardBlock['facts'], keepNext = false): WordBlock[] =>
    wordTable(
      rows.map(([label, value]) => ({
        cells: [cell([[label]], { isHeading: true, keepNext }), cell([value], { keepNext })],
        staysWhole: true,
      })),
      widthsOf(FACT_WIDTHS),
    )

  const list = (items: readonly Line[], isOrdered: boolean): WordBlock[] => {
    lists += 1
    const instance = lists
    return items.map(
      item =>
        new Paragraph({
          style: 'ListParagraph',
          children: wordLine(item, language),
          ...(isOrdered && items.length > 1 && { numbering: { reference: NUMBERS, level: 0, instance } }),
        }),
    )
  }

  /** Keeps the record of a card with its first comparison, and each comparison whole, as the PDF does. */
  const card = ({ number, title, verdict, facts: record, comparisons, rest }: CardBlock): WordBlock[] => [
    paragraph('Heading3', [`${number}　${title}`]),
    paragraph('ListParagraph', verdict, true),
    ...facts(record, comparisons.length > 0).map(keptWithNext),
    ...comparisons.flatMap(comparison => [paragraph('Heading4', [comparison.title]), ...table(comparison.table, true)]),
    ...write(rest),
  ]

  const figure = (block: FigureBlock): WordBlock[] => {
    const { caption, width, height } = block
    const data = pictures.get(block)
    const scale = Math.min(1, LINE_POINTS / width) * POINTS_TO_PIXELS
    const picture = data && [
      new Paragraph({
        style: 'ListParagraph',
        children: [
          new ImageRun({
            type: 'png',
            data,
            transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
            altText: { name: caption, title: caption, description: caption },
          }),
        ],
      }),
    ]
    return [paragraph('Heading4', [caption]), ...(picture ?? [])]
  }

  const writeBlock = (block: Block): WordBlock[] => {
    switch (block.kind) {
      case 'heading':
        return [paragraph(`Heading${block.level}`, [block.text])]
      case 'statement':
        return [paragraph('ListParagraph', [{ text: block.text, isStrong: true }])]
      case 'paragraph':
        return [paragraph('ListParagraph', block.line, block.opensNext)]
      case 'list':
        return list(block.items, block.isOrdered === true)
      case 'facts':
        return facts(block.rows)
      case 'table':
        return table(block)
      case 'card':
        return card(block)
      case 'figure':
        return figure(block)
    }
  }

  /** A remark under a heading stands on one page with what follows it. */
  const write = (blocks: readonly Block[]): WordBlock[] =>
    blocks.flatMap((block, place) =>
      writeBlock(
        block.kind === 'paragraph' && blocks[place - 1]?.kind === 'heading' && blocks[place + 1]?.kind !== 'heading'
          ? { ...block, opensNext: true }
          : block,
      ),
    )
  return write
}
