import { sql } from 'kysely'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { ImportRefusal } from '../import-files/import-refusal.ts'
import { TOKEN_VERSION } from '../mark-index/index-mark.ts'
import type { Database } from '../storage/database.ts'
import { inAllPlaces, markPlaces } from '../storage/shards.ts'
import type { RegisterOrigin } from '../storage/tables.ts'
import { refreshNames } from './names-repository.ts'

/** A register of marks. It is not whole while it is loading, or where its import broke off. */
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
  /** It is asked where a search names none. */
  isDefault: boolean
  loadedAt: Date
}

export type NewRegister = Pick<Register, 'origin' | 'nameZh' | 'nameEn' | 'asOf' | 'digest'>

/** An imported register that searches ask by default: beside it the sample is not asked, even while it is being loaded. */
const STANDS_IN_FRONT = sql`origin = 'imported' and (is_default or state = 'ready')`

/**
 * Lists the registers: imported ones that are asked before the sample, those that can be searched before others, those that are asked by
 * default first, the oldest first.
 */
export const findRegisters = (db: Database): Promise<Register[]> =>
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
      'is_default as isDefault',
      'loaded_at as loadedAt',
    ])
    .orderBy(STANDS_IN_FRONT, 'desc')
    .orderBy(sql`state = 'ready'`, 'desc')
    .orderBy('origin')
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()

/**
 * Returns the main register: where others stand beside it, the first that can be searched, an imported one before the sample even while it is
 * being loaded. Undefined before any was loaded.
 */
export const findRegister = async (db: Database): Promise<Register | undefined> => (await findRegisters(db))[0]

/** Tells who asks for registers that there are no such, or that a sample was asked with real ones. */
export class RegistersRefusal extends Error {}

/**
 * Returns the registers that a search asks: those named, or all imported ones that are asked by default, or the main one. A sample is asked
 * alone, and never in the place of an imported one that is being loaded. Empty where none of them can be searched: while one is loading, only a
 * search that accepts it asks it for what stands so far. Throws `RegistersRefusal` where the named ones are not there, or do not go together.
 */
export const askedRegisters = async (
  db: Database,
  named: readonly number[] = [],
  acceptsLoading = false,
): Promise<Register[]> => {
  const all = await findRegisters(db)
  const canAsk = ({ state, size }: Register): boolean => state === 'ready' || (acceptsLoading && size > 0)
  if (named.length === 0) {
    const byDefault = all.filter(({ isDefault, origin }) => isDefault && origin === 'imported')
    return byDefault.length > 0 ? byDefault.filter(canAsk) : all.filter(canAsk).slice(0, 1)
  }
  if (named.some(id => all.every(register => register.id !== id))) throw new RegistersRefusal('No such register.')
  const asked = all.filter(({ id }) => named.includes(id))
  if (asked.length > 1 && asked.some(({ origin }) => origin === 'sample'))
    throw new RegistersRefusal('The sample register is asked alone.')
  return asked.every(canAsk) ? asked : []
}

