import { createReadStream } from 'node:fs'
import type { ImportPreview, PreviewColumn, PreviewRow, PreviewTable } from '#contract/imports.ts'
import { PREVIEW_ROWS } from '#contract/limits.ts'
import type { ImportKind, ImportSubject, RegisterColumn } from '#contract/vocabulary.ts'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { lineReaderOf } from '../../classification/classification-lines.ts'
import { ImportRefusal } from '../../import-files/import-refusal.ts'
import type { RejectedLine } from '../../import-files/imports-repository.ts'
import { type ReadRecord, readTable, type TableRecord } from '../../import-files/read-table.ts'
import { gazetteReaderOf } from '../gazette/gazette-lines.ts'
import { beginsAsXml, readRegisterFile } from '../import/read-register-file.ts'
import { type ColumnChoices, columnsOf, type KnownChoices, labelsKey } from '../import/register-columns.ts'
import { missingColumns, registerReaderOf } from '../import/register-lines.ts'
import { headerIn, readHead, readTableHeads, type TableHead } from '../open-data/open-package.ts'
import { readOpenTable } from '../open-data/read-open-table.ts'

/** A request for a preview: `isWhole` where all of the file is there; `known` are the choices for columns of tables. */
export interface PreviewAsked {
  subject: ImportSubject
  isWhole: boolean
  known: KnownChoices
}

/** A file of this machine, with the name it had where it came from. */
interface GivenFile {
  name: string
  path: string
}

const SAMPLES = 3
const LONGEST_CELL = 200

/** The columns in which a mark is shown as it was understood. */
const MARK_HEADS = [
  'reg_no',
  'class',
  'name',
  'owner',
  'status',
  'application_date',
  'preliminary_date',
  'registration_date',
  'expiry_date',
  'agent',
  'groups',
  'goods',
] as const satisfies readonly RegisterColumn[]

const cellsOf = (mark: RegisterMark): string[] => [
  mark.regNo,
  String(mark.class),
  mark.name,
  mark.owner || mark.ownerEn,
  mark.status,
  mark.applicationDate ?? '',
  mark.preliminaryDate ?? '',
  mark.registrationDate ?? '',
  mark.expiryDate ?? '',
  mark.agent,
  mark.groups.join(' '),
  mark.goods.map(({ name, nameEn }) => name || nameEn).join('；'),
]

const cut = (cell: string): string => cell.slice(0, LONGEST_CELL)

type LookedLine = { line: number; cells: string[]; repairs?: PreviewRow['repairs'] } | RejectedLine

const rowOf = (line: LookedLine): PreviewRow =>
  'cells' in line
    ? { line: line.line, cells: line.cells.map(cut), repairs: line.repairs ?? [], problem: null }
    : {
        line: line.line,
        cells: [],
        repairs: [],
        problem: { problem: line.problem, detail: cut(line.detail), content: cut(line.content) },
      }

/** Collects the first rows of a table and counts all. */
const createRows = () => {
  const looked = { rows: [] as PreviewRow[], read: 0, rejected: 0 }
  return {
    looked,
    take(line: LookedLine): void {
      looked.read += 1
      if ('problem' in line) looked.rejected += 1
      if (looked.rows.length < PREVIEW_ROWS) looked.rows.push(rowOf(line))
    },
  }
}

const NO_CHOICE = { columns: [] as PreviewColumn[], missing: [] as RegisterColumn[], unused: [] as string[] }

const originOf = (label: string, column: RegisterColumn | null, choices?: ColumnChoices): PreviewColumn['origin'] => {
  if (choices?.has(label)) return 'chosen'
  return column === null ? 'none' : 'known'
}

/** Reads rows until there are no more. What is cut short where the file's first bytes end is no fault of the file. */
const readAll = async <Part>(
  parts: AsyncIterable<Part>,
  take: (part: Part) => void,
  isWhole: boolean,
): Promise<void> => {
  let taken = 0
  try {
    for await (const part of parts) {
      take(part)
      taken += 1
    }
  } catch (error) {
    if (isWhole || taken === 0) throw error
  }
}

