import process from 'node:process'
import { ENDPOINTS, IMPORT_FILE_PART } from '#contract/endpoints.ts'
import { startServer } from '../../tests/support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../../tests/support/temporary-folder.ts'
import { workbookOf } from './workbook.ts'

const ROWS = Number(process.env['SIEGE_ROWS'] ?? 60_000)
const PAUSE_MS = 20
const READS = ['/healthz', ENDPOINTS.readUsage.path, `${ENDPOINTS.readRejectionLog.path}?pageNum=1&pageSize=20`]

/** Imports a workbook and times what others ask meanwhile. */
export const measureImports = async (): Promise<void> => {
  const dataDir = await makeTemporaryFolder()
  const server = await startServer({ dataDir })
  const times: number[] = []
  let failures = 0
  try {
    const rows = Array.from({ length: ROWS }, (_, index) => [String(index + 1), '9', `青砚${index}`, '已注册'])
    const bytes = workbookOf([['reg_no', 'class', 'name', 'status'], ...rows])
    const form = new FormData()
    form.append(IMPORT_FILE_PART, new Blob([Uint8Array.from(bytes)]), 'marks.xlsx')
    const url = `${server.url}${ENDPOINTS.runImport.path}?subject=register&asOf=2026-11-01`
    const begin = performance.now()
    let isOver = false
    const importing = fetch(url, { method: 'POST', body: form })
      .then(answer => answer.json())
      .finally(() => {
        isOver = true
      })
    while (!isOver)
      for (const path of READS) {
        const asked = performance.now()
        const { ok } = await fetch(server.url + path)
        times.push(performance.now() - asked)
        if (!ok) failures += 1
        await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
      }
    const { data } = await importing
    times.sort((a, b) => a - b)
    const at = (share: number): string =>
      (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)
    console.log(
      `a workbook of ${ROWS} marks (${(bytes.length / 1e6).toFixed(1)} MB), ${data.changed} taken in ${((performance.now() - begin) / 1000).toFixed(1)} s; ` +
        `${times.length} other requests meanwhile: p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms, ${failures} failed`,
    )
  } finally {
    await server.stop()
    await removeFolder(dataDir)
  }
}
