import { AlignmentType, ImageRun, type IRunOptions, LevelFormat, type NumberingDefinition, Paragraph } from 'docx'
import type { Block as WordBlock } from '../../word/paper/controls.ts'
import { lineContent, type TextPiece } from '../../word/paper/lines.ts'
import { type StyleId, TEXT_WIDTH, type WordLanguage } from '../../word/paper/styles.ts'
import { type WordCell, wordTable } from '../../word/paper/word-table.ts'
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

const look = ({ isStrong, isFaint, tone }: Run): IRunOptions => ({
  ...(isStrong && { bold: true }),
  ...(isFaint && { color: FAINT }),
  ...(tone && { color: TONES[tone] }),
})

const pieceOf = (run: string | Run): TextPiece =>
  typeof run === 'string' ? { text: run, look: {} } : { text: run.text, look: look(run) }

/** Returns a line of the outline as Word's runs. */
export const wordLine = (line: Line, language: WordLanguage) => lineContent(line.map(pieceOf), language)

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

const POINTS_TO_PIXELS = 4 / 3
/** The width between the margins, in points. */
const LINE_POINTS = TEXT_WIDTH / 20

/** Returns a writer of blocks with Word's own styles, numbering and tables; `pictures` are those of the figures. */
export const wordBlocks = (
  language: WordLanguage,
  pictures: ReadonlyMap<FigureBlock, Uint8Array> = new Map(),
): ((blocks: readonly Block[]) => WordBlock[]) => {
  let lists = 0
  const paragraph = (style: StyleId, line: Line): Paragraph =>
    new Paragraph({ style, children: wordLine(line, language) })

  const cell = (lines: readonly Line[], isHeading = false): WordCell => ({
    blocks: lines.map(line => paragraph(isHeading ? 'TableHeading' : 'TableText', line)),
    isHeading,
  })

  const widthsOf = (shares: readonly number[]): number[] => {
    const sum = shares.reduce((total, share) => total + share, 0)
    return shares.map(share => Math.round((TEXT_WIDTH * share) / sum))
  }

  const table = ({ widths, head, rows }: TableBlock): WordBlock[] =>
    wordTable(
      [
        { cells: head.map(text => cell([[text]], true)), staysWhole: true },
        ...rows.map(row => ({
          cells: row.map(content => cell(isReference(content) ? [[content.label]] : content.lines)),
          staysWhole: true,
        })),
      ],
      widthsOf(widths),
    )

  const facts = (rows: CardBlock['facts']): WordBlock[] =>
    wordTable(
      rows.map(([label, value]) => ({ cells: [cell([[label]], true), cell([value])], staysWhole: true })),
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

  const card = ({ number, title, verdict, facts: record, comparisons, rest }: CardBlock): WordBlock[] => [
    paragraph('Heading3', [`${number}　${title}`]),
    paragraph('ListParagraph', verdict),
    ...facts(record),
    ...comparisons.flatMap(comparison => [paragraph('Heading4', [comparison.title]), ...table(comparison.table)]),
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
        return [paragraph('ListParagraph', block.line)]
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

  const write = (blocks: readonly Block[]): WordBlock[] => blocks.flatMap(writeBlock)
  return write
}
