import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Unzip, UnzipInflate } from 'fflate'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ImportRefusal } from '../../import-files/import-refusal.ts'
import { TABLE_SHAPES } from './open-tables.ts'
import { type FoundHeader, findHeader, HEADER_WITHIN } from './read-open-table.ts'

const IS_UTF8 = 0x800
const TABLE_FILE = /\.(?:csv|txt|xls|tsv)$/i

/** Returns the name of an entry, which Chinese programs write in GBK where they do not say UTF-8. */
const entryName = (raw: Buffer, flags: number): string => {
  if ((flags & IS_UTF8) !== 0) return raw.toString('utf8')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    return new TextDecoder('gb18030').decode(raw)
  }
}

export interface PackageEntry {
  name: string
  /** Bytes when unpacked, as the package says. */
  size: number
  open(): Promise<Readable>
}

export interface OpenedPackage {
  /** The tables of the package in the order of their names; pictures and other files are left out. */
  entries: readonly PackageEntry[]
  close(): void
}

const isWorkbook = (name: string): boolean => name.startsWith('xl/')

/** Lists the tables of a ZIP; null for one that is an Excel workbook, or has no table. Nothing is unpacked yet. */
const listZip = async (zip: ZipFile): Promise<PackageEntry[] | null> => {
  const entries: PackageEntry[] = []
  for await (const entry of zip.eachEntry()) {
    const listed: Entry = entry
    const name = entryName(listed.fileNameRaw, listed.generalPurposeBitFlag)
    if (isWorkbook(name)) return null
    if (!TABLE_FILE.test(name)) continue
    entries.push({ name, size: listed.uncompressedSize, open: () => zip.openReadStreamPromise(listed) })
  }
  return entries.length === 0 ? null : entries.toSorted((a, b) => a.name.localeCompare(b.name, 'zh'))
}

const HEAD_BYTES = 16_384

/** Returns the first bytes of a file. */
export const readHead = async (path: string): Promise<Buffer> => {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const ZIP_MARK = Buffer.from('PK')

/** Returns the header of a table of the open data in its first bytes, in whatever encoding shows one; null where there is none. */
export const headerIn = (head: Uint8Array, name: string): FoundHeader | null => {
  const lines = ['utf-8', 'gb18030', 'utf-16le'].flatMap(encoding =>
    new TextDecoder(encoding).decode(head.subarray(0, HEAD_BYTES)).split('\n').slice(0, HEADER_WITHIN),
  )
  for (const line of lines) {
    const header = findHeader(line.replace(/\r$/, ''), name)
    if (header !== null) return header
  }
  return null
}

/**
 * Whether a table outside of a package is the office's: its name says so, or every column is the office's and status can be concluded. Vendors
 * use the same labels, with a status of their own beside them.
 */
const isOfOffice = (head: Uint8Array, name: string): boolean => {
  const header = headerIn(head, name)
  if (header === null) return false
  if (TABLE_SHAPES[header.table].title.test(name)) return true
  const fields = header.columns.map(({ field }) => field)
  return !fields.includes(null) && (header.table !== 'basics' || fields.includes('registrationDate'))
}

/** Returns a table outside of a package, as a package of itself; null where it is no table of the office. */
const looseTable = async (path: string, name: string, head: Buffer): Promise<OpenedPackage | null> => {
  if (!isOfOffice(head, name)) return null
  const { size } = await stat(path)
  const entry: PackageEntry = { name, size, open: () => Promise.resolve(createReadStream(path)) }
  return { entries: [entry], close: () => undefined }
}

/**
 * Opens a file as a package of the open data: a ZIP of tables, or one table alone. Returns null for any other file, a workbook among them.
 * Throws `ImportRefusal` for a ZIP that cannot be read.
 */
export const openOpenPackage = async (path: string, name: string): Promise<OpenedPackage | null> => {
  const head = await readHead(path)
  if (!ZIP_MARK.equals(head.subarray(0, ZIP_MARK.length))) return looseTable(path, name, head)
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { lazyEntries: true, autoClose: false, decodeStrings: false })
    const entries = await listZip(zip)
    const opened = zip
    if (entries !== null) return { entries, close: () => opened.close() }
    zip.close()
    return null
  } catch (error) {
    zip?.close()
    throw new ImportRefusal('notPackage', { cause: error })
  }
}

/** The first bytes of each table of a package, which are looked at before it is imported. */
const LOOKED_AT = 512 * 1024
const LINE_END = 10

/** The beginning of a table, up to the end of a line. */
export interface TableHead {
  name: string
  bytes: Uint8Array
}

const headOf = (name: string, chunks: readonly Uint8Array[], isWhole: boolean): TableHead => {
  const bytes = Buffer.concat(chunks)
  return { name, bytes: isWhole ? bytes : bytes.subarray(0, bytes.lastIndexOf(LINE_END) + 1) }
}

/**
 * Returns the beginnings of the tables in a ZIP, or in the first bytes of one where it is not whole, in its order; a table outside of a package alone. Null for any
 * other file, a workbook among them. Throws `ImportRefusal` for a ZIP that cannot be read.
 */
export const readTableHeads = async (path: string, name: string, isWhole = true): Promise<TableHead[] | null> => {
  const bytes = await readFile(path)
  if (!ZIP_MARK.equals(bytes.subarray(0, ZIP_MARK.length))) return isOfOffice(bytes, name) ? [{ name, bytes }] : null
  const heads: { name: string; chunks: Uint8Array[]; size: number; isWhole: boolean }[] = []
  let entries = 0
  let hasWorkbook = false
  const unzip = new Unzip(file => {
    // Names that do not say UTF-8 come a byte a character.
    const isBytes = Array.from(file.name).every(character => character <= '\u00ff')
    const entry = isBytes ? entryName(Buffer.from(file.name, 'latin1'), 0) : file.name
    entries += 1
    hasWorkbook ||= isWorkbook(entry)
    if (!TABLE_FILE.test(entry)) return
    const table = { name: entry, chunks: [] as Uint8Array[], size: 0, isWhole: false }
    heads.push(table)
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      table.chunks.push(chunk)
      table.size += chunk.length
      table.isWhole = isLast
      if (table.size >= LOOKED_AT && !isLast) file.terminate()
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length; start += HEAD_BYTES)
      unzip.push(bytes.subarray(start, start + HEAD_BYTES), isWhole && start + HEAD_BYTES >= bytes.length)
  } catch (error) {
    throw new ImportRefusal('notPackage', { cause: error })
  }
  if (entries === 0) throw new ImportRefusal('notPackage')
  if (hasWorkbook || heads.length === 0) return null
  return heads.filter(({ size }) => size > 0).map(({ chunks, isWhole, ...head }) => headOf(head.name, chunks, isWhole))
}
