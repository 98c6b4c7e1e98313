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
import { lineContent, NO_BREAK_HYPHEN, type TextPiece } from '../../word/paper/lines.ts'
import { type StyleId, TEXT_WIDTH, type WordLanguage } from '../../word/paper/styles.ts'
import { keptWithNext, type WordCell, wordTable } from '../../word/paper/word-table.ts'
import { rareFontOf } from '../rare-fonts.ts'
import {
  type Block,
  type CardBlock,
  type FigureBlock,
  isReference,
  type Line,
  type Run,
  type TableBlock,
} from '../report-block.ts'

type ListBlock = Extract<Block, { kind: 'list' }>

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

/** Beside a span of codes in a list: some programs end lines before a number with a hyphen that stays only at a space. */
const BESIDE_SPAN = /(?<=\d–\d{2,4}、)(?=\d)|(?<=\d、)(?=\d{2,4}–\d)/gu
/** Characters as wide as they are high. */
const WIDE = /[\u2e80-\uffff]/u
/** Between numbers that follow one another: some programs would break the number instead. */
const BETWEEN_NUMBERS = /(?<=\d、)(?=\d)/gu
/** Where a line may end, without a width. */
const BREAK_HERE = '\u200B'

/** Days, spans of codes and the number of the report, which are read wrongly when a line ends within them. */
const UNBROKEN = /FS-\d{8}-\d{4}|\d{4}-\d{2}-\d{2}|(?<!\d)\d{2,4}–\d{2,4}(?!\d)/gu
const DASH = /[-–]/gu

/** Quotation marks stand in one font with their text: some programs take that of the script beside them. */
const QUOTES = { zh: /([“”])/u, en: /([“”‘’])/u } as const
const QUOTE_FONTS = {
  zh: { ascii: '宋体', hAnsi: '宋体', eastAsia: '宋体', hint: 'eastAsia' },
  en: { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: 'Times New Roman' },
} as const

/** Chinese characters beyond the first plane, and Thai, for which not every machine has a font: theirs goes into the file. */
export const RARE_CHARACTERS = /([\u{20000}-\u{3ffff}]|\p{Script=Thai}+)/u

/** The look of a rare character, or of a word of them, which are of one font. */
const rareLook = (text: string): IRunOptions => {
  const [first] = RARE_CHARACTERS.test(text) ? text : ''
  const font = first === undefined ? undefined : rareFontOf(first)
  return font && 'bytes' in font ? { font: font.name } : {}
}

const piecesOf = (run: string | Run, { hasEastAsianHint }: WordLanguage, size?: number): TextPiece[] => {
  const shown = typeof run === 'string' ? { text: run } : run
  const own = look(shown, size)
  const language = hasEastAsianHint ? 'zh' : 'en'
  const quote = QUOTES[language]
  return shown.text
    .replace(BESIDE_SPAN, ' ')
    .replace(BETWEEN_NUMBERS, BREAK_HERE)
    .replace(UNBROKEN, text => text.replace(DASH, NO_BREAK_HYPHEN))
    .split(quote)
    .flatMap(text => text.split(RARE_CHARACTERS))
    .filter(text => text !== '')
    .map(text => ({
      text,
      look: { ...own, ...(quote.test(text) && { font: QUOTE_FONTS[language] }), ...rareLook(text) },
    }))
}

/** Returns a line of the outline as Word's runs; `size` in half points where it is not that of the style. */
export const wordLine = (line: Line, language: WordLanguage, size?: number) =>
  lineContent(
    withWholeNames(line).flatMap(run => piecesOf(run, language, size)),
    language,
  )

/** The width between the margins in ems of running text, which has 12 points. */
const LINE_EMS = TEXT_WIDTH / 20 / 12

const emsOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 1 : /\p{Lu}/u.test(character) ? 0.75 : 0.55), 0)

/**
 * Ends lines before names that would go on over the next, each with the label before it: Word has nothing that keeps Chinese
 * characters on one line.
 */
const withWholeNames = (line: Line): Line => {
  const runs = line.map((run): Run => (typeof run === 'string' ? { text: run } : run))
  if (!runs.some(({ isWhole }) => isWhole)) return line
  const result: Run[] = []
  let used = 0
  for (const [place, run] of runs.entries()) {
    const name = runs[place + 1]
    const isCounted = run.isWhole === true && place > 0
    const width = isCounted ? 0 : emsOf(run.text) + (name?.isWhole && !run.isWhole ? emsOf(name.text) : 0)
    const isFull = used > 0 && used + width > LINE_EMS
    used = isFull ? width : used + width
    result.push(isFull ? { ...run, text: `\n${run.text.trimStart()}` } : run)
  }
  return result
}

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
  const paragraph = (style: StyleId, line: Line, { keepNext = false } = {}): Paragraph =>
    new Paragraph({
      style,
      children: wordLine(line, language),
      ...(keepNext && { keepNext }),
    })

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

  const list = ({ items, isOrdered, opensNext }: ListBlock): WordBlock[] => {
    lists += 1
    const instance = lists
    return items.map(
      item =>
        new Paragraph({
          style: 'ListParagraph',
          children: wordLine(item, language),
          ...(opensNext && { keepNext: true }),
          ...(isOrdered && items.length > 1 && { numbering: { reference: NUMBERS, level: 0, instance } }),
        }),
    )
  }

  /** Keeps the record of a card with its first comparison, and each comparison whole, as the PDF does. */
  const card = ({ number, title, verdict, facts: record, comparisons, rest }: CardBlock): WordBlock[] => [
    paragraph('Heading3', [`${number}　${title}`]),
    paragraph('ListParagraph', verdict, { keepNext: true }),
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
        return [paragraph('ListParagraph', block.line, { keepNext: block.opensNext ?? false })]
      case 'list':
        return list(block)
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

  /** Remarks under a heading stand on one page with what follows them. */
  const write = (blocks: readonly Block[]): WordBlock[] => {
    let followsHeading = false
    return blocks.flatMap((block, place) => {
      const isRemark = block.kind === 'paragraph' && followsHeading
      followsHeading = block.kind === 'heading' || isRemark
      const next = blocks[place + 1]?.kind
      return writeBlock(isRemark && next !== undefined && next !== 'heading' ? { ...block, opensNext: true } : block)
    })
  }
  return write
}
