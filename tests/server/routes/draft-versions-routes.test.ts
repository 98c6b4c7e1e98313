import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DraftBody } from '#contract/rejection.ts'
import { parse, toFormData } from '#extensions/index.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer, expectRefusal } from '../../support/expect-answer.ts'
import { addRejectionLog } from '../../support/rejection-log.ts'
import { addAccount } from '../../support/test-database.ts'

const LOG = '/business/api/v2/ai/doc/log'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const bodyOf = (value: string, revision: number, facts: Partial<DraftBody> = {}): DraftBody => {
  const analysis = parse(`<p><span data-field="text" data-name="applicant">\${${value}}</span></p>`)
  return { analysis, reason: parse('<p>理由。</p>'), form: toFormData(analysis), reviewed: [], revision, ...facts }
}
const put = (id: number, payload: DraftBody) => test.app.inject({ method: 'PUT', url: `${LOG}/${id}/draft`, payload })
const save = async (id: number, value: string, revision: number, facts: Partial<DraftBody> = {}) =>
  expectAnswer('saveDraft', await put(id, bodyOf(value, revision, facts))).revision
const read = async (id: number) => expectAnswer('readRejectionDetail', await test.app.inject(`${LOG}/${id}`)).draft
const list = async (id: number) =>
  expectAnswer('readDraftVersions', await test.app.inject(`${LOG}/${id}/draft/versions`))
const kept = async (id: number) => (await list(id)).map(({ kind, revision }) => `${kind} ${revision}`)
/** Lets time pass for what a log has stored. */
const age = async (id: number, seconds: number): Promise<void> => {
  for (const table of ['drafts', 'draft_versions'])
    await sql`update ${sql.table(table)} set saved_at = saved_at - make_interval(secs => ${seconds}) where log_id = ${id}`.execute(
      test.db,
    )
}

it('keeps no version of what stood for a few seconds, but one for each minute of work', async () => {
  const id = await addRejectionLog(test.db, test.account)
  let revision = 0
  for (let saved = 0; saved < 12; saved++) {
    revision = await save(id, `第${saved}次`, revision)
    await age(id, 20)
  }
  expect(await kept(id)).toEqual(['saved 10', 'saved 7', 'saved 4', 'saved 1'])
})

it('keeps what stood for a minute, however soon after the version before it', async () => {
  const id = await addRejectionLog(test.db, test.account)
  await save(id, '一', 0)
  await age(id, 30)
  await save(id, '二', 1)
  await age(id, 20)
  await save(id, '三', 2)
  await age(id, 1_200)
  await save(id, '四', 3)
  expect(await kept(id)).toContain('saved 3')
})

it('keeps the draft that another was chosen in place of, however young', async () => {
  const id = await addRejectionLog(test.db, test.account)
  await save(id, '一', 0)
  await save(id, '二', 1)
  await save(id, '三', 2, { keepReplaced: true })
  await save(id, '四', 3, { keepReplaced: true })
  await age(id, 1_200)
  await save(id, '五', 4)
  expect(await kept(id)).toEqual(['saved 4', 'replaced 3', 'replaced 2'])
})

it('keeps the draft a Word file was made of, once, and says so', async () => {
  const id = await addRejectionLog(test.db, test.account)
  const exported = async () =>
    expectAnswer(
      'exportRejectionDoc',
      await test.app.inject({
        method: 'POST',
        url: '/business/api/v2/ai/doc/reject/export/analysis/doc',
        payload: { type: 'all', isEn: 0, id },
      }),
    )
  await exported()
  expect(await kept(id)).toEqual([])
  await save(id, '一', 0)
  await exported()
  await exported()
  await age(id, 90)
  await save(id, '二', 1)
  await age(id, 1_200)
  await save(id, '三', 2)
  expect(await kept(id)).toEqual(['saved 2', 'exported 1'])
})

it('answers a version as it was saved', async () => {
  const id = await addRejectionLog(test.db, test.account)
  const body = bodyOf('甲\u0000\ud800乙', 0)
  await put(id, body)
  await save(id, '丙', 1)
  const [version] = await list(id)
  const answer = await test.app.inject(`${LOG}/${id}/draft/versions/${version?.id}`)
  expect(expectAnswer('readDraftVersion', answer)).toEqual({ ...body, revision: 1, savedAt: version?.savedAt })
})

it('knows neither another account’s versions nor another log’s', async () => {
  const id = await addRejectionLog(test.db, test.account)
  const foreign = await addRejectionLog(test.db, await addAccount(test.db))
  await save(id, '一', 0)
  await save(id, '二', 1)
  const [version] = await list(id)
  const other = await addRejectionLog(test.db, test.account)
  expectRefusal('notFound', await test.app.inject(`${LOG}/${foreign}/draft/versions`))
  expectRefusal('notFound', await test.app.inject(`${LOG}/${other}/draft/versions/${version?.id}`))
  expectRefusal('notFound', await test.app.inject(`${LOG}/${id}/draft/versions/9007199254740991`))
})

it('goes on from a save whose answer the writer never heard, and takes a late one for done', async () => {
  const id = await addRejectionLog(test.db, test.account)
  const mark = (edit: number, writer = 'writer-a') => ({ mark: { writer, edit } })
  await save(id, '一', 0, mark(4))
  expect(await save(id, '二', 0, mark(9))).toBe(2)
  expect(await save(id, '一', 0, mark(4))).toBe(2)
  expect((await read(id))?.form).toEqual({ applicant: '二' })
  expectRefusal('staleRevision', await put(id, bodyOf('三', 0)))
  expect(await save(id, '三', 0, mark(1, 'writer-b'))).toBe(3)
  expect((await read(id))?.saves).toEqual([
    { writer: 'writer-a', edit: 4, revision: 1 },
    { writer: 'writer-a', edit: 9, revision: 2 },
    { writer: 'writer-b', edit: 1, revision: 3, isMerged: true },
  ])
  expect((await read(id))?.clashes?.map(({ standing, other }) => [standing.words, other.words])).toEqual([['二', '三']])
  expect(await kept(id)).toEqual(['refused 0', 'saved 1'])
})
