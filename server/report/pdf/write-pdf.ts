import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { readRareFonts } from '../rare-fonts.ts'
import { type Block, isReference, type Line, plainLine, type ReportOutline, type TableBlock } from '../report-block.ts'
import { makePdf } from './make-pdf.ts'
import { pdfBlocks } from './pdf-blocks.ts'
import { INK, type PdfScope, pdfLine, scaled } from './pdf-text.ts'
import { isCommon, type MissingCharacters, missingWordings, printable, type Stretch, typeset } from './typeset.ts'

/** The sizes at which the first page is tried, largest first. */
const SCALES = [1, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79, 0.76, 0.73, 0.7, 0.67, 0.64, 0.61, 0.58]
/** The line height of the fonts, in ems. */
const EM_LINE = 1.448
/** Chinese characters, and the quotation marks and dashes that the fonts draw as wide as those. */
const WIDE = /[\u2014\u2018-\u201d\u2026\u2e80-\uffff]/u
/** A line loses some width at its end, where words are not divided. */
const RAGGED = 1.05
/** A reserve for heights that were estimated too low, in points. */
const RESERVE = 24

const emsOf = (character: string): number => (WIDE.test(character) ? 1 : /[\p{Lu}\p{N}]/u.test(character) ? 0.64 : 0.54)

const linesOf = (text: string, size: number, width: number): number => {
  const ems = [...text].reduce((sum, character) => sum + emsOf(character), 0)
  return Math.max(1, Math.ceil((ems * size * RAGGED) / Math.max(size, width)))
}

/** Returns the height of a text; `lead` is the line height in lines of the font. */
const heightOf = (text: string, size: number, width: number, lead = 1): number =>
  linesOf(text, size, width) * size * EM_LINE * lead

const lineHeight = (line: Line, size: number, width: number, lead: number): number =>
  heightOf(plainLine(line), size, width, lead)

const tableHeight = ({ widths, head, rows, isDense }: TableBlock, width: number): number => {
  const [size, air, gaps] = isDense ? [8, 2.8, 8] : [9, 9, 14]
  const shares = widths.reduce((sum, share) => sum + share, 0)
  const columns = widths.map(share => (width * share) / shares - gaps)
  const rowHeight = (cells: readonly (readonly Line[])[]): number =>
    air +
    Math.max(
      ...cells.map((lines, column) =>
        lines.reduce((sum, line) => sum + lineHeight(line, size, columns[column] ?? width, 1.18), 0),
      ),
    )
  const body = rows.map(row => rowHeight(row.map(cell => (isReference(cell) ? [['0']] : cell.lines))))
  return body.reduce((sum, height) => sum + height, rowHeight(head.map(text => [[text]])) + 10)
}

const blockHeight = (block: Block, width: number): number => {
  switch (block.kind) {
    case 'heading':
      return block.level > 2 ? 31 : 55
    case 'statement':
      return heightOf(block.text, 12, width, 1.45) + 8
    case 'paragraph':
      return lineHeight(block.line, 9, width, 1.25) + 6
    case 'list':
      return block.items.reduce((sum, item) => sum + lineHeight(item, 9.25, width - 16, 1.25) + 2, 8)
    case 'facts':
      return block.rows.reduce((sum, [, value]) => sum + lineHeight(value, 9, width - 110, 1.18) + 10.5, 0)
    case 'table':
      return tableHeight(block, width)
    case 'card':
      return Number.POSITIVE_INFINITY
    case 'figure':
      return block.height + 40
  }
}

/** Returns the type size of the title by its length. */
const titleSize = (names: readonly string[], isLettered: boolean): number => {
  const length = names.join('　').length
  if (isLettered) return length > 300 ? 9 : 12
  return length > 60 ? 14 : length > 30 ? 18 : 24
}

/**
 * Returns the largest scale at which the title and the blocks of the first page fit a page of that width and height, in
 * points.
 */
const coverScale = (
  { names, isLettered, cover }: { names: readonly string[]; isLettered: boolean; cover: readonly Block[] },
  width: number,
  height: number,
): number => {
  const size = titleSize(names, isLettered)
  const titles = isLettered ? names : [names.join('　　')]
  const needed = (scale: number): number => {
    const room = width / scale
    const title = titles.reduce((sum, text) => sum + heightOf(text, size, room), 61)
    return scale * cover.reduce((sum, block) => sum + blockHeight(block, room), title)
  }
  return SCALES.find(scale => needed(scale) <= height - RESERVE) ?? SCALES.at(-1) ?? 1
}

/** The page in points; at the foot there is room for the small print of the first page above the foot line. */
const PAGE = { width: 595.28, height: 841.89, side: 56.7, top: 56.7, bottom: 90, foot: 48 }
const WIDTH = PAGE.width - 2 * PAGE.side
const SMALL = 8
/** The most characters of the names in the head line; as many full-width ones fit beside title and number. */
const HEAD_LENGTH = 32

/** Makes quotation marks and dashes as wide as Latin ones: the fonts draw them for Chinese. */
const LATIN_PUNCTUATION = ['pwid'] as PDFKit.Mixins.OpenTypeFeatures[]

interface PdfWords {
  isEn: 0 | 1
}

const hairline = (y: number): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: y, x2: WIDTH, y2: y, lineWidth: 0.5, lineColor: INK.line }],
})

const small = (left: string | Stretch[], right: string): Content => ({
  columns: [
    { width: '*', text: left },
    { width: 'auto', text: right, alignment: 'right' },
  ],
  columnGap: 12,
  fontSize: SMALL,
  color: INK.second,
})

