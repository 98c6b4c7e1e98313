import { sql } from 'kysely'
import type { Database } from '../../server/storage/database.ts'

const TOP = 100

/** Builds the index that a search by trigrams of letters stands on. */
export const prepareTrigrams = async (db: Database): Promise<void> => {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index if not exists marks_trigrams on marks using gin (name gin_trgm_ops)`.execute(db)
  await sql`analyze marks`.execute(db)
}

export const dropTrigrams = async (db: Database): Promise<void> => {
  await sql`drop index if exists marks_trigrams`.execute(db)
}

/** The 100 marks nearest by trigrams, at the extension's own threshold. */
export const searchTrigrams = async (db: Database, name: string, niceClass?: number): Promise<void> => {
  const inClass = niceClass === undefined ? sql`` : sql`and class = ${niceClass}`
  await sql`select id, name from marks where name % ${name} ${inClass}
    order by similarity(name, ${name}) desc, id limit ${TOP}`.execute(db)
}

/** Every mark that trigrams find, however many. */
export const findByTrigrams = async (db: Database, name: string): Promise<Set<number>> => {
  const { rows } = await sql<{ id: number }>`select id from marks where name % ${name}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
