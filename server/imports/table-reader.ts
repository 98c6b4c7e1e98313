import type { LineProblem } from '#contract/imports.ts'
import type { RejectedLine } from './imports-repository.ts'

/** A record by its column names. */
export type TableRecord = Readonly<Record<string, string>>
/** Why a record says nothing, and the text of it that is wrong. */
export interface RecordProblem {
  problem: LineProblem
  detail: string
}
export type ReadRecord<Row> = { row: Row } | RecordProblem
/** `line` is that of the file, the header being line 1. */
export type TableLine<Row> = { line: number; row: Row } | RejectedLine
/** Is given the column names and says how a record is read. */
export type ReaderOf<Row> = (columns: readonly string[]) => (record: TableRecord) => ReadRecord<Row>

/** Reads the lines of one table in order, the first as its column names, of which comes null. Throws what `readerOf` throws. */
export const createTableReader = <Row>(
  readerOf: ReaderOf<Row>,
): ((line: number, fields: readonly string[]) => TableLine<Row> | null) => {
  let columns: string[] = []
  let read: ((record: TableRecord) => ReadRecord<Row>) | undefined
  const readFields = (
    fields: readonly string[],
    readRecord: (record: TableRecord) => ReadRecord<Row>,
  ): ReadRecord<Row> => {
    if (fields.length !== columns.length)
      return { problem: 'columnCount', detail: `${fields.length} / ${columns.length}` }
    if (fields.some(field => field.includes('\0'))) return { problem: 'nulCharacter', detail: '' }
    const record: Record<string, string> = {}
    for (const [index, name] of columns.entries()) record[name] = (fields[index] ?? '').trim()
    return readRecord(record)
  }
  return (line, fields) => {
    if (read === undefined) {
      columns = fields.map(name => name.trim())
      read = readerOf(columns)
      return null
    }
    const outcome = readFields(fields, read)
    return 'row' in outcome ? { line, row: outcome.row } : { line, ...outcome, content: fields.join(',') }
  }
}
