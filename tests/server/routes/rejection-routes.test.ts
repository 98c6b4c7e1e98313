import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CitedMark } from '#contract/notice.ts'
import type { DraftBody, FilingBody } from '#contract/rejection.ts'
import { addDays, type CalendarDay, dayOf, daysBetween } from '#domain/calendar-day.ts'
import { parse, toFormData } from '#extensions/index.ts'
import { EMPTY_NOTICE } from '../../../fixtures/empty-notice.ts'
import { computeDeadline } from '../../../server/law/deadlines.ts'
import { pageLogs } from '../../../server/rejection/log-pages.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { addRejectionLog } from '../../support/rejection-log.ts'
import { seededRandom } from '../../support/seeded-random.ts'
import { addAccount } from '../../support/test-database.ts'

const LOG = '/business/api/v2/ai/doc/log'
const EXPORT = '/business/api/v2/ai/doc/reject/export/analysis/doc'

const CITED: CitedMark = {
  regNo: '',
  mark: '云杉',
  owner: '',
  status: 'registered',
  classes: [30],
  goods: [],
  dates: {},
}

let test: TestApp
let foreignLog: number
beforeAll(async () => {
  test = await buildTestApp()
  foreignLog = await addRejectionLog(test.db, await addAccount(test.db))
})
afterAll(() => test.close())

const addLog = (facts?: Parameters<typeof addRejectionLog>[2]) => addRejectionLog(test.db, test.account, facts)
const get = (url: string) => test.app.inject(url)
const put = (id: number, payload: DraftBody) => test.app.inject({ method: 'PUT', url: `${LOG}/${id}/draft`, payload })
const post = (payload: object) => test.app.inject({ method: 'POST', url: EXPORT, payload })

const html = (value: string) => `<p>申请人：<span data-field="text" data-name="applicant">\${${value}}</span></p>`

const draftBody = (value: string, revision: number): DraftBody => {
  const analysis = parse(html(value))
  const reason = parse('<p>理由。</p>')
  return { analysis, reason, form: toFormData(analysis, reason), reviewed: ['applicant#0'], revision }
}

