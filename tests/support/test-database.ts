import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../server/storage/database.ts'

export interface TestDatabase {
  db: Database
  url: string
  /** Closes the connections; the clone goes with the cluster. */
  close(): Promise<void>
}

/** A clone of the migrated template, for one test file. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: withDatabase(template, 'postgres') })
  await client.connect()
  await client.query(`create database ${name} template ${template.pathname.slice(1)}`)
  await client.end()
  const url = withDatabase(template, name)
  const db = openDatabase(url)
  return { db, url, close: () => db.destroy() }
}

const withDatabase = (url: URL, name: string): string => url.href.replace(/\/[^/]*$/, `/${name}`)

/** Another account on the standard plan; answers its identity. */
export const addAccount = async (db: Database, name = 'other'): Promise<number> => {
  const { id } = await db
    .insertInto('accounts')
    .values({ name, plan_code: 'standard' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
