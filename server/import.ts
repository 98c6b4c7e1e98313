import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_EDITION } from './classification/classification-service.ts'
import { importClassification } from './classification/import-classification.ts'
import { readConfig } from './config.ts'
import { ImportRefusal } from './imports/import-refusal.ts'
import { StartRefusal } from './start-refusal.ts'
import { openStorage } from './storage/open-storage.ts'

const USAGE = 'npm run import -- classification FILE.csv [--edition NCL12-2025]'

/** `npm run import`: takes a file into the database of this server's settings; the server is stopped meanwhile. */
const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { edition: { type: 'string', default: DEFAULT_EDITION } },
  })
  const [subject, file, ...others] = positionals
  if (subject !== 'classification' || file === undefined || others.length > 0) throw new ImportRefusal(USAGE)
  const handle = await open(file)
  const { db, close } = await openStorage(readConfig(process.env), console.log)
  try {
    const bytes = handle.createReadStream()
    const { read, changed, rejected } = await importClassification(db, values.edition, { name: basename(file), bytes })
    console.log(`${values.edition}: ${read} lines read, ${changed} new, ${rejected} kept aside.`)
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
