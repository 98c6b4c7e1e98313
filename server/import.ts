import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { inPackageOrder } from '#domain/register/source-packages.ts'
import { StartRefusal } from './app-error.ts'
import { DEFAULT_EDITION } from './classification/edition.ts'
import { importClassification } from './classification/import-classification.ts'
import { readConfig } from './config.ts'
import { ImportRefusal } from './import-files/import-refusal.ts'
import { inImportTurn, type RepairCounts } from './import-files/imports-repository.ts'
import { importRegister, isRegisterTable } from './register/import/import-register.ts'
import { importOpenPackage } from './register/open-data/import-open-package.ts'
import { openOpenPackage } from './register/open-data/open-package.ts'
import type { Database } from './storage/database.ts'
import { openStorage } from './storage/open-storage.ts'
import { runWatches } from './watching/run-watches.ts'

const USAGE = `npm run import -- FILE… [--as-of 2026-11-01] [--name NAME] [--edition NCL13-2026] [--skip-missing]
npm run import -- classification FILE [--edition NCL12-2025]
npm run import -- register FILE [--as-of 2026-11-01] [--name NAME]`
/** The least time between two lines of progress. */
const PROGRESS_MS = 2_000

interface Arguments {
  /** Absent where each file is to be told by its content. */
  subject?: 'classification' | 'register'
  files: string[]
  edition: string
  asOf: string | undefined
  name: string | undefined
  skipsMissing: boolean
}

const isSubject = (word: string | undefined): word is 'classification' | 'register' =>
  word === 'classification' || word === 'register'

const readArguments = (): Arguments => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      edition: { type: 'string', default: DEFAULT_EDITION },
      'as-of': { type: 'string' },
      name: { type: 'string' },
      'skip-missing': { type: 'boolean', default: false },
    },
  })
  const [first, ...others] = positionals
  const files = isSubject(first) ? others : positionals
  if (files.length === 0) throw new StartRefusal(USAGE)
  const asOf = values['as-of']
  if (asOf !== undefined && !isCalendarDay(asOf)) throw new StartRefusal(`--as-of is no day: ${asOf}`)
  return {
    ...(isSubject(first) && { subject: first }),
    files,
    edition: values.edition,
    asOf,
    name: values.name,
    skipsMissing: values['skip-missing'],
  }
}

/** Returns what a file is that is no package of the open data: tables of the classification have no number of a mark. */
const subjectOf = async (file: string): Promise<'classification' | 'register'> => {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    const head = buffer.subarray(0, bytesRead).toString('utf8')
    const [header = ''] = head.split('\n')
    const columns = header.replace(/^\ufeff/, '').split(/[,;\t]/)
    const isRegister = head.trimStart().startsWith('<') || isRegisterTable(columns)
    return isRegister || head.startsWith('PK') ? 'register' : 'classification'
  } finally {
    await handle.close()
  }
}

const megabytes = (size: number): string => `${(size / 1_000_000).toFixed(1)} MB`

/** Returns a function that prints now and then how far a long import has come. */
const progressPrinter = (whole: number) => {
  let printed = Date.now()
  return (read: number, size: number): void => {
    if (Date.now() - printed < PROGRESS_MS) return
    printed = Date.now()
    console.log(`${read.toLocaleString('en')} lines read, ${megabytes(size)} of ${megabytes(whole)}`)
  }
}

const amount = (number: number): string => number.toLocaleString('en')

/** Counts mended and repeated rows by kind; empty where there are none. */
const mendedText = (repaired: RepairCounts = {}): string => {
  const kinds = Object.entries(repaired).map(([kind, count]) => `${kind} ${amount(count)}`)
  return kinds.length === 0 ? '' : ` Repaired: ${kinds.join(', ')}.`
}

/** Imports one file into the database; returns the line that says what it brought. */
const take = async (
  db: Database,
  file: string,
  { subject, edition, asOf, name: registerName, skipsMissing }: Arguments,
): Promise<string> => {
  const name = basename(file)
  const given = { ...(asOf !== undefined && { asOf }), ...(registerName !== undefined && { registerName }) }
  const opened = subject === 'classification' ? null : await openOpenPackage(file, name)
  if (opened !== null) {
    const print = progressPrinter(opened.entries.reduce((sum, { size }) => sum + size, 0))
    const onProgress = ({ read }: { read: number }, size: number): void => print(read, size)
    const counts = await importOpenPackage(db, { name, path: file, opened, skipsMissing, ...given }, { onProgress })
    return `${name}: ${amount(counts.read)} rows read, ${amount(counts.changed)} marks new or changed, ${amount(counts.rejected)} lines kept aside.${mendedText(counts.repaired)}`
  }
  const handle = await open(file)
  const { size: whole } = await handle.stat()
  const source = { name, bytes: handle.createReadStream() }
  const print = progressPrinter(whole)
  if ((subject ?? (await subjectOf(file))) === 'classification') {
    const { read, changed, rejected } = await importClassification(db, edition, source)
    return `${edition}: ${read} lines read, ${changed} new, ${rejected} kept aside.`
  }
  const { read, changed, rejected, repaired } = await importRegister(
    db,
    { ...source, ...given },
    { onProgress: (counts, size) => print(counts.read, size) },
  )
  return `Register: ${read} lines read, ${changed} marks new or changed, ${rejected} lines kept aside.${mendedText(repaired)}`
}

/**
 * Runs `npm run import`: imports files into the database of this server's settings, packages of the open data in the order of their months.
 * The server may run meanwhile.
 */
const run = async (): Promise<void> => {
  const wanted = readArguments()
  const { patient: db, close } = await openStorage(readConfig(process.env), console.log, { asGuest: true })
  try {
    const sayWaiting = (): void => console.log('Another import is running; this one begins when it has ended.')
    for (const file of inPackageOrder(wanted.files, basename))
      console.log(await inImportTurn(db, () => take(db, file, wanted), sayWaiting))
    await runWatches(db)
  } finally {
    await close()
  }
}

const isRefusal = (error: unknown): error is Error =>
  error instanceof ImportRefusal || error instanceof StartRefusal || (error instanceof Error && 'code' in error)

try {
  await run()
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
