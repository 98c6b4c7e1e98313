import { sql } from 'kysely'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { loadStarter } from '../../server/classification/load-starter.ts'
import { TOKEN_VERSION } from '../../server/mark-index/index-mark.ts'
import { prepareMarks, writeMarks } from '../../server/register/marks-repository.ts'
import { SAMPLE_DAY, sampleMarks } from '../../server/register/sample/sample-register.ts'
import type { Database } from '../../server/storage/database.ts'

const BATCH = 2_000

const write = async (db: Database, marks: readonly RegisterMark[]): Promise<void> => {
  await writeMarks(db, await prepareMarks(db, marks))
}

/** Fills the register with so many generated marks, without their events, unless it has been filled before. */
export const loadMarks = async (db: Database, size: number): Promise<void> => {
  const known = await db.selectFrom('registers').select('size').executeTakeFirst()
  if (known?.size === size) return
  await loadStarter(db)
  await sql`truncate marks, mark_events, registers`.execute(db)
  await sql`drop index marks_recall`.execute(db)
  let batch: RegisterMark[] = []
  for (const mark of await sampleMarks(size)) {
    batch.push({ ...mark, events: [] })
    if (batch.length < BATCH) continue
    await write(db, batch)
    batch = []
  }
  await write(db, batch)
  await db.connection().execute(async connection => {
    await sql`set maintenance_work_mem = '512MB'`.execute(connection)
    await sql`create index marks_recall on marks using gin (tok, lt, scope)`.execute(connection)
  })
  await sql`vacuum analyze marks`.execute(db)
  // As if imported: the server that is started on it leaves it as it is.
  await db
    .insertInto('registers')
    .values({
      origin: 'imported',
      name_zh: '生成的商标库',
      name_en: 'Generated register',
      as_of: SAMPLE_DAY,
      size,
      digest: `generated ${size}`,
      token_version: TOKEN_VERSION,
      state: 'ready',
    })
    .execute()
}
