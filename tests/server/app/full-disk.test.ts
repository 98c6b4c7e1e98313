import { expect, it, onTestFinished } from 'vitest'
import { ENDPOINTS, IMPORT_FILE_PART } from '#contract/endpoints.ts'
import { buildTestApp } from '../../support/build-test-app.ts'
import { expectRefusal } from '../../support/expect-answer.ts'
import { readNotice, uploadNotice } from '../../support/notice-upload.ts'

it('begins no analysis and no import on a disk that is nearly full, and keeps nothing of them', async () => {
  const { app, db, close } = await buildTestApp({ leastFreeBytes: Number.MAX_SAFE_INTEGER })
  onTestFinished(close)
  expectRefusal('diskFull', await uploadNotice(app, { bytes: await readNotice('full-registered') }))
  const form = new FormData()
  form.append(IMPORT_FILE_PART, new Blob(['reg_no,class,name,status\n']), 'marks.csv')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: ENDPOINTS.runImport.path,
    query: { subject: 'register', asOf: '2026-11-01' },
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expectRefusal('diskFull', answer)
  for (const table of ['files', 'rejection_logs', 'imports', 'uses'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})
