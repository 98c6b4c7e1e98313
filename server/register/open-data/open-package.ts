import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ImportRefusal } from '../../import-files/import-refusal.ts'
import { findHeader } from './read-open-table.ts'

/** Packages of a year rank below those of months, which rank by their month: `202305`. */
type PackageRank = number
const BASE_RANK: PackageRank = 0

/** What the name of a package says: the year of filing that it holds, or the month whose changes it brings. */
export interface PackageName {
  kind: 'base' | 'month'
  rank: PackageRank
  /** `2000` or `2023-05`. */
  period: string
}

const MONTH = /(?<!\d)((?:19|20)\d{2})[-_.年](0?[1-9]|1[0-2])(?:月)?(?!\d)/
const MONTH_TOGETHER = /(?<!\d)((?:19|20)\d{2})(0[1-9]|1[0-2])(?!\d)/
const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)/

/** Returns the package that a file name stands for (`2000.zip`, `2023_5.zip`, `2023-05.zip`); null where it names neither year nor month. */
export const readPackageName = (fileName: string): PackageName | null => {
  const name = basename(fileName).replace(/\.[^.]+$/, '')
  const month = MONTH.exec(name) ?? MONTH_TOGETHER.exec(name)
  if (month) {
    const [, year = '', number = ''] = month
    return { kind: 'month', rank: Number(year) * 100 + Number(number), period: `${year}-${number.padStart(2, '0')}` }
  }
  const year = YEAR.exec(name)?.[1]
  return year === undefined ? null : { kind: 'base', rank: BASE_RANK, period: year }
}

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

const readHead = async (path: string): Promise<Buffer> => {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const ZIP_MARK = Buffer.from('PK')

/** Returns a table outside of a package, as a package of itself; null where its first lines are the header of no table. */
const looseTable = async (path: string, name: string, head: Buffer): Promise<OpenedPackage | null> => {
  const isOpen = ['utf-8', 'gb18030', 'utf-16le'].some(encoding =>
    new TextDecoder(encoding)
      .decode(head)
      .split('\n')
      .slice(0, 5)
      .some(line => findHeader(line.replace(/\r$/, ''), name) !== null),
  )
  if (!isOpen) return null
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