/** Adds an empty register that is loading; returns its id. */
export const addRegister = async (
  db: Database,
  { origin, nameZh, nameEn, asOf, digest }: NewRegister,
): Promise<number> => {
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

/** The tables of a register's rows, but for the details of marks, which go with them. */
const REGISTER_TABLES = [
  'marks',
  'mark_changes',
  'import_undo',
  'alerts',
  'gazette_notices',
  'open_basics',
  'open_owners',
  'open_goods',
  'open_co_owners',
  'open_priorities',
  'open_internationals',
  'open_agents',
  'open_changes',
  'open_packages',
] as const

/** The tables whose rows stand where the marks do. */
const BESIDE_MARKS = new Set<string>(['marks', 'mark_changes', 'import_undo'])

const whereRowsStand = <Answer>(db: Database, table: string, work: (part: Database) => Promise<Answer>) =>
  BESIDE_MARKS.has(table) ? inAllPlaces(db, work) : work(db)

/** Removes a register with all of its rows; what was imported into it goes from the list, too. Call it in a transaction. */
export const removeRegister = async (db: Database, id: number): Promise<void> => {
  // The row first, as whoever adds marks does: the other way round they would wait for each other.
  await db.deleteFrom('registers').where('id', '=', id).execute()
  for (const table of REGISTER_TABLES)
    await whereRowsStand(db, table, part =>
      sql`delete from ${sql.table(table)} where register_id = ${id}`.execute(part),
    )
  await db.deleteFrom('imports').where('register_id', '=', id).execute()
  await refreshNames(db)
}

/** Rows that are deleted in one statement. */
const BATCH = 20_000

const deleteBatch = async (
  db: Database,
  table: string,
  { id, after, size }: { id: number; after: string; size: number },
): Promise<string | null> => {
  const { rows } = await sql<{ last: string | null }>`
    with gone as (
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ctid > ${after}::tid and register_id = ${id} limit ${size}))
      returning ctid
    )
    select max(ctid)::text as last from gone`.execute(db)
  return rows[0]?.last ?? null
}

/**
 * Deletes the rows of a register in batches, each committed, so that nothing waits long; from the first on it counts as not whole and no search
 * asks it. Where it was stopped, call it again; `removeRegister` takes what is left. Nothing may be imported meanwhile.
 */
export const emptyRegister = async (db: Database, id: number, size = BATCH): Promise<void> => {
  await db.updateTable('registers').set({ state: 'loading', is_default: false }).where('id', '=', id).execute()
  for (const table of REGISTER_TABLES)
    await whereRowsStand(db, table, async part => {
      for (let after: string | null = '(0,0)'; after !== null; )
        after = await deleteBatch(part, table, { id, after, size })
    })
}

/** Ends the name of a register that was never filled whole. */
const PARTLY = { zh: '（不完整）', en: ' (incomplete)' }
const IMPORTED_NAME = { zh: '导入的商标库', en: 'Imported register' }

/** The register that an import goes into: one that stands, or the one of a name; absent for the main one. */
export interface ImportTarget {
  registerId?: number
  registerName?: string
}

export interface OpenedRegister {
  id: number
  /** It was added just now, and has nothing yet. */
  isNew: boolean
  /** No import into it has ended yet: what comes is no change of anything. */
  isFirst: boolean
}

/** Returns the register that a target names, where it stands. */
export const findTarget = async (
  db: Database,
  { registerId, registerName }: ImportTarget,
): Promise<Register | undefined> => {
  const imported = (await findRegisters(db)).filter(({ origin }) => origin === 'imported')
  if (registerId !== undefined) return imported.find(({ id }) => id === registerId)
  const oldest = imported.toSorted((a, b) => a.id - b.id)[0]
  return registerName === undefined
    ? oldest
    : imported.find(({ nameZh, nameEn }) =>
        [nameZh.replace(PARTLY.zh, ''), nameEn.replace(PARTLY.en, '')].includes(registerName),
      )
}

/**
 * Returns the register that an import goes into, or a new one beside the others where it does not stand yet. Notices of the gazette that came
 * before any register are the first one's. Throws `ImportRefusal` for a register that was removed.
 */
export const openImportedRegister = (db: Database, target: ImportTarget, asOf: CalendarDay): Promise<OpenedRegister> =>
  db.transaction().execute(async transaction => {
    const known = await findTarget(transaction, target)
    if (known) return { id: known.id, isNew: false, isFirst: known.digest === '' }
    if (target.registerId !== undefined) throw new ImportRefusal('replaced')
    const { registerName } = target
    const { zh, en } = registerName === undefined ? IMPORTED_NAME : { zh: registerName, en: registerName }
    const id = await addRegister(transaction, { origin: 'imported', nameZh: zh, nameEn: en, asOf, digest: '' })
    for (const table of REGISTER_TABLES)
      if (table.startsWith('open') || table === 'gazette_notices')
        await sql`update ${sql.table(table)} set register_id = ${id} where register_id = 0`.execute(transaction)
    return { id, isNew: true, isFirst: true }
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

/** Lets a register be searched as far as it is filled; from then on its name says so wherever it shows. */
export const openPartly = async (db: Database, id: number): Promise<void> => {
  await db
    .updateTable('registers')
    .set({
      state: 'ready',
      name_zh: sql<string>`replace(name_zh, ${PARTLY.zh}, '') || ${PARTLY.zh}`,
      name_en: sql<string>`replace(name_en, ${PARTLY.en}, '') || ${PARTLY.en}`,
    })
    .where('state', '=', 'loading')
    .where('id', '=', id)
    .execute()
}

/** Counts marks out of a register that an import had added and that was undone; where it is whole again, it can be searched again. */
export const shrinkRegister = async (db: Database, id: number, removed: number, isWhole: boolean): Promise<void> => {
  await db
    .updateTable('registers')
    .set(({ eb }) => ({ size: eb('size', '-', removed), ...(isWhole && { state: 'ready' as const }) }))
    .where('id', '=', id)
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

/** Lets searches that name no register ask this one, or not; returns whether there is one. */
export const askByDefault = async (db: Database, id: number, isDefault: boolean): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('registers')
    .set({ is_default: isDefault })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Gives a register another digest, as marks of it changed though it stands at the same day. */
export const noteChange = async (db: Database, id: number, digest: string): Promise<void> => {
  await db
    .updateTable('registers')
    .set({ digest, loaded_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .execute()
}

/**
 * Lets no batch of an import wait for the disk, until the end of the transaction or of the session: a crash loses whole batches at most, which
 * the next import of the file brings back. `pending` is how much waits for the recall index: every search reads through it (`pendingLimit`).
 * Rows are looked up by their index: the planner would read a table of some 100,000 rows whole for every batch.
 */
export const easeWriting = async (db: Database, pending: string, until: 'transaction' | 'session'): Promise<void> => {
  await sql`select set_config('synchronous_commit', 'off', ${until === 'transaction'}),
    set_config('gin_pending_list_limit', ${pending}, ${until === 'transaction'}),
    set_config('work_mem', '64MB', ${until === 'transaction'}),
    set_config('enable_seqscan', 'off', ${until === 'transaction'}), set_config('random_page_cost', '0.1', ${until === 'transaction'})`.execute(
    db,
  )
}

/** Returns how much may wait for the recall index: much while nobody searches an imported register, as it is then entered faster; else little. */
export const pendingLimit = async (db: Database): Promise<string> =>
  (await findRegisters(db)).some(({ origin, state, size }) => origin === 'imported' && state === 'ready' && size > 0)
    ? '128kB'
    : '16MB'

/** Counts the marks of registers that stand on other servers: an import that was killed between two of them counted some twice or never. */
const recountRegisters = async (db: Database): Promise<void> => {
  const counted = await inAllPlaces(db, part =>
    sql<{ id: number; size: number }>`
      select register_id as id, count(*)::float8 as size from marks group by register_id`.execute(part),
  )
  for (const [id, parts] of Map.groupBy(
    counted.flatMap(({ rows }) => rows),
    row => row.id,
  ))
    await db
      .updateTable('registers')
      .set({ size: parts.reduce((sum, { size }) => sum + size, 0) })
      .where('id', '=', id)
      .execute()
}

/**
 * Tidies up after many marks were written: empties the list of pending entries of the recall index, which every search
 * would read through, lists the names anew, and updates the planner's statistics.
 */
export const settleRegister = async (db: Database): Promise<void> => {
  await inAllPlaces(db, async part => {
    await sql`select gin_clean_pending_list('marks_recall')`.execute(part)
    await sql`analyze marks`.execute(part)
  })
  await refreshNames(db)
  if (markPlaces(db).length > 1) await recountRegisters(db)
}
