import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { MAX_NOTICE_BYTES } from '#contract/limits.ts'
import { addDays, dayOf, midnightOf } from '#domain/calendar-day.ts'
import { setAllowance } from '../../../server/quota/quota-repository.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { readAhead, readNotice, uploadNotice } from '../../support/notice-upload.ts'
import { HOSTILE_PDFS, withScriptAndAttachment } from '../notice/hostile-pdfs.ts'

let test: TestApp
/** The same for what does not depend on the reading: papers sent again are not read again. */
let remembering: TestApp
beforeAll(async () => {
  test = await buildTestApp()
  remembering = await buildTestApp({ remembersPapers: true })
})
afterAll(async () => {
  await test.close()
  await remembering.close()
})
beforeEach(() => test.db.deleteFrom('uses').execute())

/** What a call has left behind: files on disk, their rows, logs and uses. */
const traces = async ({ filesFolder, db } = test) => {
  const entries = await readdir(filesFolder, { recursive: true, withFileTypes: true })
  const countOf = async (table: 'files' | 'rejection_logs' | 'uses') =>
    (await db.selectFrom(table).select('id').execute()).length
  return {
    bytes: entries.filter(entry => entry.isFile()).length,
    files: await countOf('files'),
    logs: await countOf('rejection_logs'),
    uses: await countOf('uses'),
  }
}

const text = (content: string) => new TextEncoder().encode(content)

it('answers the log of a notice, counts one use and keeps the file under its own name', async () => {
  const before = await traces()
  const bytes = await readNotice('full-registered')
  const detail = expectAnswer('analyseRejection', await uploadNotice(test.app, { bytes, name: '岚雀 (1).pdf' }))
  expect(detail.officeName).toBe('岚雀 (1).pdf')
  expect(detail.notice.applicationNo).not.toBe('')
  expect(detail.deadline.served).toBe('2026-06-01')
  expect(detail.draft).toBeNull()
  const file = await test.app.inject(detail.officeFile)
  expect(new Uint8Array(file.rawPayload)).toEqual(bytes)
  const { bytes: kept, files, logs } = before
  expect(await traces()).toEqual({ bytes: kept + 1, files: files + 1, logs: logs + 1, uses: 1 })
})

it('reads a notice before its day is known, leaves nothing behind, and does not read it again for the analysis', async () => {
  const bytes = await readNotice('partial-two-cited')
  const before = await traces()
  const reading = expectAnswer('readNotice', await readAhead(test.app, { bytes }))
  expect(await traces()).toEqual(before)
  const query = { requestId: 'after-a-reading' }
  const { notice } = expectAnswer('analyseRejection', await uploadNotice(test.app, { bytes, query }))
  const { kind, mark, markIsDevice, applicant, applicationNo, classes, dispatchDate } = notice
  const told = { kind, mark, markIsDevice, applicant, applicationNo, classes, dispatchDate }
  const { textSource, doubtful, citedMarks } = notice
  const { evidence, ...facts } = reading
  expect(facts).toEqual({ ...told, textSource, doubtful, citedCount: citedMarks.length, pages: 1 })
  expect(evidence['applicationNo']).toEqual(notice.evidence['applicationNo'])
  expect(Object.keys(evidence).filter(path => !((path.split('.')[0] ?? '') in told))).toEqual([])
  expect(reading.applicant).not.toBe('')
  const steps = await test.app.inject(ENDPOINTS.readProgress.path.replace(':requestId', query.requestId))
  expect(steps.body).toContain('"step":"facts"')
  expect(steps.body).not.toContain('"step":"read"')
})

it('refuses to read ahead for an account that may not analyse', async () => {
  await setAllowance(test.db, 'standard', 'write', 'none')
  expectRefusal('noRight', await readAhead(test.app, { bytes: await readNotice('full-registered') }))
  await setAllowance(test.db, 'standard', 'write', 50)
})

it('puts the attorney of the settings in charge of a new case', async () => {
  const payload = { agency: '', attorney: '周代理', licenceNo: '', address: '', contact: '', givesAdvice: false }
  await test.app.inject({ method: ENDPOINTS.saveFirm.method, url: ENDPOINTS.saveFirm.path, payload })
  const bytes = await readNotice('full-registered')
  const { id } = expectAnswer('analyseRejection', await uploadNotice(test.app, { bytes }))
  const page = expectAnswer('readRejectionLog', await test.app.inject(`${ENDPOINTS.readRejectionLog.path}?pageSize=1`))
  expect(page.list.map(item => [item.id, item.attorney])).toEqual([[id, '周代理']])
})

it.each([0, 1] as const)('reads the sample notice whole, marks its log, and counts no use (isEn %i)', async isEn => {
  const before = await traces()
  const answer = await test.app.inject({
    method: ENDPOINTS.analyseSample.method,
    url: ENDPOINTS.analyseSample.path,
    query: { isEn: String(isEn) },
  })
  const detail = expectAnswer('analyseSample', answer)
  const today = dayOf(Date.now())
  expect(detail.isSample).toBe(true)
  expect(detail.notice).toMatchObject({
    kind: 'full',
    mark: '松砚里',
    applicationNo: '99100286',
    applicant: '示例茶业（上海）有限公司',
    classes: [30],
    dispatchDate: addDays(today, -9),
    grounds: ['30'],
    citedMarks: [{ regNo: '98700153', mark: '松砚', owner: '虚构食品（杭州）有限公司', status: 'registered' }],
    refusedGoods: ['茶', '茶饮料', '冰淇淋', '以谷物为主的零食小吃'],
    unread: [],
    doubtful: [],
  })
  expect(detail.deadline.due > today).toBe(true)
  expect(await traces()).toMatchObject({ logs: before.logs + 1, uses: 0 })
})

