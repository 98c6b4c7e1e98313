import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { localAccountId } from '../../../server/accounts/accounts-repository.ts'
import { GROUPS_IN_SCOPE } from '../../../server/mark-index/index-mark.ts'
import { findRegisters } from '../../../server/register/register-repository.ts'
import { readSources } from '../../../server/register/registers-service.ts'
import { carryMarks, migrate } from '../../../server/storage/migrate.ts'
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

const countOf = async (db: TestDatabase['db'], table: string, register: number): Promise<number> =>
  (await sql`select from ${sql.table(table)} where register_id = ${register}`.execute(db)).rows.length

let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

it('makes one local account on a plan of fifty uses of each feature', async () => {
  const accounts = await test.db.selectFrom('accounts').select(['id', 'plan_code']).execute()
  const allowances = await test.db.selectFrom('allowances').selectAll().orderBy('feature').execute()
  expect(accounts).toEqual([{ id: await localAccountId(test.db), plan_code: 'standard' }])
  expect(allowances).toEqual([
    { plan_code: 'standard', feature: 'fast', monthly: 50 },
    { plan_code: 'standard', feature: 'write', monthly: 50 },
  ])
})

it('changes nothing when it runs again, several at once', async () => {
  await Promise.all([migrate(test.db), migrate(test.db), migrate(test.db)])
  expect(await test.db.selectFrom('accounts').select('id').execute()).toHaveLength(1)
})

it('makes what stood before registers stood side by side the first of them, with nothing lost', async () => {
  const { db, close } = await openEmptyDatabase()
  await migrate(db, { last: '2026-12-22-import-sources' })
  await sql`insert into registers (origin, name_zh, name_en, as_of, size, digest, token_version, state)
    values ('imported', '中国商标库', 'China register', '2026-05-31', 2, 'd', 4, 'ready')`.execute(db)
  await sql`insert into marks (reg_no, class, name, is_device, kind, owner, owner_en, address, agent, status, groups, goods, tok,
      lt, scope, digest)
    select number::text, 9, '青砚', false, 'ordinary', '甲公司', '', '', '', 'registered', '{}', '[]', '{1}', '', '{9}', ''
    from generate_series(1, 2) as number`.execute(db)
  await sql`insert into mark_events (mark_id, events) select id, '[{"code":"filed"}]' from marks`.execute(db)
  for (const table of ['open_basics', 'open_owners', 'open_goods', 'open_agents'])
    await sql`insert into ${sql.table(table)} (key, class, rank, cells) values ('1', 9, 0, '{}')`.execute(db)
  await sql`insert into open_changes values ('1', 9)`.execute(db)
  await sql`insert into open_packages values ('p', '注册商标基本信息.csv', 12)`.execute(db)
  await sql`insert into gazette_notices values ('1', 9, '2026-05-06', '注册公告', '1990')`.execute(db)
  await sql`insert into mark_changes (reg_no, class, kind, day) values ('1', 9, 'new', '2026-05-31')`.execute(db)
  await sql`insert into imports (subject, file_name, digest, kind, finished_at)
    values ('register', '2026-05.zip', 'x', 'openData', now()), ('classification', 'items.csv', 'y', 'classification', now())`.execute(
    db,
  )
  await migrate(db)

  const [register] = await findRegisters(db)
  expect(register).toMatchObject({ nameZh: '中国商标库', size: 2, isDefault: true, state: 'ready' })
  const id = register?.id ?? 0
  for (const table of [
    'open_basics',
    'open_owners',
    'open_goods',
    'open_agents',
    'open_changes',
    'open_packages',
    'mark_changes',
  ])
    expect(await countOf(db, table, id), table).toBe(1)
  expect(await countOf(db, 'marks', id)).toBe(2)
  expect(await countOf(db, 'gazette_notices', id)).toBe(1)
  expect(await db.selectFrom('mark_details').select('events').execute()).toEqual([
    { events: [{ code: 'filed' }] },
    { events: [{ code: 'filed' }] },
  ])
  expect((await readSources(db, id)).map(({ fileName }) => fileName)).toEqual(['2026-05.zip'])
  await close()
})