describe('the history', () => {
  it('pages the account’s analyses, newest first, with the total', async () => {
    const [first, second, third] = [await addLog(), await addLog(), await addLog()]
    const page = expectAnswer('readRejectionLog', await get(`${LOG}?pageNum=1&pageSize=2`))
    expect(page.list.map(({ id }) => id)).toEqual([third, second])
    const next = expectAnswer('readRejectionLog', await get(`${LOG}?pageNum=2&pageSize=2`))
    expect(next.list[0]?.id).toBe(first)
    expect(next.total).toBe(page.total)
    expect(expectAnswer('readRejectionLog', await get(`${LOG}?pageNum=99`))).toEqual({ list: [], total: page.total })
  })

  it('finds a keyword in result and file names as it stands, wildcards included', async () => {
    const byResult = await addLog({ resultName: '100%_纯棉' })
    const byFile = await addLog({ officeName: 'Office 100%_b.pdf' })
    await addLog({ resultName: '100 纯棉' })
    const find = async (keyword: string) =>
      expectAnswer('readRejectionLog', await get(`${LOG}?keyword=${encodeURIComponent(keyword)}`)).list
    expect((await find('100%_')).map(({ id }) => id)).toEqual([byFile, byResult])
    expect((await find('office 100')).map(({ id }) => id)).toEqual([byFile])
    expect(await find('100\\')).toEqual([])
    expect(await find('\0')).not.toEqual([])
  })

  it('finds a case by applicant, number, class, cited number and words of the notice, all words together', async () => {
    const id = await addLog({
      notice: {
        ...EMPTY_NOTICE,
        mark: '鹭岛茶事',
        applicant: '厦门鹭岛茶业有限公司',
        applicationNo: '71482036',
        classes: [30, 35],
        citedMarks: [{ ...CITED, regNo: 'G1532208' }],
        reasons: [{ ground: '30', text: '易使相关公众对商品的来源产生误认', goods: [], citedMarks: [] }],
      },
    })
    const find = async (keyword: string) =>
      expectAnswer('readRejectionLog', await get(`${LOG}?keyword=${encodeURIComponent(keyword)}`)).list
    for (const keyword of ['鹭', '鹭岛', '厦门鹭岛茶业', '1482', 'g1532208', '对商品的来源', '茶事 第30类', 'CLASS 35'])
      expect(
        (await find(keyword)).map(item => item.id),
        keyword,
      ).toContain(id)
    // Each pair of its letters stands in the notice, the word does not.
    expect(await find('鹭岛茶业有限公司的来源')).toEqual([])
    expect((await find('鹭岛 黑猫')).length).toBe(0)
    expect((await find('鹭岛'))[0]).toMatchObject({ mark: '鹭岛茶事', applicationNo: '71482036', classes: [30, 35] })
  })

  it('sorts by deadline, the nearest first and what is past last, and by mark; narrows by class, kind and language', async () => {
    const today = dayOf(Date.now())
    const deadline = computeDeadline(0, 0)
    const add = (mark: string, days: number, isEn: 0 | 1) =>
      addLog({
        notice: { ...EMPTY_NOTICE, mark, kind: 'partial', classes: [44] },
        deadline: { ...deadline, due: addDays(today, days) },
        isEn,
      })
    const [late, past, near] = [await add('乙', 9, 0), await add('甲', -2, 0), await add('丙', 2, 1)]
    const ids = async (query: string) =>
      expectAnswer('readRejectionLog', await get(`${LOG}?class=44&kind=partial&${query}`)).list.map(item => item.id)
    expect(await ids('sort=due')).toEqual([near, late, past])
    expect(await ids('sort=mark')).toEqual([near, late, past])
    expect(await ids('isEn=1')).toEqual([near])
    expect(await ids('sort=due&pageSize=2&pageNum=2')).toEqual([past])
  })

  it('counts the cases of each group by deadline over all pages, and only where the list is by deadline', async () => {
    const today = dayOf(Date.now())
    const deadline = computeDeadline(0, 0)
    for (const days of [-400, -1, 0, 3, 4, 7, 8, 90])
      await addLog({
        notice: { ...EMPTY_NOTICE, classes: [43] },
        deadline: { ...deadline, due: addDays(today, days) },
      })
    const read = async (query: string) => expectAnswer('readRejectionLog', await get(`${LOG}?class=43&${query}`))
    const counts = { urgent: 2, soon: 2, later: 2, none: 0, past: 2, filed: 0 }
    expect((await read('sort=due&pageSize=3')).groups).toEqual(counts)
    expect((await read('sort=due&pageSize=3&pageNum=3')).groups).toEqual(counts)
    expect((await read('sort=due&open=1')).groups).toEqual({ ...counts, past: 0 })
    expect((await read('sort=mark')).groups).toBeUndefined()
  })

  it('has each case once on its pages, whatever their size, in the order of the deadlines', async () => {
    const today = dayOf(Date.now())
    const account = await addAccount(test.db)
    const random = seededRandom(20)
    const drawn = (most: number) => Math.floor(random() * most)
    const cases: { id: number; due: CalendarDay; filedOn: CalendarDay | null }[] = []
    for (let number = 0; number < 60; number += 1) {
      const due = addDays(today, drawn(14) - 7)
      const id = await addRejectionLog(test.db, account, { deadline: { ...computeDeadline(0, 0), due } })
      const filedOn = drawn(3) === 0 ? addDays(today, drawn(5) - 2) : null
      if (filedOn !== null)
        await test.db.updateTable('rejection_logs').set({ filed_on: filedOn }).where('id', '=', id).execute()
      cases.push({ id, due, filedOn })
    }
    const away = (day: CalendarDay) => Math.abs(daysBetween(today, day))
    const isPast = (due: CalendarDay) => Number(due < today)
    const expected = cases
      .toSorted(
        (one, other) =>
          Number(one.filedOn !== null) - Number(other.filedOn !== null) ||
          (one.filedOn === null ? isPast(one.due) - isPast(other.due) : 0) ||
          away(one.filedOn ?? one.due) - away(other.filedOn ?? other.due) ||
          other.id - one.id,
      )
      .map(({ id }) => id)
    for (const keyword of ['', '云杉'])
      for (const pageSize of [1, 7, 20, 60, 100]) {
        const found: number[] = []
        for (let pageNum = 1; found.length < cases.length; pageNum += 1) {
          const page = await pageLogs(test.db, account, { keyword, pageNum, pageSize, sort: 'due' })
          expect(page.list.length).toBe(Math.min(pageSize, cases.length - found.length))
          expect(page).toMatchObject({
            total: cases.length,
            groups: { filed: cases.filter(({ filedOn }) => filedOn !== null).length },
          })
          found.push(...page.list.map(({ id }) => id))
        }
        expect(found).toEqual(expected)
        const beyond = { keyword, pageNum: 101, pageSize, sort: 'due' } as const
        expect(await pageLogs(test.db, account, beyond)).toMatchObject({ list: [], total: cases.length })
      }
  })

  it('records the day of filing, which takes the case out of the open ones and to the end of the list, and takes it back', async () => {
    const today = dayOf(Date.now())
    const deadline = { ...computeDeadline(0, 0), due: addDays(today, 2) }
    const add = () => addLog({ notice: { ...EMPTY_NOTICE, classes: [42] }, deadline })
    const [filed, open] = [await add(), await add()]
    const record = (id: number, filedOn: string | null) =>
      test.app.inject({ method: 'PUT', url: `${LOG}/${id}/filing`, payload: { filedOn } })
    const read = async (query = '') => expectAnswer('readRejectionLog', await get(`${LOG}?class=42&sort=due${query}`))
    expectAnswer('recordFiling', await record(filed, addDays(today, -1)))
    const page = await read()
    expect(page.list.map(({ id, filedOn }) => [id, filedOn])).toEqual([
      [open, null],
      [filed, addDays(today, -1)],
    ])
    expect(page.groups).toMatchObject({ urgent: 1, filed: 1 })
    expect((await read('&open=1')).list.map(({ id }) => id)).toEqual([open])
    expect(expectAnswer('readRejectionDetail', await get(`${LOG}/${filed}`)).filedOn).toBe(addDays(today, -1))

    // The log was served on 2026-06-01.
    for (const day of [addDays(today, 1), '2026-05-31', '2026-06-31'])
      expectRefusal('invalidInput', await record(filed, day))
    expectRefusal('notFound', await record(foreignLog, today))
    expectAnswer('recordFiling', await record(filed, null))
    expect((await read()).groups).toMatchObject({ urgent: 2, filed: 0 })
    expect(expectAnswer('readRejectionDetail', await get(`${LOG}/${filed}`)).filedOn).toBeUndefined()
  })

  it('counts the period for announced evidence from the filing, records its day, and refuses one before the filing', async () => {
    const today = dayOf(Date.now())
    const id = await addLog()
    const record = (payload: FilingBody) => test.app.inject({ method: 'PUT', url: `${LOG}/${id}/filing`, payload })
    const filedOn = '2026-06-15'
    // Three months later is a Tuesday.
    const kept = { filedOn, hasEvidence: true, evidenceDue: '2026-09-15', evidenceOn: null }
    expect(expectAnswer('recordFiling', await record({ filedOn, hasEvidence: true }))).toEqual(kept)
    expect(expectAnswer('readFiling', await get(`${LOG}/${id}/filing`))).toEqual(kept)
    expectRefusal('notFound', await get(`${LOG}/${foreignLog}/filing`))
    for (const evidenceOn of ['2026-06-14', addDays(today, 1)])
      expectRefusal('invalidInput', await record({ filedOn, hasEvidence: true, evidenceOn }))
    expectRefusal('invalidInput', await record({ filedOn, hasEvidence: false, evidenceOn: today }))
    expectAnswer('recordFiling', await record({ filedOn, hasEvidence: true, evidenceOn: '2026-09-01' }))
    expect(expectAnswer('readRejectionDetail', await get(`${LOG}/${id}`))).toMatchObject({
      ...kept,
      evidenceOn: '2026-09-01',
    })
    const none = { evidenceDue: null, evidenceOn: null }
    for (const hasEvidence of [false, null]) {
      expect(expectAnswer('recordFiling', await record({ filedOn, hasEvidence }))).toEqual({
        ...none,
        filedOn,
        hasEvidence,
      })
      const { hasEvidence: read } = expectAnswer('readRejectionDetail', await get(`${LOG}/${id}`))
      expect(read).toBe(hasEvidence ?? undefined)
    }
    expectRefusal('invalidInput', await record({ filedOn, evidenceOn: today }))
    expect(expectAnswer('recordFiling', await record({ filedOn: null }))).toEqual({
      ...none,
      filedOn: null,
      hasEvidence: null,
    })
  })

  it('sets a reminder and takes it away', async () => {
    const id = await addLog({ notice: { ...EMPTY_NOTICE, classes: [39] } })
    const set = (log: number, day: string | null, text: string) =>
      test.app.inject({ method: 'PUT', url: `${LOG}/${log}/reminder`, payload: { day, text } })
    const read = async () => expectAnswer('readRejectionLog', await get(`${LOG}?class=39`)).list[0]
    expectAnswer('setReminder', await set(id, '2031-03-03', ' 送合伙人  审阅 '))
    expect(await read()).toMatchObject({ reminderOn: '2031-03-03', reminder: '送合伙人 审阅' })
    expectRefusal('invalidInput', await set(id, '2031-02-30', ''))
    expectRefusal('notFound', await set(foreignLog, '2031-03-03', ''))
    expectAnswer('setReminder', await set(id, null, 'x'))
    expect(await read()).toMatchObject({ reminderOn: null, reminder: '' })
  })

  it('finds cases by the day since which they were received', async () => {
    const id = await addLog({ notice: { ...EMPTY_NOTICE, classes: [38] } })
    const since = async (day: string) =>
      expectAnswer('readRejectionLog', await get(`${LOG}?class=38&receivedFrom=${day}`)).list.map(item => item.id)
    // The log was served on 2026-06-01.
    expect(await since('2026-06-01')).toEqual([id])
    expect(await since('2026-06-02')).toEqual([])
  })

  it('finds cases by who is in charge, and lists who is', async () => {
    const firm = { agency: '', attorney: '周代理', licenceNo: '', address: '', contact: '', givesAdvice: false }
    await test.app.inject({ method: 'PUT', url: '/business/config/firm', payload: firm })
    const id = await addLog()
    const assign = (log: number, attorney: string) =>
      test.app.inject({ method: 'PUT', url: `${LOG}/${log}/attorney`, payload: { attorney } })
    const found = async (name: string) =>
      expectAnswer('readRejectionLog', await get(`${LOG}?attorney=${encodeURIComponent(name)}`)).list.map(item => [
        item.id,
        item.attorney,
      ])
    const names = async () => expectAnswer('readAttorneys', await get('/business/api/v2/ai/doc/attorneys'))
    expect(await names()).toEqual(['周代理'])
    expectAnswer('assignAttorney', await assign(id, ' 林  律师 '))
    expect(await found('林 律师')).toEqual([[id, '林 律师']])
    expect(await names()).toEqual(['周代理', '林 律师'])
    expectRefusal('notFound', await assign(foreignLog, '林 律师'))
    expectAnswer('assignAttorney', await assign(id, ''))
    expect(await found('林 律师')).toEqual([])
  })

  it('says of which cases the deadline was moved to a working day', async () => {
    const [moved, kept] = [
      await addLog({ deadline: computeDeadline(Date.parse('2026-06-05T00:00:00+08:00'), 0) }),
      await addLog({ deadline: computeDeadline(Date.parse('2026-06-08T00:00:00+08:00'), 0) }),
    ]
    const { list } = expectAnswer('readRejectionLog', await get(`${LOG}?pageNum=1&pageSize=2`))
    expect(list.map(({ id, isMoved }) => [id, isMoved])).toEqual([
      [kept, false],
      [moved, true],
    ])
  })

  it('leaves out what is past its deadline when asked for the open ones', async () => {
    const today = dayOf(Date.now())
    const deadline = computeDeadline(0, 0)
    const past = await addLog({ deadline: { ...deadline, due: addDays(today, -1) } })
    const open = await addLog({ deadline: { ...deadline, due: today } })
    const ids = expectAnswer('readRejectionLog', await get(`${LOG}?open=1`)).list.map(({ id }) => id)
    expect(ids).toContain(open)
    expect(ids).not.toContain(past)
  })

  it('shows nothing of another account', async () => {
    const { list } = expectAnswer('readRejectionLog', await get(`${LOG}?pageSize=100`))
    expect(list.map(({ id }) => id)).not.toContain(foreignLog)
  })

  it('finds the analyses of a file by its digest', async () => {
    const id = await addLog()
    const { sha256 } = await test.db
      .updateTable('files')
      .set({ sha256: 'ab'.repeat(32) })
      .where('id', '=', eb => eb.selectFrom('rejection_logs').select('file_id').where('rejection_logs.id', '=', id))
      .returning('sha256')
      .executeTakeFirstOrThrow()
    const find = async (digest: string) =>
      expectAnswer('readRejectionLog', await get(`${LOG}?sha256=${digest}`)).list.map(item => item.id)
    expect(await find(sha256)).toEqual([id])
    expect(await find('cd'.repeat(32))).toEqual([])
    expectRefusal('invalidInput', await get(`${LOG}?sha256=${sha256.slice(1)}`))
  })

  it('lets go of a deleted analysis, gives it back, and forgets it after a month', async () => {
    const [id, old] = [await addLog(), await addLog()]
    const remove = (log: number) => test.app.inject({ method: 'DELETE', url: `${LOG}/${log}` })
    const restore = (log: number) => test.app.inject({ method: 'POST', url: `${LOG}/${log}/restore` })
    expectAnswer('deleteRejectionLog', await remove(id))
    expectRefusal('notFound', await get(`${LOG}/${id}`))
    expectRefusal('notFound', await put(id, draftBody('甲', 0)))
    const list = async (query = '') =>
      expectAnswer('readRejectionLog', await get(`${LOG}${query}`)).list.map(item => item.id)
    expect(await list()).not.toContain(id)
    expect(await list('?deleted=1')).toEqual([id])
    expectAnswer('restoreRejectionLog', await restore(id))
    expect(await list('?deleted=1')).toEqual([])
    expectAnswer('readRejectionDetail', await get(`${LOG}/${id}`))
    expectAnswer('deleteRejectionLog', await remove(old))
    const { file_id } = await test.db
      .updateTable('rejection_logs')
      .set({ deleted_at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
      .where('id', '=', old)
      .returning('file_id')
      .executeTakeFirstOrThrow()
    expectAnswer('deleteRejectionLog', await remove(id))
    expectAnswer('restoreRejectionLog', await restore(id))
    expectRefusal('notFound', await restore(old))
    expect(await test.db.selectFrom('files').select('id').where('id', '=', file_id).execute()).toEqual([])
    for (const call of [remove, restore]) expectRefusal('notFound', await call(foreignLog))
  })

  it.each([
    'pageNum=0',
    'pageSize=101',
    'pageNum=1.5',
    'pageNum=',
    'open=2',
    'class=46',
    'sort=id',
    'pageNum=1&pageNum=2',
  ])('refuses %s', async query => expectRefusal('invalidInput', await get(`${LOG}?${query}`)))
})

describe('one analysis', () => {
  it('answers facts, deadline and texts, without a draft at first', async () => {
    const id = await addLog()
    expect(expectAnswer('readRejectionDetail', await get(`${LOG}/${id}`))).toMatchObject({ id, draft: null, type: 0 })
  })

  it.each(['0', 'x', '1e3', '9007199254740992'])('refuses the identity %s', async id => {
    expectRefusal('invalidInput', await get(`${LOG}/${id}`))
  })

  it('does not know another account’s, nor one that never was', async () => {
    expectRefusal('notFound', await get(`${LOG}/${foreignLog}`))
    expectRefusal('notFound', await get(`${LOG}/9007199254740991`))
  })
})

describe('a draft', () => {
  it('is saved as the next revision and read back as it was, down to odd characters', async () => {
    const id = await addLog()
    const body = draftBody('甲\u0000\ud800乙', 0)
    expect(expectAnswer('saveDraft', await put(id, body)).revision).toBe(1)
    const { draft } = expectAnswer('readRejectionDetail', await get(`${LOG}/${id}`))
    expect(draft).toEqual({ ...body, revision: 1, savedAt: expect.stringMatching(/\+08:00$/), saves: [] })
    expect(expectAnswer('saveDraft', await put(id, draftBody('丙', 1))).revision).toBe(2)
  })

  it('keeps fields named like parts of an object’s prototype as ordinary fields', async () => {
    const id = await addLog()
    const payload = JSON.stringify({ ...draftBody('甲', 0), form: {} }).replace(
      '"form":{}',
      '"form":{"__proto__":"a","constructor":"b","prototype":"c"}',
    )
    const headers = { 'content-type': 'application/json' }
    const response = await test.app.inject({ method: 'PUT', url: `${LOG}/${id}/draft`, headers, payload })
    expectAnswer('saveDraft', response)
    const { body } = await get(`${LOG}/${id}`)
    expect(body).toContain('"form":{"__proto__":"a","constructor":"b","prototype":"c"}')
    expect('polluted' in {}).toBe(false)
  })

  it('based on an older revision is refused, and kept beside the one that stands', async () => {
    const id = await addLog()
    await put(id, draftBody('第一', 0))
    expectRefusal('staleRevision', await put(id, draftBody('第二', 0)))
    expectRefusal('staleRevision', await put(id, draftBody('第二', 0)))
    expectRefusal('staleRevision', await put(id, draftBody('第三', 7)))
    const { draft } = expectAnswer('readRejectionDetail', await get(`${LOG}/${id}`))
    expect(draft?.form).toEqual({ applicant: '第一' })
    const versions = expectAnswer('readDraftVersions', await get(`${LOG}/${id}/draft/versions`))
    const kept = await Promise.all(
      versions.map(async version => {
        const answer = await get(`${LOG}/${id}/draft/versions/${version.id}`)
        return { kind: version.kind, ...expectAnswer('readDraftVersion', answer) }
      }),
    )
    expect(kept).toMatchObject([
      { kind: 'refused', form: { applicant: '第三' }, revision: 7 },
      { kind: 'refused', form: { applicant: '第二' }, revision: 0 },
    ])
  })

  it('sent again because its answer was lost is answered again', async () => {
    const id = await addLog()
    const first = expectAnswer('saveDraft', await put(id, draftBody('甲', 0)))
    expect(expectAnswer('saveDraft', await put(id, draftBody('甲', 0)))).toEqual(first)
  })

  it('lets one of several saves of the same revision win', async () => {
    const id = await addLog()
    const responses = await Promise.all(['甲', '乙', '丙', '丁'].map(value => put(id, draftBody(value, 0))))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
  })

  it('outside the document schema is refused', async () => {
    const id = await addLog()
    const analysis = { type: 'doc', content: [{ type: 'script', content: [] }] }
    expectRefusal('invalidInput', await put(id, { ...draftBody('甲', 0), analysis }))
    const misplaced = { type: 'doc', content: [{ type: 'text', text: '甲' }] }
    expectRefusal('invalidInput', await put(id, { ...draftBody('甲', 0), analysis: misplaced }))
  })

  it('for another account’s analysis is not found', async () => {
    expectRefusal('notFound', await put(foreignLog, draftBody('甲', 0)))
  })
})

describe('the export', () => {
  const payload = (id: number, type: string) => ({ applicant: '新名称', mark: '云杉', type, isEn: 0, id })

  it.each(['first', 'second', 'all'])('of %s answers the address of a Word file to be taken away', async type => {
    const id = await addLog()
    const address = expectAnswer('exportRejectionDoc', await post(payload(id, type)))
    const file = await get(address)
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toContain('wordprocessingml')
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''.+\.docx$/)
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  it('of another revision than the stored one is refused', async () => {
    const id = await addLog()
    expectAnswer('exportRejectionDoc', await post({ ...payload(id, 'first'), revision: 0 }))
    await put(id, draftBody('甲', 0))
    expectRefusal('staleRevision', await post({ ...payload(id, 'first'), revision: 0 }))
    expectAnswer('exportRejectionDoc', await post({ ...payload(id, 'first'), revision: 1 }))
  })

  it('refuses an unknown kind and a value that is none', async () => {
    const id = await addLog()
    expectRefusal('invalidInput', await post(payload(id, 'third')))
    expectRefusal('invalidInput', await post({ ...payload(id, 'all'), applicant: { deep: 1 } }))
    expectRefusal('notFound', await post(payload(foreignLog, 'all')))
  })
})
