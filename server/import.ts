import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { StartRefusal } from './app-error.ts'
import { DEFAULT_EDITION } from './classification/edition.ts'
import { importClassification } from './classification/import-classification.ts'
import { readConfig } from './config.ts'
import { ImportRefusal } from './import-files/import-refusal.ts'
import { importRegister } from './register/import/import-register.ts'
import type { Database } from './storage/database.ts'
import { openStorage } from './storage/open-storage.ts'

const USAGE = `npm run import -- classification FILE [--edition NCL12-2025]
npm run import -- register FILE [--as-of 2026-11-01] [--name NAME]`
/** The least time between two lines of progress. */
const PROGRESS_MS = 2_000

interface Arguments {
  subject: 'classification' | 'register'
  file: string
  edition: string
  asOf: string | undefined
  name: string | undefined
}

const readArguments = (): Arguments => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      edition: { type: 'string', default: DEFAULT_EDITION },
      'as-of': { type: 'string' },
      name: { type: 'string' },
    },
  })
  const [subject, file, ...others] = positionals
  if ((subject !== 'classification' && subject !== 'register') || file === undefined || others.length > 0)
    throw new StartRefusal(USAGE)
  const asOf = values['as-of']
  if (asOf !== undefined && !isCalendarDay(asOf)) throw new StartRefusal(`--as-of is no day: ${asOf}`)
  return { subject, file, edition: values.edition, asOf, name: values.name }
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

/** Imports the file into the database; returns the line that says what it brought. */
const take = async (db: Database, { subject, file, edition, asOf, name: registerName }: Arguments): Promise<string> => {
  const handle = await open(file)
  const { size: whole } = await handle.stat()
  const source = { name: basename(file), bytes: handle.createReadStream() }
  const print = progressPrinter(whole)
  if (subject === 'classification') {
    const { read, changed, rejected } = await importClassification(db, edition, source)
    return `${edition}: ${read} lines read, ${changed} new, ${rejected} kept aside.`
  }
  const { read, changed, rejected } = await importRegister(
    db,
    { ...source, ...(asOf !== undefined && { asOf }), ...(registerName !== undefined && { registerName }) },
    { onProgress: (counts, size) => print(counts.read, size) },
  )
  return `Register: ${read} lines read, ${changed} marks new or changed, ${rejected} lines kept aside.`
}

/**
 * Runs `npm run import`: imports a file into the database of this server's settings. Stop the server of an embedded
 * database before.
 */
const run = async (): Promise<void> => {
  const wanted = readArguments()
  const { db, close } = await openStorage(readConfig(process.env), console.log)
  try {
    console.log(await take(db, wanted))
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
