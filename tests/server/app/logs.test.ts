import { expect, it, onTestFinished } from 'vitest'
import { ENDPOINTS, REQUEST_ID_HEADER } from '#contract/endpoints.ts'
import { errorForLog } from '../../../server/log-text.ts'
import { buildTestApp } from '../../support/build-test-app.ts'
import { readNotice } from '../../support/notice-upload.ts'

const SECRETS = ['云杉密标', 'secretmark', 'secret-file', '机密文件', '81234567', 'Hidden Owner']

const multipart = async (name: string, bytes: Uint8Array) => {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  }
}

it('say of a whole journey what was asked and how it ended, and nothing of what people wrote', async () => {
  const lines: string[] = []
  const { app, db, close } = await buildTestApp({
    logTo: { write: line => void lines.push(line) },
    remembersPapers: true,
  })
  onTestFinished(close)
  const analyse = `${ENDPOINTS.analyseRejection.path}?receiveTime=1718035200000&type=0&isEn=0`
  const notice = await multipart('secret-file 机密文件.pdf', await readNotice('full-registered'))
  const { data: log } = (await app.inject({ method: 'POST', url: analyse, ...notice })).json()
  expect(log.notice.applicationNo).toBe('81234567')
  const search = { mode: 'similar', text: '云杉密标 secretmark', pageNum: 1, pageSize: 20 }
  const asked = async () => {
    await app.inject({ method: 'POST', url: ENDPOINTS.searchMarks.path, payload: search })
    await app.inject({ url: `${ENDPOINTS.queryCompanies.path}?name=Hidden%20Owner` })
    await app.inject({ url: `${ENDPOINTS.suggestTrademarks.path.replace(':kind', 'markContent')}?query=secretmark` })
    await app.inject({ url: `${ENDPOINTS.readArchive.path}?regNo=81234567` })
    await app.inject({
      method: 'POST',
      url: analyse,
      ...(await multipart('secret-file.pdf', Buffer.from('secretmark'))),
    })
    await app.inject({
      method: 'POST',
      url: ENDPOINTS.searchMarks.path,
      payload: '{"text":"secretmark',
      headers: { 'content-type': 'application/json' },
    })
    await app.inject({
      method: 'POST',
      url: `${ENDPOINTS.runImport.path}?subject=register`,
      ...(await multipart('secret-file.csv', Buffer.from('secretmark,x\n'))),
    })
    return await app.inject({ url: `/files/secret-file/${encodeURIComponent('机密文件')}.pdf` })
  }
  await asked()
  await db.schema.dropTable('registers').cascade().execute()
  await asked()
  const failed = await app.inject({ method: 'POST', url: ENDPOINTS.searchMarks.path, payload: search })
  expect(failed.statusCode).toBe(500)
  const all = lines.join('')
  expect(SECRETS.filter(secret => all.includes(secret) || all.includes(encodeURIComponent(secret)))).toEqual([])
  const entries = lines.map(line => JSON.parse(line))
  const ofFailure = entries.filter(({ reqId }) => reqId === failed.headers[REQUEST_ID_HEADER])
  expect(ofFailure).toEqual([
    expect.objectContaining({ level: 50, msg: 'internal', err: expect.objectContaining({ code: '42P01' }) }),
    expect.objectContaining({ level: 30, method: 'POST', route: ENDPOINTS.searchMarks.path, status: 500 }),
  ])
})

it('leave out of an error’s message what it quotes', () => {
  const message = 'word is too long in tsquery: "云杉密标" near \'secretmark\' 云杉\nDETAIL: secretmark'
  expect(errorForLog(new Error(message)).message).toBe('word is too long in tsquery: "…" near "…" …')
  expect(JSON.stringify(errorForLog(new Error(message)))).not.toContain('secretmark')
})
