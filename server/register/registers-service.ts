import { sql } from 'kysely'
import type { ImportItem, RegisterChange, RegisterItem, RegisterSource } from '#contract/imports.ts'
import type { ReportRegister } from '#contract/search-report.ts'
import type { ImportKind } from '#contract/vocabulary.ts'
import { type CalendarDay, dayOf } from '#domain/calendar-day.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { inPackageOrder } from '#domain/register/source-packages.ts'
import { AppError } from '../app-error.ts'
import { holdsImports, listImports, periodOf } from '../import-files/imports-repository.ts'
import type { Database } from '../storage/database.ts'
import { askPlaces, markPlaces } from '../storage/shards.ts'
import {
  askByDefault,
  askedRegisters,
  emptyRegister,
  findRegisters,
  type Register,
  RegistersRefusal,
  removeRegister,
} from './register-repository.ts'
import { undoKindOf } from './undo-import.ts'

interface SourceRow {
  file_name: string
  kind: ImportKind | null
  as_of: CalendarDay | null
  digest: string
  imported_at: Date
}

/**
 * Returns the files that the imported register is made from, in the order in which they are applied, each once however often it was imported;
 * none for the sample. One whose import was not ended is named too, without a digest, until it is imported whole.
 */
export const readSources = async (db: Database, registerId: number): Promise<RegisterSource[]> => {
  const { rows } = await sql<SourceRow>`
    select file_name, max(kind) as kind, max(as_of) as as_of, digest, min(coalesce(finished_at, started_at)) as imported_at
    from imports
    where register_id = ${registerId} and (digest <> '' or (rows_changed > 0 and not exists (
      select from imports as later where later.register_id = imports.register_id and later.file_name = imports.file_name
        and later.id > imports.id and later.digest <> '')))
    group by file_name, digest
    order by as_of nulls first, imported_at, file_name`.execute(db)
  const sources = rows.map(row => ({
    fileName: row.file_name,
    kind: row.kind,
    period: periodOf(row.kind, row.file_name),
    asOf: row.as_of,
    importedOn: dayOf(row.imported_at.getTime()),
    digest: row.digest,
  }))
  return inPackageOrder(sources, ({ period, fileName }) => (period === null ? '' : fileName))
}

/** The tables that a register fills; those of the names are made from it. */
const TABLES = [
  'marks',
  'mark_details',
  'gazette_notices',
  'register_owners',
  'register_agents',
  'register_wordings',
  'open_basics',
  'open_owners',
  'open_goods',
  'open_co_owners',
  'open_priorities',
  'open_internationals',
  'open_agents',
]

const readBytes = async (db: Database): Promise<number> => {
  const measure = async (part: Database): Promise<number> => {
    const { rows } = await sql<{ bytes: number }>`
      select sum(pg_total_relation_size(name::regclass))::float8 as bytes from unnest(${TABLES}::text[]) as name`.execute(
      part,
    )
    return rows[0]?.bytes ?? 0
  }
  const others = markPlaces(db).length > 1 ? (await askPlaces(db, [], measure)).answers : []
  return [await measure(db), ...others].reduce((sum, bytes) => sum + bytes, 0)
}

/** Returns the registers that a search asks (`askedRegisters`); throws `AppError` invalidInput for those that do not exist or go together. */
export const registersToSearch = async (
  db: Database,
  named?: readonly number[],
  acceptsLoading = false,
): Promise<Register[]> => {
  try {
    return await askedRegisters(db, named, acceptsLoading)
  } catch (error) {
    if (error instanceof RegistersRefusal) throw new AppError('invalidInput', error.message)
    throw error
  }
}

const named = ({ nameZh, nameEn }: Register): LawText => ({ zh: nameZh, en: nameEn || nameZh })

/** Returns what each register is called, by its identity. */
export const readRegisterNames = async (db: Database): Promise<ReadonlyMap<number, LawText>> =>
  new Map((await findRegisters(db)).map(register => [register.id, named(register)]))

