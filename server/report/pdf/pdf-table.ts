import type { CustomTableLayout, Table, TableCell } from 'pdfmake/interfaces.js'
import { type Cell, isReference, type Reference, type TableBlock } from '../report-block.ts'
import { INK, type PdfScope, pdfLine, scaled, TONES } from './pdf-text.ts'
import { FIRST_ROWS, HIGHEST_WHOLE, roughHeight, rowHeights } from './rough-height.ts'
import { typeset } from './typeset.ts'

const HAIRLINE = 0.5
const TINT_RULE = 2
const CELL_GAP = 6
const DENSE_GAP = 3
/** Line heights in lines of the font, which are high by themselves. */
const LEAD = 1.12
const DENSE_LEAD = 1

const isUnderHead = (row: number, { table: { headerRows } }: { table: Table }): boolean => row === headerRows

/** Returns the colour of the rule at the left of a cell; what has none draws nothing there. */
const ruleOf = (cell: TableCell | undefined): string => {
  const colours = typeof cell === 'object' && 'borderColor' in cell ? cell.borderColor : undefined
  return colours?.[0] ?? INK.line
}

/** Draws hairlines between rows, a stronger line under the head, and the rule of a verdict at the left of its cell. */
const layout = (hasTints: boolean, gap: number, air: number): CustomTableLayout => ({
  hLineWidth: (row, node) => (row === 0 ? 0 : isUnderHead(row, node) ? 0.9 : HAIRLINE),
  hLineColor: (row, node) => (isUnderHead(row, node) ? INK.rule : INK.line),
  vLineWidth: () => (hasTints ? TINT_RULE : 0),
  vLineColor: (column, { table: { body } }, row) => ruleOf(body[row ?? 0]?.[column]),
  paddingLeft: column => (hasTints || column > 0 ? gap : 0),
  paddingRight: () => gap,
  paddingTop: () => air,
  paddingBottom: () => air + 0.5,
})

/** A PDF knows its pages, so references are to pages. */
const PAGE_HEAD = { 0: '页', 1: 'Page' } as const

const isReferenced = (rows: TableBlock['rows'], column: number): boolean => {
  const cell = rows[0]?.[column]
  return cell !== undefined && isReference(cell)
}

const bodyCell = (cell: Cell | Reference, scope: PdfScope): TableCell => {
  if (isReference(cell)) return { pageReference: cell.target, alignment: 'right' } as TableCell
  const { lines, tint } = cell
  const tone = tint && TONES[tint]
  const rule = tone?.rule ?? INK.line
  return {
    stack: lines.map(line => pdfLine(line, scope)),
    border: [tone?.rule != null, false, false, true],
    borderColor: [rule, INK.line, INK.line, INK.line],
    ...(tone?.ground && { fillColor: tone.ground }),
  }
}

/**
 * Writes a table with its shares of the line as points without the gaps. The head repeats, and a row that fits a page
 * is not broken.
 */
export const pdfTable = (block: TableBlock, scope: PdfScope): TableCell => {
  const { widths, head, rows, isDense } = block
  const { width } = scope
  const gap = isDense ? DENSE_GAP : CELL_GAP
  const hasTints = rows.some(row => row.some(cell => !isReference(cell) && cell.tint !== undefined))
  const gaps = widths.length * 2 * gap + (hasTints ? (widths.length + 1) * TINT_RULE : -gap)
  const sum = widths.reduce((total, share) => total + share, 0)
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: FIRST_ROWS,
      dontBreakRows: rowHeights(block, width).every(height => height <= HIGHEST_WHOLE),
      widths: widths.map(share => ((width - gaps) * share) / sum),
      body: [
        head.map((text, column) => ({
          text: typeset(isReferenced(rows, column) ? PAGE_HEAD[scope.isEn] : text, scope.missing),
          bold: true,
          border: [false, false, false, true],
          ...(isReferenced(rows, column) && { alignment: 'right' as const }),
        })),
        ...rows.map(row => row.map(cell => bodyCell(cell, scope))),
      ],
    },
    layout: layout(hasTints, gap, (isDense ? 0.9 : 4) * scope.scale),
    fontSize: (isDense ? 8 : 9) * scope.scale,
    lineHeight: isDense ? DENSE_LEAD : LEAD,
    margin: scaled(scope, [0, 0, 0, 10]),
  }
}

/** Writes labels at the left and values beside them, with hairlines between. */
export const pdfFacts = (
  facts: readonly (readonly [label: string, value: Parameters<typeof pdfLine>[0]])[],
  scope: PdfScope,
  width = scope.width,
  labelWidth = 90,
): TableCell => ({
  table: {
    dontBreakRows: facts.every(
      ([, value]) => roughHeight({ kind: 'paragraph', line: value }, width - labelWidth) <= HIGHEST_WHOLE,
    ),
    widths: [labelWidth, width - labelWidth - CELL_GAP * 3],
    body: facts.map(([label, value]) => [
      { text: typeset(label, scope.missing), color: INK.second },
      pdfLine(value, scope),
    ]),
  },
  layout: {
    hLineWidth: row => (row === 0 ? 0 : HAIRLINE),
    hLineColor: () => INK.line,
    vLineWidth: () => 0,
    paddingLeft: column => (column === 0 ? 0 : CELL_GAP),
    paddingRight: () => CELL_GAP,
    paddingTop: () => 4.5 * scope.scale,
    paddingBottom: () => 5 * scope.scale,
  },
  fontSize: 9 * scope.scale,
  lineHeight: 1.18,
})
