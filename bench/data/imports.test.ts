import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { importClassification } from '../../server/classification/import-classification.ts'
import { importRegister } from '../../server/register/import/import-register.ts'
import { findRegister } from '../../server/register/register-repository.ts'
import type { Database } from '../../server/storage/database.ts'
import { openTestDatabase } from '../../tests/support/test-database.ts'
import { TEST_DATA_DIR } from './test-data-dir.ts'

const open = (name: string) => ({ name, bytes: createReadStream(join(TEST_DATA_DIR, name)) })

const openDatabase = async (): Promise<Database> => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  return database.db
}

it('the whole table of 2025 is imported, and nothing of it twice', async () => {
  const db = await openDatabase()
  const load = (name: string) => importClassification(db, 'NCL12-2025', open(`classification/${name}`))
  expect(await load('cn_items_2025_zh_en.csv')).toEqual({ read: 12_308, changed: 12_308, rejected: 0 })
  expect(await load('cn_groups_2025.csv')).toEqual({ read: 491, changed: 491, rejected: 0 })
  expect(await load('cn_relations_2025.csv')).toMatchObject({ read: 1_535, rejected: 0 })
  expect(await load('cn_items_2025_zh_en.csv')).toEqual({ read: 12_308, changed: 0, rejected: 0 })
})

it('case files of the United States office are imported, one row a class, at the day they say', async () => {
  const db = await openDatabase()
  const counts = await importRegister(db, open('uspto/mkreyman_seed_tdxf.xml'))
  expect(counts).toMatchObject({ read: 11, rejected: 0 })
  expect(await findRegister(db)).toMatchObject({ asOf: '2018-02-18', size: counts.changed, state: 'ready' })
  const marks = await db
    .selectFrom('marks')
    .select(['class', 'name', 'owner', 'agent', 'status', 'preliminary_date'])
    .where('reg_no', '=', '87310367')
    .orderBy('class')
    .execute()
  expect(marks.map(mark => mark.class)).toEqual([9, 12, 39, 42])
  expect(marks[0]).toMatchObject({
    name: 'TUSIMPLE',
    owner: 'TuSimple',
    agent: 'Jim H. Salter',
    status: 'preliminary',
    preliminary_date: '2017-11-28',
  })
})

it('a record in ST.96 is imported', async () => {
  const db = await openDatabase()
  await importRegister(db, { ...open('uspto/rn2178784-ST-962.2.1.xml'), asOf: '2026-01-01' })
  expect(await db.selectFrom('marks').selectAll().executeTakeFirst()).toMatchObject({
    reg_no: '74631225',
    registration_no: '2178784',
    class: 9,
    name: 'JAVA',
    owner: 'Oracle America, Inc.',
    status: 'registered',
  })
})