/** Returns as much of the names as fits one line. */
const headSubject = ({ subject }: ReportOutline): string =>
  subject.length > HEAD_LENGTH ? `${[...subject].slice(0, HEAD_LENGTH).join('')}…` : subject

const title = ({ title: kind, names, isLettered }: ReportOutline, scope: PdfScope): Content[] => {
  const between = scope.isEn ? '  /  ' : '　'
  // A name stands on one line, so that what is read as a name is one.
  const lines: Line[] = isLettered
    ? names.map(name => [name])
    : [names.flatMap((text, place) => [...(place === 0 ? [] : [between]), { text, isWhole: true }])]
  return [
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 1.5, lineColor: INK.rule }],
      margin: scaled(scope, [0, 10, 0, 14]),
    },
    { text: typeset(kind, scope.missing), fontSize: 10.5 * scope.scale, color: INK.second },
    {
      stack: lines.map(line => pdfLine(line, scope)),
      font: 'Serif',
      bold: true,
      fontSize: titleSize(names, isLettered) * scope.scale,
      margin: scaled(scope, [0, 3, 0, 14]),
    },
  ]
}

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

/** Lists the characters without a glyph with the wordings in which they stand, so that nothing is lost to a blank. */
const missingBlocks = ({ isEn }: PdfWords, missing: MissingCharacters): Block[] => {
  const wordings = missingWordings(missing)
  if (wordings.length === 0) return []
  const separator = isEn ? ', ' : '、'
  const note = isEn
    ? '〓 stands for characters that the fonts of this file do not have, told here by their code points in the order in which they stand. The Word file has the characters.'
    : '〓 代替本文件字体所缺的字，下列各处依次为以下码位的字；Word 文件中保留原字。'
  return [
    { kind: 'heading', level: 3, text: isEn ? 'Characters without type' : '字体所缺的字' },
    { kind: 'paragraph', line: [{ text: note, isFaint: true }] },
    {
      kind: 'list',
      items: wordings.map(({ text, characters }) => [
        `${text}${isEn ? ': ' : '：'}${characters.map(codeOf).join(separator)}`,
      ]),
    },
  ]
}

/** Returns the place at which the annex ends: before the method. */
const endOfAnnex = ({ body }: ReportOutline): number => {
  const method = body.findIndex(block => block.kind === 'heading' && block.id === 'method')
  return method < 0 ? body.length : method
}

/**
 * Writes the outline as a PDF: fonts embedded as subsets, text that can be searched and copied, bookmarks of chapters
 * and cards. The same outline gives the same bytes.
 */
export const writePdf = async (outline: ReportOutline, words: PdfWords): Promise<Uint8Array> => {
  const { isEn } = words
  const fonts = await readRareFonts(JSON.stringify(outline).normalize('NFC'), isCommon)
  const scope: PdfScope = { missing: new Map(), width: WIDTH, isEn, scale: 1 }
  const show = (text: string) => typeset(text, scope.missing)
  const coverScope = { ...scope, scale: coverScale(outline, WIDTH, PAGE.height - PAGE.top - PAGE.bottom) }
  const cover = [...title(outline, coverScope), ...pdfBlocks(outline.cover, coverScope)]
  const end = endOfAnnex(outline)
  const body = [pdfBlocks(outline.body.slice(0, end), scope), pdfBlocks(outline.body.slice(end), scope)] as const
  // What stands at head and foot of the pages is set later, and is asked now for what its fonts lack.
  for (const text of [outline.firm, outline.register, outline.notice]) show(text)
  const number = isEn ? `No. ${outline.number}` : `编号 ${outline.number}`
  const definition: TDocumentDefinitions = {
    pageSize: 'A4',
    pageMargins: [PAGE.side, PAGE.top, PAGE.side, PAGE.bottom],
    language: isEn ? 'en' : 'zh-CN',
    displayTitle: true,
    info: {
      title: printable(`${outline.title} ${outline.subject}`, scope.missing),
      author: 'Rejoinder',
      creator: 'Rejoinder',
      producer: 'Rejoinder',
      creationDate: new Date(`${outline.day}T00:00:00+08:00`),
    },
    defaultStyle: { font: 'Sans', fontSize: 9, color: INK.text, ...(isEn && { fontFeatures: LATIN_PUNCTUATION }) },
    // Heights are estimated a little too high, so that no heading stays behind when its rows move on.
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel !== undefined && PAGE.height - PAGE.bottom - startPosition.top < headlineLevel,
    header: page => ({
      stack:
        page === 1
          ? [small(show(outline.firm), `${number}${isEn ? ' · ' : '　'}${outline.day}`)]
          : [small(show(`${outline.title}${isEn ? ' · ' : '　'}${headSubject(outline)}`), number), hairline(5)],
      margin: [PAGE.side, 30, PAGE.side, 0],
    }),
    background: page =>
      page === 1
        ? {
            columns: [{ width: WIDTH, text: show(outline.notice) }],
            fontSize: SMALL,
            lineHeight: 1.25,
            color: INK.second,
            absolutePosition: { x: PAGE.side, y: PAGE.height - PAGE.bottom + 4 },
          }
        : null,
    footer: (page, pages) => ({
      stack: [
        hairline(0),
        {
          ...(small(
            show(outline.register),
            isEn ? `Page ${page} of ${pages}` : `第 ${page} 页，共 ${pages} 页`,
          ) as object),
          margin: [0, 5, 0, 0],
        } as Content,
      ],
      margin: [PAGE.side, PAGE.bottom - PAGE.foot, PAGE.side, 0],
    }),
    content: [...cover, ...body[0], ...pdfBlocks(missingBlocks(words, scope.missing), scope), ...body[1]],
  }
  return await makePdf(definition, fonts)
}
