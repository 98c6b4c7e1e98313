import { sql } from 'kysely'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { TOKEN_VERSION } from '../mark-index/index-mark.ts'
import type { Database } from '../storage/database.ts'
import type { RegisterOrigin } from '../storage/tables.ts'
import { refreshNames } from './names-repository.ts'

/** The register that is searched. It is not whole while it is loading, or where its import broke off. */
export interface Register {
  id: number
  origin: RegisterOrigin
  nameZh: string
  nameEn: string
  asOf: CalendarDay
  /** The number of marks, one for each number and class. */
  size: number
  digest: string
  tokenVersion: number
  state: 'loading' | 'ready'
  loadedAt: Date
}

export type NewRegister = Pick<Register, 'origin' | 'nameZh' | 'nameEn' | 'asOf' | 'digest'>

/** Returns the register, of which there is at most one; undefined before any was loaded. */
export const findRegister = (db: Database): Promise<Register | undefined> =>
  db
    .selectFrom('registers')
    .select([
      'id',
      'origin',
      'name_zh as nameZh',
      'name_en as nameEn',
      'as_of as asOf',
      'size',
      'digest',
      'token_version as tokenVersion',
      'state',
      'loaded_at as loadedAt',
    ])
    .executeTakeFirst()

/** Replaces the register by an empty one that is loading; returns its id. Call it in a transaction. */
export const replaceRegister = async (
  db: Database,
  { origin, nameZh, nameEn, asOf, digest }: NewRegister,
): Promise<number> => {
  // The row first, as whoever adds marks does: the other way round they would wait for each other.
  await db.deleteFrom('registers').execute()
  await sql`truncate marks, mark_events`.execute(db)
  await refreshNames(db)
  const { id } = await db
    .insertInto('registers')
    .values({
      origin,
      name_zh: nameZh,
      name_en: nameEn,
      as_of: asOf,
      digest,
      token_version: TOKEN_VERSION,
      state: 'loading',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const IMPORTED_NAME = { zh: '导入的商标库', en: 'Imported register' }

export interface OpenedRegister {
  id: number
  isNew: boolean
}

/** Returns the imported register, or a new one in the place of a sample, which takes the given name. */
export const openImportedRegister = (
  db: Database,
  name: string | undefined,
  asOf: CalendarDay,
): Promise<OpenedRegister> =>
  db.transaction().execute(async transaction => {
    const known = await findRegister(transaction)
    if (known?.origin === 'imported') return { id: known.id, isNew: false }
    const { zh, en } = name === undefined ? IMPORTED_NAME : { zh: name, en: name }
    const id = await replaceRegister(transaction, { origin: 'imported', nameZh: zh, nameEn: en, asOf, digest: '' })
    return { id, isNew: true }
  })

/**
 * Counts marks that were added to a register, which is loading from then on; false where another has taken its place.
 * Locks the row until the commit.
 */
export const growRegister = async (db: Database, id: number, added: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('registers')
    .set(({ eb }) => ({ size: eb('size', '+', added), state: 'loading' }))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** What the name of a register says that was never filled whole. */
const PARTLY = { zh: '（不完整）', en: ' (incomplete)' }

/** Lets a register be searched as far as it is filled; from then on its name says so wherever it shows. */
export const openPartly = async (db: Database): Promise<void> => {
  await db
    .updateTable('registers')
    .set({
      state: 'ready',
      name_zh: sql<string>`replace(name_zh, ${PARTLY.zh}, '') || ${PARTLY.zh}`,
      name_en: sql<string>`replace(name_en, ${PARTLY.en}, '') || ${PARTLY.en}`,
    })
    .where('state', '=', 'loading')
    .where('origin', '=', 'imported')
    .execute()
}

/** Marks a register as whole and keeps its digest; of two days it takes the later one. */
export const finishRegister = async (db: Database, id: number, asOf: CalendarDay, digest: string): Promise<void> => {
  await db
    .updateTable('registers')
    .set({
      state: 'ready',
      name_zh: sql<string>`replace(name_zh, ${PARTLY.zh}, '')`,
      name_en: sql<string>`replace(name_en, ${PARTLY.en}, '')`,
      as_of: sql<string>`greatest(as_of, ${asOf}::date)`,
      digest,
      loaded_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
}

/** Gives the register another digest, as marks of it changed though it stands at the same day. */
export const noteChange = async (db: Database, digest: string): Promise<void> => {
  await db.updateTable('registers').set({ digest, loaded_at: new Date() }).where('state', '=', 'ready').execute()
}

/**
 * Tidies up after many marks were written: empties the list of pending entries of the recall index, which every search
 * would read through, lists the names anew, and updates the planner's statistics.
 */
export const settleRegister = async (db: Database): Promise<void> => {
  await sql`select gin_clean_pending_list('marks_recall')`.execute(db)
  await sql`analyze marks`.execute(db)
  await refreshNames(db)
}