it('parts marks from their details in batches, and goes on where it was stopped', async () => {
  const { db, close } = await openEmptyDatabase()
  await migrate(db, { last: '2026-12-23-several-registers' })
  await sql`insert into registers (origin, name_zh, name_en, as_of, size, digest, token_version, state)
    values ('imported', '商标库', 'Register', '2026-05-31', 90, 'd', 4, 'ready')`.execute(db)
  await sql`insert into marks (register_id, reg_no, class, name, is_device, kind, owner, owner_en, address, agent, status, groups, goods,
      tok, lt, scope, digest)
    select 1, number::text, (number - 1) % 45 + 1, 'N' || number, false, 'ordinary', '甲公司', '', 'A' || number, '', 'registered', '{0901,4502}',
      '[{"name":"软件"}]', '{1}', 'n', '{9,901,4502}', '' from generate_series(1, 90) as number`.execute(db)
  await sql`insert into mark_events (mark_id, events) select id, '[{"code":"filed"}]' from marks where reg_no <> '90'`.execute(
    db,
  )
  const before = await sql<object>`select marks.*, coalesce(events, '[]') as events from marks
    left join mark_events on mark_id = id order by id`.execute(db)
  await migrate(db, { last: '2026-12-28-groups-in-scope' })

  const said: string[] = []
  const stopAt = (words: string) => (line: string) => {
    said.push(line)
    if (line.includes(words)) throw new Error('stopped')
  }
  await expect(carryMarks(db, stopAt('50 of 90'), 5)).rejects.toThrow('stopped')
  await expect(carryMarks(db, stopAt('3 of 5'), 5)).rejects.toThrow('stopped')
  await Promise.all([migrate(db, { say: line => said.push(line) }), migrate(db)])
  expect(said.slice(0, 5).map(line => /\d+ of \d+/.exec(line)?.[0])).toEqual([
    '0 of 90',
    '50 of 90',
    '50 of 90',
    '90 of 90',
    '1 of 5',
  ])

  const columns = Object.keys(before.rows[0] ?? {}).map(name =>
    name === 'groups' ? sql`${GROUPS_IN_SCOPE} as groups` : sql.ref(name),
  )
  const after =
    await sql<object>`select ${sql.join(columns)} from marks join mark_details on mark_id = id order by id`.execute(db)
  expect(after.rows).toEqual(before.rows)
  expect(await db.selectFrom('register_owners').select(['name', 'marks']).execute()).toEqual([
    { name: '甲公司', marks: 90 },
  ])
  const { rows: left } = await sql`select relname from pg_class where relname like '%before%'`.execute(db)
  expect(left).toEqual([])
  const { rows: next } = await sql`select nextval(pg_get_serial_sequence('marks', 'id')) as id`.execute(db)
  expect(next).toEqual([{ id: 91 }])
  await close()
})

it('knows of a filing from before only where evidence was announced that it was', async () => {
  const { db, close } = await openEmptyDatabase()
  await migrate(db, { last: '2026-12-31-dates-beside-the-review' })
  const accountId = await localAccountId(db)
  await sql`insert into files (id, account_id, name, media_type, size, sha256)
    values (gen_random_uuid(), ${accountId}, 'n.pdf', 'application/pdf', 1, 'a')`.execute(db)
  for (const due of ['2026-09-15', null])
    await sql`insert into rejection_logs (account_id, file_id, office_name, result_name, kind, receive_time, service_type, is_en, notice,
        deadline, analysis_content, reason_content, mark, is_device, application_no, applicant, classes, cited_count, sought, tokens,
        filed_on, evidence_due)
      select account_id, id, 'n.pdf', '', 'full', 0, 0, 0, '{}', '{}', '', '', '', false, '', '', '{}', 0, '', '{}', '2026-06-15',
        ${due}::date from files`.execute(db)
  await migrate(db)
  const rows = await db.selectFrom('rejection_logs').select('has_evidence').orderBy('id').execute()
  expect(rows).toEqual([{ has_evidence: true }, { has_evidence: null }])
  await close()
})
