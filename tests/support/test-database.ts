import { type Database, openDatabase } from '../../server/storage/database.ts'
import { cloneTemplate, createEmptyDatabase } from './clone-template.ts'

export interface TestDatabase {
  db: Database
  url: string
  /** Closes the connections; the clone goes with the cluster. */
  close(): Promise<void>
}

/** A clone of the migrated template, for one test file. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const url = await cloneTemplate()
  const db = openDatabase(url)
  return { db, url, close: () => db.destroy() }
}

/** A database without tables, for tests of migrations. */
export const openEmptyDatabase = async (): Promise<TestDatabase> => {
  const url = await createEmptyDatabase()
  const db = openDatabase(url)
  return { db, url, close: () => db.destroy() }
}

/** Another account on the standard plan; answers its identity. */
export const addAccount = async (db: Database, name = 'other'): Promise<number> => {
  const { id } = await db
    .insertInto('accounts')
    .values({ name, plan_code: 'standard' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
