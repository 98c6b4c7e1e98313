import process from 'node:process'
import { sql } from 'kysely'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { loadStarter } from '../../server/classification/load-starter.ts'
import { prepareMarks, writeMarks } from '../../server/register/marks-repository.ts'
import { addRegister } from '../../server/register/register-repository.ts'
import { SAMPLE_DAY, sampleMarks } from '../../server/register/sample/sample-register.ts'
import type { Database } from '../../server/storage/database.ts'
import { structuredName } from './structured-names.ts'

const BATCH = 2_000
/** `SEARCH_NAMES=structured` gives names the structure of real ones. */
const isStructured = process.env['SEARCH_NAMES'] === 'structured'

const write = async (db: Database, registerId: number, marks: readonly RegisterMark[]): Promise<void> => {
  await writeMarks(db, await prepareMarks(db, marks, { registerId, isNew: true }))
}

/** Fills the register, over connections for long work, with so many generated marks, without their events, unless it has been filled before. */
export const loadMarks = async (db: Database, size: number): Promise<void> => {
  const known = await db.selectFrom('registers').select('size').executeTakeFirst()
  if (known?.size === size) return
  await loadStarter(db)
  await sql`drop index if exists marks_recall`.execute(db)
  await sql`truncate marks, mark_details, registers`.execute(db)
  // As if imported: the server that is started on it leaves it as it is.
  const registerId = await addRegister(db, {
    origin: 'imported',
    nameZh: '生成的商标库',
    nameEn: 'Generated register',
    asOf: SAMPLE_DAY,
    digest: `generated ${size}`,
  })
  let batch: RegisterMark[] = []
  // The database writes a batch while the next is made.
  let writing: Promise<unknown> = Promise.resolve()
  for (const mark of await sampleMarks(size)) {
    batch.push({ ...mark, name: isStructured ? structuredName(mark.name) : mark.name, events: [] })
    if (batch.length < BATCH) continue
    const prepared = await prepareMarks(db, batch, { registerId, isNew: true })
    await writing
    writing = writeMarks(db, prepared)
    batch = []
  }
  await writing
  await write(db, registerId, batch)
  await db.connection().execute(async connection => {
    await sql`set maintenance_work_mem = '512MB'`.execute(connection)
    await sql`create index marks_recall on marks using gin (tok, lt, scope)`.execute(connection)
  })
  await sql`vacuum analyze marks`.execute(db)
  await db.updateTable('registers').set({ size, state: 'ready' }).where('id', '=', registerId).execute()
}
