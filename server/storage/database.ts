import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

/** Returns a text for a pattern of SQL's `like` in which each of its characters stands for itself. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

export type Database = Kysely<Tables>

const CONNECTIONS = 10
const { INT8, DATE } = pg.types.builtins

/**
 * Reads identities as numbers (RowId keeps them exact) and days as their text: pg would make strings of the first and
 * midnights in this machine's time zone of the second.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8) return Number
    if (oid === DATE) return String
    return pg.types.getTypeParser(oid, format)
  },
}

/**
 * Opens a pool of connections; `destroy()` closes it. A connection that breaks while idle is replaced on the next use.
 */
export const openDatabase = (url: string): Database => {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, types })
  pool.on('error', () => undefined)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
