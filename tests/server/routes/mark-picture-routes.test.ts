import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { NoticeCorrection } from '#contract/correction.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { buildTestApp, type TestApp } from '../../support/build-test-app.ts'
import { expectAnswer } from '../../support/expect-answer.ts'
import { uploadNotice } from '../../support/notice-upload.ts'
import { addRejectionLog } from '../../support/rejection-log.ts'
import { readWordParts } from '../../support/word-parts.ts'

const LOG = '/business/api/v2/ai/doc/log'
/** A notice whose mark is a picture of words, and whose annex shows a picture in the row of each cited mark. */
const PICTURED = join(import.meta.dirname, '../../../fixtures/other-hands/016.pdf')

let test: TestApp
let log: RejectionLogDetail
beforeAll(async () => {
  test = await buildTestApp()
  // Pictures that come after the person's time are left out, which a busy machine would bring about.
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  log = expectAnswer(
    'analyseRejection',
    await uploadNotice(test.app, { bytes: new Uint8Array(await readFile(PICTURED)) }),
  )
  timeout.mockRestore()
})
afterAll(() => test.close())

/** The pictures that a document shows, by what they are said to show, the first of each. */
const shownIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<img data-picture="([^"]+)" width="\d+" height="\d+" alt="([^"]+)">/g)]
      .toReversed()
      .map(([, id = '', alt = '']) => [alt, id]),
  )

it('shows the pictures of the paper in the comparison, and serves them to the account', async () => {
  const shown = shownIn(log.reasonContent)
  expect(Object.keys(shown).toSorted()).toEqual(['引证商标一的图样', '引证商标二的图样', '申请商标的图样'])
  expect(new Set(Object.values(shown)).size).toBe(3)
  for (const id of Object.values(shown)) {
    const answer = await test.app.inject(`/files/${id}/picture.png`)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  }
})

it('shows the picture of the mark in the list of cases', async () => {
  const { list } = expectAnswer('readRejectionLog', await test.app.inject(`${LOG}?pageSize=1`))
  expect(list[0]).toMatchObject({ id: log.id, picture: shownIn(log.reasonContent)['申请商标的图样'] })
})

it('takes them to Word', async () => {
  const { method, path } = ENDPOINTS.exportRejectionDoc
  const payload = { type: 'second', isEn: 0, id: log.id }
  const address = expectAnswer('exportRejectionDoc', await test.app.inject({ method, url: path, payload }))
  const parts = readWordParts((await test.app.inject(address)).rawPayload)
  expect(parts.get('word/document.xml')).toContain('descr="引证商标一的图样"')
  expect([...parts.keys()].filter(name => name.startsWith('word/media/'))).toHaveLength(3)
})

it('leaves each with its mark when the facts are corrected, and takes them away with the case', async () => {
  const before = shownIn(log.reasonContent)
  const { evidence: _e, doubtful: _d, layout: _l, textSource: _t, citedMarks, ...facts } = log.notice
  const [second, first] = citedMarks.map((mark, from) => ({ ...mark, from })).toReversed()
  if (!first || !second) throw new Error('The notice cites two marks.')
  const correct = async (revision: number, marks: NoticeCorrection['facts']['citedMarks']) => {
    const payload = { revision, confirmed: [], facts: { ...facts, citedMarks: marks } }
    const answer = await test.app.inject({ method: 'PUT', url: `${LOG}/${log.id}/notice`, payload })
    return shownIn(expectAnswer('correctNotice', answer).log?.reasonContent ?? '')
  }
  expect(await correct(0, [second])).toEqual({
    申请商标的图样: before['申请商标的图样'],
    引证商标的图样: before['引证商标二的图样'],
  })
  const away = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  await test.db.updateTable('rejection_logs').set({ deleted_at: away }).where('id', '=', log.id).execute()
  const other = await addRejectionLog(test.db, test.account)
  await test.app.inject({ method: 'DELETE', url: `${LOG}/${other}` })
  for (const id of Object.values(before))
    expect((await test.app.inject(`/files/${id}/picture.png`)).statusCode).toBe(404)
})
