import { sql } from 'kysely'
import { GROUPS_IN_SCOPE, indexMark, TOKEN_VERSION } from '../mark-index/index-mark.ts'
import type { Database } from '../storage/database.ts'
import { inAllPlaces } from '../storage/shards.ts'
import { settleRegister } from './register-repository.ts'

/** Any fixed number: it lets one of several servers index that start at once. */
const LOCK_KEY = 7_391_048
const BATCH = 1_000

interface IndexedMark {
  id: number
  name: string
  class: number
  groups: readonly string[]
}

const numbersText = (numbers: readonly number[]): string => `{${numbers.join(',')}}`

/** Indexes the next marks; returns the identity of the last one, undefined at the end. */
const reindexAfter = async (db: Database, after: number): Promise<number | undefined> => {
  const { rows } = await sql<IndexedMark>`
    select id, name, class, ${GROUPS_IN_SCOPE} as groups from marks where id > ${after} order by id limit ${BATCH}`.execute(
    db,
  )
  const indexed = rows.map(mark => ({ id: mark.id, ...indexMark(mark) }))
  await sql`
    update marks set tok = given.tok::integer[], lt = given.lt::tsvector, scope = given.scope::integer[]
    from unnest(
      ${indexed.map(({ id }) => id)}::bigint[], ${indexed.map(({ tok }) => numbersText(tok))}::text[],
      ${indexed.map(({ lt }) => lt)}::text[], ${indexed.map(({ scope }) => numbersText(scope))}::text[]
    ) as given (id, tok, lt, scope)
    where marks.id = given.id`.execute(db)
  return rows.at(-1)?.id
}

/**
 * Indexes the marks of the register again where they were indexed under another version of the keys. After an abort or
 * a failure the next call begins anew. Until it ends, searches may miss near marks.
 */
export const reindexMarks = async (db: Database, signal: AbortSignal): Promise<void> => {
  const isCurrent = async (): Promise<boolean> =>
    (await db.selectFrom('registers').select('id').where('token_version', '<>', TOKEN_VERSION).executeTakeFirst()) ===
    undefined
  if (await isCurrent()) return
  await db.connection().execute(async connection => {
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_lock(${LOCK_KEY}) as held`.execute(connection)
    if (!rows[0]?.held) return
    try {
      await inAllPlaces(connection, async part => {
        // How marks stood before an import holds keys of the other version.
        await sql`delete from import_undo`.execute(part)
        for (let after: number | undefined = 0; after !== undefined && !signal.aborted; )
          after = await reindexAfter(part, after)
      })
      if (signal.aborted) return
      await connection.updateTable('registers').set({ token_version: TOKEN_VERSION }).execute()
      await settleRegister(connection)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(connection)
    }
  })
}
