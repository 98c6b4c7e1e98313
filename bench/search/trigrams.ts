import { sql } from 'kysely'
import { type Database, openDatabase } from '../../server/storage/database.ts'
import { withDatabase } from '../../server/storage/embedded/postmaster.ts'

const TOP = 100
const BATCH = 50_000

/**
 * The names of the register in a database of their own, where a letter is what Unicode says: in the register's own, with
 * the collation C, pg_trgm sees no Chinese at all. Indexed for search by trigrams; `close` removes it.
 */
export const openTrigrams = async (db: Database, url: string): Promise<{ names: Database; close(): Promise<void> }> => {
  await sql`drop database if exists trigrams`.execute(db)
  await sql`create database trigrams template template0 encoding 'UTF8' locale 'C' locale_provider builtin
    builtin_locale 'C.UTF-8'`.execute(db)
  const names = openDatabase(withDatabase(url, 'trigrams'), 'long work')
  await sql`create extension pg_trgm`.execute(names)
  await sql`create table marks (id bigint primary key, class smallint not null, name text not null)`.execute(names)
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number; class: number; name: string }>`
      select id, class, name from marks where id > ${after} order by id limit ${BATCH}`.execute(db)
    if (rows.length === 0) break
    await sql`insert into marks select * from unnest(${rows.map(({ id }) => id)}::bigint[],
      ${rows.map(row => row.class)}::smallint[], ${rows.map(({ name }) => name)}::text[])`.execute(names)
    after = rows.at(-1)?.id ?? 0
  }
  await sql`create index marks_trigrams on marks using gin (name gin_trgm_ops)`.execute(names)
  await sql`vacuum analyze marks`.execute(names)
  return {
    names,
    async close() {
      await names.destroy()
      await sql`drop database trigrams`.execute(db)
    },
  }
}

/** The 100 marks nearest by trigrams, at the extension's own threshold. */
export const searchTrigrams = async (names: Database, name: string, niceClass?: number): Promise<void> => {
  const inClass = niceClass === undefined ? sql`` : sql`and class = ${niceClass}`
  await sql`select id, name from marks where name % ${name} ${inClass}
    order by similarity(name, ${name}) desc, id limit ${TOP}`.execute(names)
}

/** Every mark that trigrams find, however many. */
export const findByTrigrams = async (names: Database, name: string): Promise<Set<number>> => {
  const { rows } = await sql<{ id: number }>`select id from marks where name % ${name}`.execute(names)
  return new Set(rows.map(({ id }) => id))
}
