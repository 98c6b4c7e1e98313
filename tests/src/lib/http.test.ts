import { beforeEach, describe, expect, it } from 'vitest'
import { clearFailedCalls, readFailedCalls } from '../../../src/lib/failed-calls.ts'
import { addressOf, answerOf, callApi } from '../../../src/lib/http.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'

const DEADLINE = { served: '2026-06-05', nominal: '2026-06-20', due: '2026-06-22', steps: [], warnings: [] }
const DRAFT = { analysis: { type: 'doc' }, reason: { type: 'doc' }, form: {}, reviewed: [] }

beforeEach(clearFailedCalls)

const saveDraft = (id: number, revision: number): Promise<unknown> =>
  callApi('saveDraft', { params: { id }, body: { ...DRAFT, revision } }).catch(() => undefined)

describe('a call', () => {
  it('answers the data of the envelope', async () => {
    createFakeApi({ readDeadline: DEADLINE })
    expect(await callApi('readDeadline', { query: { receiveTime: 1, type: 0 } })).toEqual(DEADLINE)
  })

  it('puts parameters in the path, the query behind it and the body below', async () => {
    const { sent } = createFakeApi({ readRejectionLog: { list: [], total: 0 }, exportRejectionDoc: '/files/1' })
    await callApi('readRejectionLog', { query: { pageNum: 2, pageSize: 20 } })
    await callApi('exportRejectionDoc', { body: { type: 'all', isEn: 0, id: 7, applicant: '甲' } })
    expect(addressOf('readProgress', { requestId: 'a/b' })).toBe('/business/api/v2/ai/progress/a%2Fb')
    expect(sent[0]).toMatchObject({ path: '/business/api/v2/ai/doc/log', query: { pageNum: 2, pageSize: 20 } })
    expect(sent[1]?.body).toEqual({ type: 'all', isEn: 0, id: 7, applicant: '甲' })
  })

  it('throws an answer with its code and records nothing', async () => {
    createFakeApi({ readDeadline: new Failing('invalidInput', 400) })
    const error = await callApi('readDeadline', { query: { receiveTime: 1, type: 0 } }).catch(caught => caught)
    expect(answerOf(error)).toBe('invalidInput')
    expect(readFailedCalls()).toEqual([])
  })

  it.each([
    ['a 500', new Failing('internal', 500), 'internal'],
    ['no server at all', new Failing('internal', null), 'unavailable'],
  ])('records %s once, however often it fails, and stays silent', async (_, failing, code) => {
    createFakeApi({ readWriteCount: failing })
    const errors = [
      await callApi('readWriteCount', {}).catch(caught => caught),
      await callApi('readWriteCount', {}).catch(caught => caught),
    ]
    expect(errors.map(answerOf)).toEqual([null, null])
    expect(readFailedCalls()).toMatchObject([{ call: 'readWriteCount', code }])
  })

  it('records one failure for each query, and takes off that of the query which succeeds', async () => {
    const { answers } = createFakeApi({ readRejectionLog: new Failing('internal', 500) })
    const read = (pageNum: number) =>
      callApi('readRejectionLog', { query: { pageNum, pageSize: 20 } }).catch(() => undefined)
    await read(1)
    await read(2)
    await read(2)
    expect(readFailedCalls()).toHaveLength(2)
    answers.readRejectionLog = { list: [], total: 0 }
    await read(2)
    expect(readFailedCalls()).toHaveLength(1)
    await readFailedCalls()[0]?.retry?.()
    expect(readFailedCalls()).toEqual([])
  })

  it('does not record what was cancelled', async () => {
    createFakeApi({ readWriteCount: () => new Promise(() => undefined) })
    const abort = new AbortController()
    const call = callApi('readWriteCount', {}, { signal: abort.signal }).catch(caught => caught)
    abort.abort()
    expect((await call).code).toBe('cancelled')
    expect(readFailedCalls()).toEqual([])
  })

  it('leaves the list when a retry succeeds', async () => {
    const { answers } = createFakeApi({ readWriteCount: new Failing('internal', 503) })
    await callApi('readWriteCount', {}).catch(() => undefined)
    answers.readWriteCount = 0
    await readFailedCalls()[0]?.retry?.()
    expect(readFailedCalls()).toEqual([])
  })
})

describe('a draft that is not saved', () => {
  it('is listed once a log, whatever was to be saved, and is not sent again as it was', async () => {
    createFakeApi({ saveDraft: new Failing('internal', 500) })
    await saveDraft(7, 0)
    await saveDraft(7, 1)
    await saveDraft(8, 0)
    expect(readFailedCalls()).toMatchObject([
      { call: 'saveDraft', retry: null },
      { call: 'saveDraft', retry: null },
    ])
  })

  it('leaves the list when a later version of it is saved', async () => {
    const { answers } = createFakeApi({ saveDraft: new Failing('internal', 500) })
    await saveDraft(7, 0)
    answers.saveDraft = { revision: 1, savedAt: '2026-06-05T10:00:00+08:00' }
    await saveDraft(7, 0)
    expect(readFailedCalls()).toEqual([])
  })
})

it('throws on what is no failed call', () => {
  expect(() => answerOf(new TypeError('a bug'))).toThrow('a bug')
})
