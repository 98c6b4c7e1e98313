import type { JSONContent } from '@tiptap/core'
import type { WordAuthor } from '#contract/word-import.ts'
import { isFieldName } from '#extensions/serialize/field-nodes.ts'
import { blockNumbers } from '../word/way-back.ts'
import type { ReadBarrier, ReadBlock, ReadRow } from './read-blocks.ts'

/** Rows of a table that only one of two files has. */
export interface RowChange {
  kind: 'rowInserted' | 'rowDeleted'
  /** The paragraphs of the rows, cell by cell. */
  rows: readonly (readonly (readonly ReadBlock[])[])[]
  /** A written paragraph in the row beside which new rows stand. */
  beside: { block: ReadBlock; side: 'after' | 'before' } | null
  tracked: readonly WordAuthor[]
}

export interface RowDifference {
  changes: RowChange[]
  /** The paragraphs of all new and of all removed rows, also of those that cannot be taken over. */
  concerned: ReadonlySet<ReadBlock>
}

interface RowComparing {
  documents: readonly JSONContent[]
  numberOf: ReadonlyMap<ReadBlock, number>
  uploaded: readonly (ReadBlock | ReadBarrier)[]
  /** Which paragraph of the file stands for which of the written ones, those without their words included. */
  partners: Iterable<readonly [uploaded: ReadBlock, written: ReadBlock]>
  /** Whether a paragraph holds nothing but words. */
  isPlain(block: ReadBlock): boolean
}

interface ExportedRow {
  row: JSONContent
  table: JSONContent
}

/** Returns the row around each paragraph of a table, by the paragraph's number. */
const exportedRows = (documents: readonly JSONContent[]): Map<number, ExportedRow> => {
  const numbers = blockNumbers(documents)
  const rows = new Map<number, ExportedRow>()
  const visit = (node: JSONContent, around: ExportedRow | null): void => {
    const number = numbers.get(node)
    if (number !== undefined && around !== null) rows.set(number, around)
    for (const child of node.content ?? [])
      visit(child, child.type === 'tableRow' ? { row: child, table: node } : around)
  }
  for (const document of documents) visit(document, null)
  return rows
}

const spanOf = (cell: JSONContent, name: 'colspan' | 'rowspan'): number => Number(cell.attrs?.[name] ?? 1)

const isSimple = ({ table }: ExportedRow): boolean =>
  (table.content ?? []).every(({ content = [] }) => content.every(cell => spanOf(cell, 'rowspan') === 1))

const columnsOf = ({ content = [] }: JSONContent): number =>
  content.reduce((sum, cell) => sum + spanOf(cell, 'colspan'), 0)

const holds = (node: JSONContent, isWanted: (type: string) => boolean): boolean =>
  (node.content ?? []).some(child => isWanted(String(child.type)) || holds(child, isWanted))

const hasFieldOrTable = (row: JSONContent): boolean => holds(row, type => isFieldName(type) || type === 'table')

const rowsOf = (blocks: readonly ReadBlock[]): Map<ReadRow, ReadBlock[]> => {
  const rows = new Map<ReadRow, ReadBlock[]>()
  for (const block of blocks) if (block.row !== null) rows.set(block.row, [...(rows.get(block.row) ?? []), block])
  return rows
}

const cellsOf = (blocks: readonly ReadBlock[]): ReadBlock[][] => [...Map.groupBy(blocks, ({ place }) => place).values()]

/**
 * Returns the rows that were added to tables in Word and those that were removed. Offered are rows without fields, without
 * merged cells, and of as many columns as the table has.
 */
export const compareRows = (comparing: RowComparing): RowDifference => {
  const { numberOf, isPlain } = comparing
  const exported = exportedRows(comparing.documents)
  const written = rowsOf([...numberOf.keys()])
  const blocks = comparing.uploaded.flatMap(block => ('tokens' in block ? [block] : []))
  const barriers = new Set(comparing.uploaded.flatMap(block => ('tokens' in block ? [] : [block.place])))
  const uploaded = rowsOf(blocks)
  const partnerOf = new Map<ReadRow, ReadRow>()
  for (const [{ row }, { row: own }] of comparing.partners) if (row && own && !row.isGone) partnerOf.set(row, own)
  const kept = new Set(partnerOf.values())
  const keptTables = new Set([...kept].map(({ table }) => table))
  const changes: RowChange[] = []
  const concerned = new Set<ReadBlock>()

  const exportedOf = (row: ReadRow): ExportedRow | undefined =>
    (written.get(row) ?? []).flatMap(block => exported.get(numberOf.get(block) ?? -1) ?? [])[0]

  const insert = (run: readonly ReadRow[], beside: ReadRow, side: 'after' | 'before'): void => {
    const own = exportedOf(beside)
    const [block] = written.get(beside) ?? []
    const rows = run.map(row => cellsOf(uploaded.get(row) ?? []))
    const isTakeable = (row: ReadRow, cells: readonly (readonly ReadBlock[])[]): boolean =>
      !row.isMerged &&
      cells.length === columnsOf(own?.row ?? {}) &&
      cells.flat().every(one => isPlain(one) && !one.isListed && one.level === 0 && !barriers.has(one.place))
    if (own === undefined || block === undefined || !isSimple(own)) return
    if (!run.every((row, index) => isTakeable(row, rows[index] ?? []))) return
    const tracked = run.flatMap((row, index) => [
      ...row.tracked,
      ...(rows[index] ?? []).flat().flatMap(one => one.tracked),
    ])
    changes.push({ kind: 'rowInserted', rows, beside: { block, side }, tracked })
  }

  for (const rows of Map.groupBy(uploaded.keys(), ({ table }) => table).values()) {
    const present = rows.filter(({ isGone }) => !isGone)
    const partnerAt = (index: number): ReadRow | undefined =>
      present.slice(Math.max(0, index), index + 1).flatMap(row => partnerOf.get(row) ?? [])[0]
    if (!present.some(row => partnerOf.has(row))) continue
    for (let index = 0; index < present.length; index += 1) {
      const run: ReadRow[] = []
      const above = partnerAt(index - 1)
      for (let row = present[index]; row && !partnerOf.has(row); row = present[index]) {
        run.push(row)
        index += 1
      }
      if (run.length === 0) continue
      for (const row of run) for (const block of uploaded.get(row) ?? []) concerned.add(block)
      const below = partnerAt(index)
      if (above) insert(run, above, 'after')
      else if (below) insert(run, below, 'before')
    }
  }

  const goneRows = new Map(
    [...uploaded.keys()]
      .filter(({ isGone }) => isGone)
      .flatMap(row => {
        const number = (uploaded.get(row) ?? []).flatMap(({ numbers }) => numbers)[0]
        return number === undefined ? [] : [[number, row] as const]
      }),
  )
  for (const [row, own] of written) {
    if (kept.has(row) || !keptTables.has(row.table)) continue
    for (const block of own) concerned.add(block)
    const around = exportedOf(row)
    if (around === undefined || !isSimple(around) || hasFieldOrTable(around.row)) continue
    const tracked = own.flatMap(block => goneRows.get(numberOf.get(block) ?? -1)?.tracked ?? [])
    changes.push({ kind: 'rowDeleted', rows: [cellsOf(own)], beside: null, tracked })
  }
  return { changes, concerned }
}