/** Previews a table of marks, of the gazette or of the classification, in CSV or a workbook. */
const previewTable = async (
  { name, path }: GivenFile,
  { subject, isWhole, known }: PreviewAsked,
): Promise<ImportPreview> => {
  const { looked, take } = createRows()
  let kind: ImportKind = subject
  let labels: readonly string[] = []
  let choices: ColumnChoices | undefined
  const samples = new Map<string, string[]>()

  const readMarks = (): ((line: TableRecord) => ReadRecord<string[]>) => {
    const read = missingColumns(labels, choices).length === 0 ? registerReaderOf(labels, choices) : null
    return line => {
      for (const label of labels) {
        const [cell = '', seen = []] = [line[label], samples.get(label)]
        if (cell !== '' && seen.length < SAMPLES && !seen.includes(cut(cell))) samples.set(label, [...seen, cut(cell)])
      }
      if (read === null) return { row: [] }
      const mark = read(line)
      return 'row' in mark ? { row: cellsOf(mark.row) } : mark
    }
  }
  const readAsWritten =
    (read: (line: TableRecord) => ReadRecord<unknown>) =>
    (line: TableRecord): ReadRecord<string[]> => {
      const row = read(line)
      return 'row' in row ? { row: labels.map(label => line[label] ?? '') } : row
    }
  const readerOf = (columns: readonly string[]): ((line: TableRecord) => ReadRecord<string[]>) => {
    labels = columns
    if (subject === 'classification') return readAsWritten(lineReaderOf(columns))
    choices = known.get(labelsKey(columns))
    const readNotices = choices === undefined ? gazetteReaderOf(columns) : null
    if (readNotices === null) return readMarks()
    kind = 'gazette'
    return readAsWritten(readNotices)
  }

  const lines = readTable(createReadStream(path), readerOf)
  await readAll(lines, line => take('row' in line ? { line: line.line, cells: line.row } : line), isWhole)
  if (kind !== 'register')
    return { kind, tables: [{ name, hasMarks: false, heads: [...labels], ...looked, ...NO_CHOICE }], refusal: null }
  const missing = missingColumns(labels, choices)
  const places = new Map([...columnsOf(labels, choices)].map(([column, label]) => [label, column]))
  const columns = labels.map(label => {
    const column = places.get(label) ?? null
    return { label: cut(label), samples: samples.get(label) ?? [], column, origin: originOf(label, column, choices) }
  })
  const table = { name, hasMarks: true, heads: [...MARK_HEADS], ...looked, columns, missing, unused: [] }
  return { kind, tables: [missing.length === 0 ? table : { ...table, rows: [] }], refusal: null }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Previews a table of the open data; null where it is none. */
const previewOpenTable = async ({ name, bytes }: TableHead): Promise<PreviewTable | null> => {
  const header = headerIn(bytes, name)
  if (header === null) return null
  const used = header.columns.filter(({ field }) => field !== null)
  const { looked, take } = createRows()
  for await (const part of readOpenTable(once(bytes), name)) {
    const rows = part.rows.map(({ line, cells, repairs }) => ({
      line,
      cells: used.map(({ field }) => cells[field ?? ''] ?? ''),
      repairs: [...repairs],
    }))
    for (const line of [...rows, ...part.rejected].toSorted((a, b) => a.line - b.line)) take(line)
  }
  return {
    name,
    hasMarks: false,
    heads: used.map(({ label }) => label),
    ...looked,
    ...NO_CHOICE,
    unused: header.columns.filter(({ field }) => field === null).map(({ label }) => label),
  }
}

const previewPackage = async (heads: readonly TableHead[]): Promise<ImportPreview> => {
  const tables: PreviewTable[] = []
  for (const head of heads) {
    const table = await previewOpenTable(head)
    if (table !== null) tables.push(table)
  }
  if (tables.length === 0) throw new ImportRefusal('noTable', { detail: heads.map(({ name }) => name).join(', ') })
  return { kind: 'openData', tables, refusal: null }
}

const previewXml = async ({ name, path }: GivenFile, isWhole: boolean): Promise<ImportPreview> => {
  const { looked, take } = createRows()
  await readAll(
    readRegisterFile(createReadStream(path)),
    part => {
      if ('marks' in part) for (const mark of part.marks) take({ line: part.line, cells: cellsOf(mark) })
      else if ('problem' in part) take(part)
    },
    isWhole,
  )
  return {
    kind: 'xml',
    tables: [{ name, hasMarks: true, heads: [...MARK_HEADS], ...looked, ...NO_CHOICE }],
    refusal: null,
  }
}

/**
 * Reads the first rows of a file as an import would, and writes nothing: what the file is, its columns as they are understood, and which rows
 * would be mended or kept aside. Throws `ImportRefusal` for a file that cannot be imported.
 */
export const previewFile = async (file: GivenFile, asked: PreviewAsked): Promise<ImportPreview> => {
  if (asked.subject === 'classification') return await previewTable(file, asked)
  const heads = await readTableHeads(file.path, file.name, asked.isWhole)
  if (heads !== null) return await previewPackage(heads)
  if (beginsAsXml(await readHead(file.path))) return await previewXml(file, asked.isWhole)
  return await previewTable(file, asked)
}
