import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { GROUPS_IN_SCOPE } from '../../../server/mark-index/index-mark.ts'
import { listMarkEvents } from '../../../server/register/archive-repository.ts'
import { prepareMarks, writeMarks } from '../../../server/register/marks-repository.ts'
import { buildMark } from '../../support/register-marks.ts'
import { openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const write = async (...marks: RegisterMark[]) =>
  writeMarks(database.db, await prepareMarks(database.db, marks, { registerId: 1 }))
const read = (regNo: string) =>
  database.db
    .selectFrom('marks')
    .innerJoin('mark_details', 'mark_id', 'id')
    .select(['id', 'name', 'owner', 'address', GROUPS_IN_SCOPE.as('groups'), 'goods', 'application_date as applied'])
    .where('reg_no', '=', regNo)
    .executeTakeFirstOrThrow()
const event = (date: string, detail: string) => ({ date, code: 'filed', zh: '申请', en: 'Filed', detail })

it('keeps texts that a database does not take, all but what it does not take of them', async () => {
  const odd = 'a\0b\ud800c\u001fd\\u0000"{},\n\t'
  const goods = [{ group: '0901', paragraph: '', name: odd, nameEn: '' }]
  const events = [event('2020-03-02', odd)]
  await write(buildMark({ regNo: 'odd', name: odd, owner: odd, goods, events }), buildMark({ regNo: 'next' }))
  const taken = 'a\ufffdb\ufffdc\ufffdd\\u0000"{},\n\t'
  const { id, ...mark } = await read('odd')
  expect(mark).toMatchObject({ name: taken, owner: taken, goods: [{ name: taken }] })
  expect(await listMarkEvents(database.db, id)).toEqual([event('2020-03-02', taken)])
  expect(await read('next')).toMatchObject({ name: '', owner: '某公司' })
})

it.each([1, 2])('keeps what is unknown unknown, of %i marks at once', async count => {
  const nothing = { owner: '', applicationDate: null, groups: [] }
  await write(...Array.from({ length: count }, (_, place) => buildMark({ regNo: `none${count}${place}`, ...nothing })))
  expect(await read(`none${count}0`)).toMatchObject({ name: '', owner: '', address: '', groups: [], applied: null })
})

it('replaces a mark that differs with its events, and leaves one that does not', async () => {
  const mark = buildMark({ regNo: 'again', name: '青砚', events: [event('2020-03-02', ''), event('2021-01-07', '')] })
  expect(await write(mark)).toEqual({ added: 1, changed: 0 })
  expect(await write(mark)).toEqual({ added: 0, changed: 0 })
  expect(await write({ ...mark, events: [event('2022-05-06', '')] })).toEqual({ added: 0, changed: 1 })
  const { id } = await read('again')
  expect(await listMarkEvents(database.db, id)).toEqual([event('2022-05-06', '')])
})

it('writes what was pending twice as it came last, and not what is the same', async () => {
  const mark = buildMark({ regNo: 'twice', name: '青砚' })
  const first = await prepareMarks(database.db, [mark], { registerId: 1 })
  const second = await prepareMarks(database.db, [{ ...mark, name: '青岩' }], { registerId: 1, pending: [first] })
  const third = await prepareMarks(database.db, [mark], { registerId: 1, pending: [first, second], isNew: true })
  expect(await writeMarks(database.db, first)).toEqual({ added: 1, changed: 0 })
  expect(await writeMarks(database.db, first)).toEqual({ added: 0, changed: 0 })
  await writeMarks(database.db, second)
  expect(await read('twice')).toMatchObject({ name: '青岩' })
  await writeMarks(database.db, third)
  expect(await read('twice')).toMatchObject({ name: '青砚' })
})