it('says that a day hardly goes with the notice before a use is spent, where that is to be checked', async () => {
  const before = await traces(remembering)
  const bytes = await readNotice('full-registered')
  const late = { receiveTime: midnightOf('2025-05-20'), checkDay: 1 } as const
  const refused = await uploadNotice(remembering.app, { bytes, query: late })
  expect(refused.statusCode).toBe(422)
  expect(refused.json()).toMatchObject({ code: 'doubtfulDay' })
  expect(refused.json().doubts).toEqual([
    { zh: expect.stringContaining('2025年3月18日'), en: expect.stringContaining('slip of the year') },
  ])
  expect(await traces(remembering)).toEqual(before)
  const inTime = { ...late, receiveTime: midnightOf('2025-03-25') }
  expectAnswer('analyseRejection', await uploadNotice(remembering.app, { bytes, query: inTime }))
})

describe('a file it cannot use has its own code, costs no quota and leaves nothing', () => {
  const cases: [string, ErrorCode, () => Promise<Uint8Array<ArrayBuffer>>, string?][] = [
    ['an empty file', 'emptyFile', async () => new Uint8Array()],
    ['a text named .pdf', 'notPdf', async () => text('商标驳回通知书')],
    ['a damaged PDF', 'damagedPdf', async () => text('%PDF-1.7\n%%EOF')],
    ['a PDF with a password', 'passwordNeeded', () => readNotice('password-protected')],
    ['a wrong password', 'passwordWrong', () => readNotice('password-protected'), 'not this one'],
    ['more than 20 MB', 'tooLarge', async () => new Uint8Array(MAX_NOTICE_BYTES + 1)],
  ]
  it.each(cases)('%s: %s', async (_name, code, readBytes, password) => {
    const before = await traces()
    const bytes = await readBytes()
    expectRefusal(code, await uploadNotice(test.app, { bytes, ...(password !== undefined && { password }) }))
    expect(await traces()).toEqual(before)
  })

  it('a paper that is no refusal notice, which is named', async () => {
    const before = await traces()
    const bytes = await readNotice('acceptance')
    expectRefusal('notRefusalNotice', await uploadNotice(test.app, { bytes }), 'acceptance')
    expect(await traces()).toEqual(before)
  })
})

it.each(HOSTILE_PDFS)('answers %s with %s, and other requests meanwhile', async (_name, code, make) => {
  const before = await traces()
  const upload = uploadNotice(test.app, { bytes: new Uint8Array(await make()) })
  const others = await Promise.all(Array.from({ length: 5 }, () => test.app.inject('/healthz')))
  expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expectRefusal(code, await upload)
  expect(await traces()).toEqual(before)
})

it('reads a notice with a script and an attachment inside as any other', async () => {
  const bytes = new Uint8Array(await withScriptAndAttachment(await readNotice('full-registered')))
  const detail = expectAnswer('analyseRejection', await uploadNotice(test.app, { bytes }))
  expect(detail.notice.applicationNo).toBe('81234567')
})

it('refuses a request without file, and one whose query says nothing of the service', async () => {
  const url = '/business/api/v2/ai/doc/reject/analysis'
  const query = '?receiveTime=1780243200000&type=0&isEn=0'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  expectRefusal('invalidInput', await test.app.inject({ method: 'POST', url, headers, payload: '--x--\r\n' }))
  const payload = '--x--\r\n'
  expectRefusal('invalidInput', await test.app.inject({ method: 'POST', url: url + query, headers, payload }))
  expectRefusal('invalidInput', await test.app.inject({ method: 'POST', url: url + query, payload: {} }))
})

it('reads with the right password', async () => {
  const bytes = await readNotice('password-protected')
  expectAnswer('analyseRejection', await uploadNotice(test.app, { bytes, password: 'secret' }))
})

it('lets of many submits at the same moment no more succeed than the allowance has left', async () => {
  await remembering.db.deleteFrom('uses').execute()
  await setAllowance(remembering.db, 'standard', 'write', 2)
  const before = await traces(remembering)
  const bytes = await readNotice('full-registered')
  const responses = await Promise.all(Array.from({ length: 6 }, () => uploadNotice(remembering.app, { bytes })))
  const refused = responses.filter(({ statusCode }) => statusCode !== 200)
  expect(refused).toHaveLength(4)
  for (const response of refused) expectRefusal('limitReached', response)
  const { bytes: kept, files, logs } = before
  expect(await traces(remembering)).toEqual({ bytes: kept + 2, files: files + 2, logs: logs + 2, uses: 2 })
})

it('refuses an account without the right', async () => {
  await setAllowance(test.db, 'standard', 'write', 'none')
  expectRefusal('noRight', await uploadNotice(test.app, { bytes: await readNotice('full-registered') }))
  await setAllowance(test.db, 'standard', 'write', 50)
})

it('bounds how many analyses a client may ask for in a minute', async () => {
  const request = {
    method: 'POST',
    url: '/business/api/v2/ai/doc/reject/analysis',
    remoteAddress: '127.9.9.9',
  } as const
  for (let count = 0; count < 60; count++) expectRefusal('invalidInput', await test.app.inject(request))
  expectRefusal('tooManyRequests', await test.app.inject(request))
})
