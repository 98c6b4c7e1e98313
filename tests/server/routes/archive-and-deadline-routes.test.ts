import { afterAll, beforeAll, expect, it } from 'vitest'
import { computeDeadline } from '../../../server/law/deadlines.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { addRejectionLog } from '../../support/rejection-log.ts'
import { addAccount } from '../../support/test-database.ts'

const DEADLINE = '/business/api/v2/ai/doc/deadline'
const LOG = '/business/api/v2/ai/doc/log'
const ARCHIVE = '/business/api/v2/archive'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

it('answers the deadline before anything is uploaded', async () => {
  const response = await test.app.inject(`${DEADLINE}?receiveTime=1780243200000&type=1`)
  expect(expectAnswer('readDeadline', response)).toEqual(computeDeadline(1_780_243_200_000, 1))
})

it('gives the deadline of an analysis as a calendar file under its own name', async () => {
  const id = await addRejectionLog(test.db, test.account)
  const response = await test.app.inject(`${LOG}/${id}/deadline.ics?isEn=0`)
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''(%[\dA-F]{2}|[\w.%-])+\.ics$/)
  expect(response.body).toMatch(/^BEGIN:VCALENDAR\r\n/)
})

it('gives no calendar file of another account', async () => {
  const foreign = await addRejectionLog(test.db, await addAccount(test.db))
  expectRefusal('notFound', await test.app.inject(`${LOG}/${foreign}/deadline.ics?isEn=0`))
  expectRefusal('invalidInput', await test.app.inject(`${LOG}/${foreign}/deadline.ics`))
})

it.each([
  '',
  '?receiveTime=1780243200000',
  '?receiveTime=x&type=0',
  '?receiveTime=-1&type=0',
  '?receiveTime=1&type=2',
])('refuses the deadline query "%s"', async query =>
  expectRefusal('invalidInput', await test.app.inject(DEADLINE + query)))

it('claims nothing of a mark while no register is loaded', async () => {
  const response = await test.app.inject(`${ARCHIVE}?regNo=12345678&intCls=9&gotoflow=1`)
  const nothing = { regNo: '12345678', intCls: '9', register: null, classes: [], record: null }
  expect(expectAnswer('readArchive', response)).toEqual(nothing)
  expectRefusal('invalidInput', await test.app.inject(ARCHIVE))
})
