import type { JSONContent } from '@tiptap/core'
import type { UntakenRow, WordAuthor } from '#contract/word-import.ts'
import { isFieldName } from '#extensions/serialize/field-nodes.ts'
import { blockNumbers } from '../word/way-back.ts'
import type { ReadBarrier, ReadBlock, ReadRow } from './read-blocks.ts'

/** Rows of a table that only one of two files has. */
export interface RowChange {
  kind: 'rowInserted' | 'rowDeleted' | 'tableDeleted'
  /** The paragraphs of the rows, cell by cell. */
  rows: readonly (readonly (readonly ReadBlock[])[])[]
  /** A written paragraph in the row beside which new rows stand. */
  beside: { block: ReadBlock; side: 'after' | 'before' } | null
  tracked: readonly WordAuthor[]
}

/** A row that is told and not offered. */
interface RefusedRow extends Omit<UntakenRow, 'cells'> {
  cells: readonly (readonly ReadBlock[])[]
}

export interface RowDifference {
  changes: RowChange[]
  refused: RefusedRow[]
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

/** Returns why what stands in rows cannot go with them; null where it is words alone. */
const heldIn = (node: JSONContent): 'field' | 'table' | null => {
  if (holds(node, isFieldName)) return 'field'
  return holds(node, type => type === 'table') ? 'table' : null
}

const rowsOf = (blocks: readonly ReadBlock[]): Map<ReadRow, ReadBlock[]> => {
  const rows = new Map<ReadRow, ReadBlock[]>()
  for (const block of blocks) if (block.row !== null) rows.set(block.row, [...(rows.get(block.row) ?? []), block])
  return rows
}

const cellsOf = (blocks: readonly ReadBlock[]): ReadBlock[][] => [...Map.groupBy(blocks, ({ place }) => place).values()]

/**
 * Returns the rows that were added to tables in Word and those that were removed, with them tables that are gone. Offered
 * are rows without fields, without merged cells, and of as many columns as the table has; of the others it says why not.
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
  const refused: RefusedRow[] = []
  const concerned = new Set<ReadBlock>()

  const exportedOf = (row: ReadRow): ExportedRow | undefined =>
    (written.get(row) ?? []).flatMap(block => exported.get(numberOf.get(block) ?? -1) ?? [])[0]

  /** Returns why new rows cannot stand beside one of the table; null where they can. */
  const reasonAgainst = (
    rows: readonly { row: ReadRow; cells: readonly (readonly ReadBlock[])[] }[],
    own: ExportedRow | undefined,
  ): UntakenRow['reason'] | null => {
    if (own === undefined) return 'newTable'
    const isWords = (one: ReadBlock): boolean =>
      isPlain(one) && !one.isListed && one.level === 0 && !barriers.has(one.place)
    if (!isSimple(own) || rows.some(({ row }) => row.isMerged)) return 'merged'
    if (rows.some(({ cells }) => cells.length !== columnsOf(own.row))) return 'columns'
    return rows.every(({ cells }) => cells.flat().every(isWords)) ? null : 'content'
  }

  const insert = (run: readonly ReadRow[], beside: ReadRow | undefined, side: 'after' | 'before'): void => {
    const rows = run.map(row => ({ row, cells: cellsOf(uploaded.get(row) ?? []) }))
    const [block] = (beside && written.get(beside)) ?? []
    const reason = reasonAgainst(rows, beside && exportedOf(beside))
    if (reason !== null || block === undefined) {
      refused.push(...rows.map(({ cells }) => ({ kind: 'added' as const, reason: reason ?? 'newTable', cells })))
      return
    }
    const tracked = rows.flatMap(({ row, cells }) => [...row.tracked, ...cells.flat().flatMap(one => one.tracked)])
    changes.push({ kind: 'rowInserted', rows: rows.map(({ cells }) => cells), beside: { block, side }, tracked })
  }

  for (const rows of Map.groupBy(uploaded.keys(), ({ table }) => table).values()) {
    const present = rows.filter(({ isGone }) => !isGone)
    const partnerAt = (index: number): ReadRow | undefined =>
      present.slice(Math.max(0, index), index + 1).flatMap(row => partnerOf.get(row) ?? [])[0]
    // The table of a field is none of the documents'.
    const isProse = present.flatMap(row => uploaded.get(row) ?? []).every(isPlain)
    if (!isProse && !present.some(row => partnerOf.has(row))) continue
    for (let index = 0; index < present.length; index += 1) {
      const run: ReadRow[] = []
      const above = partnerAt(index - 1)
      for (let row = present[index]; row && !partnerOf.has(row); row = present[index]) {
        run.push(row)
        index += 1
      }
      if (run.length === 0) continue
      for (const row of run) for (const block of uploaded.get(row) ?? []) concerned.add(block)
      if (above) insert(run, above, 'after')
      else insert(run, partnerAt(index), 'before')
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
  /** Offers rows that are gone, one by one or with their table, or says why not. */
  const remove = (rows: readonly ReadRow[], around: ExportedRow, kind: 'rowDeleted' | 'tableDeleted'): void => {
    const own = rows.map(row => written.get(row) ?? [])
    for (const block of own.flat()) concerned.add(block)
    const isMerged = kind === 'rowDeleted' && !isSimple(around)
    const reason: UntakenRow['reason'] | null = isMerged
      ? 'merged'
      : heldIn(kind === 'rowDeleted' ? around.row : around.table)
    const cells = own.map(cellsOf)
    const tracked = own.flat().flatMap(block => goneRows.get(numberOf.get(block) ?? -1)?.tracked ?? [])
    if (reason === null) changes.push({ kind, rows: cells, beside: null, tracked })
    else refused.push(...cells.map(one => ({ kind: 'removed' as const, reason, cells: one })))
  }
  for (const [table, rows] of Map.groupBy(written.keys(), row => row.table)) {
    const [whole] = rows.flatMap(row => exportedOf(row) ?? [])
    if (keptTables.has(table)) {
      for (const row of rows) {
        const around = exportedOf(row)
        if (!kept.has(row) && around !== undefined) remove([row], around, 'rowDeleted')
      }
    } else if (whole !== undefined) remove(rows, whole, 'tableDeleted')
  }
  return { changes, refused, concerned }
}
