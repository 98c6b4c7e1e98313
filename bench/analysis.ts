import { openAsBlob, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ANALYSIS_FILE_PART, ENDPOINTS } from '#contract/endpoints.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { startServer } from '../tests/support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'

const RUNS = 5
/** Between uploads, as people make them: the next reader process has time to get ready. */
const PAUSE_MS = 1_500
const NOTICES = join(import.meta.dirname, '../fixtures/notices')
const RECEIVED = midnightOf('2026-06-05')

const analyse = async (address: string, name: string): Promise<{ status: number; ms: number }> => {
  const form = new FormData()
  form.append(ANALYSIS_FILE_PART, await openAsBlob(join(NOTICES, name), { type: 'application/pdf' }), name)
  const start = performance.now()
  const answer = await fetch(address, { method: 'POST', body: form })
  await answer.text()
  return { status: answer.status, ms: performance.now() - start }
}

/** Milliseconds from upload to answer over HTTP, for each synthetic notice: the first call, and the median of all. */
export const run = async (): Promise<void> => {
  const dataDir = await makeTemporaryFolder()
  const server = await startServer({ dataDir, env: { ALLOWANCE_WRITE: 'unlimited' } })
  const address = `${server.url}${ENDPOINTS.analyseRejection.path}?receiveTime=${RECEIVED}&type=0&isEn=0`
  try {
    const rows = []
    for (const name of readdirSync(NOTICES).filter(file => file.endsWith('.pdf'))) {
      const times: number[] = []
      let status = 0
      for (let index = 0; index < RUNS; index += 1) {
        await pause(PAUSE_MS)
        const answer = await analyse(address, name)
        status = answer.status
        times.push(Math.round(answer.ms))
      }
      rows.push({ notice: name, status, first: times[0], median: times.toSorted((a, b) => a - b)[RUNS >> 1] })
    }
    console.table(rows)
  } finally {
    await server.stop()
    await removeFolder(dataDir)
  }
}