/** Says of several registers as of one: their names, all of their marks, and the earliest of their days, up to which all of them go. */
export const summaryOf = (registers: readonly Register[]) => {
  const names = registers.map(named)
  return {
    name: { zh: names.map(({ zh }) => zh).join('、'), en: names.map(({ en }) => en).join(', ') },
    asOf: registers.map(({ asOf }) => asOf).toSorted()[0] ?? '',
    size: registers.reduce((sum, { size }) => sum + size, 0),
    isSample: registers.some(({ origin }) => origin === 'sample'),
  }
}

const loadingOf = (registers: readonly Register[]): { isLoading?: true } =>
  registers.some(({ state }) => state !== 'ready') ? { isLoading: true } : {}

/** Returns registers as a report names them: together, and each of several. */
export const reportRegisters = async (
  db: Database,
  registers: readonly Register[],
): Promise<{ register: ReportRegister; registers?: { id: number; register: ReportRegister }[] }> => {
  const each = await Promise.all(
    registers.map(async register => {
      const sources = register.origin === 'sample' ? [] : await readSources(db, register.id)
      return { id: register.id, register: { ...summaryOf([register]), ...loadingOf([register]), sources } }
    }),
  )
  const sources = each.flatMap(({ register }) => register.sources)
  return {
    register: { ...summaryOf(registers), ...loadingOf(registers), sources },
    ...(each.length > 1 && { registers: each }),
  }
}

const MOST_IMPORTS = 500

/** Says of the newest import of a file into a register, where it broke off, what undoing it does. */
const withUndo = (db: Database, registerId: number, imports: readonly ImportItem[]): Promise<ImportItem[]> =>
  Promise.all(
    imports.map(async item => {
      if (item.finishedAt !== null || item.changed === 0) return item
      const undo = await undoKindOf(db, item.id, registerId)
      return undo === null ? item : { ...item, undo }
    }),
  )

/** Lists the registers with their files and imports. */
export const listRegisters = async (db: Database): Promise<RegisterItem[]> => {
  const registers = await findRegisters(db)
  const whole = registers.reduce((sum, { size }) => sum + size, 0)
  const bytes = whole === 0 ? 0 : await readBytes(db)
  const items: RegisterItem[] = []
  for (const register of registers) {
    const { id, origin, asOf, size, state, isDefault } = register
    const isSample = origin === 'sample'
    items.push({
      id,
      name: named(register),
      isSample,
      asOf,
      size,
      // All stand in the same tables: a register takes its part of them.
      bytes: Math.round((bytes * size) / Math.max(1, whole)),
      isReady: state === 'ready',
      isDefault,
      sources: isSample ? [] : await readSources(db, id),
      imports: isSample ? [] : await withUndo(db, id, await listImports(db, MOST_IMPORTS, id)),
    })
  }
  return items
}

/** Lets searches that name no register ask this one, or not. Throws `AppError` notFound. */
export const changeRegister = async (
  db: Database,
  id: number,
  { isDefault }: RegisterChange,
): Promise<RegisterItem[]> => {
  if (!(await askByDefault(db, id, isDefault))) throw new AppError('notFound')
  return listRegisters(db)
}

/**
 * Removes a register with all that was imported into it. Throws `AppError` notFound, invalidInput where the name is not typed as it stands, and
 * unavailable while an import runs.
 */
export const deleteRegister = async (db: Database, id: number, name: string): Promise<RegisterItem[]> => {
  const register = (await findRegisters(db)).find(known => known.id === id)
  if (!register) throw new AppError('notFound')
  if (![register.nameZh, register.nameEn].includes(name.trim())) throw new AppError('invalidInput', 'Another name.')
  await db.transaction().execute(async transaction => {
    if (!(await holdsImports(transaction))) throw new AppError('unavailable', 'An import is running.')
    // On other connections: this one keeps imports waiting meanwhile.
    await emptyRegister(db, id)
    await removeRegister(transaction, id)
  })
  return listRegisters(db)
}
