import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../storage/database.ts'
import { DEFAULT_EDITION } from './edition.ts'
import { importRows } from './import-classification.ts'
import { listStarterFiles } from './starter.ts'

/** Returns the starter's files and a digest that changes with any of them. */
const readStarter = async (): Promise<{ files: string[]; digest: string }> => {
  const files = await listStarterFiles()
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(file))
  return { files, digest: hash.digest('hex') }
}

/** Any fixed number: servers that start at once load one after another. */
const LOCK_KEY = 7_391_046

/** Ignores rejected lines: in the starter, which belongs to the project, one is a defect that its test finds. */
const passOver = async (): Promise<void> => undefined

/**
 * Loads the classification that comes with the project where the default edition is missing or is an older starter; an
 * imported edition stays as it is.
 */
export const loadStarter = async (db: Database): Promise<void> => {
  const { files, digest } = await readStarter()
  await db.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(transaction)
    const known = await transaction
      .selectFrom('classifications')
      .select(['id', 'origin', 'digest'])
      .where('edition', '=', DEFAULT_EDITION)
      .executeTakeFirst()
    if (known?.origin === 'imported' || known?.digest === digest) return
    if (known) await transaction.deleteFrom('classifications').where('id', '=', known.id).execute()
    const { id } = await transaction
      .insertInto('classifications')
      .values({ edition: DEFAULT_EDITION, origin: 'starter', digest })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const file of files) await importRows(transaction, id, createReadStream(file), passOver)
  })
}
