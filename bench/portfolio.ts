import { join } from 'node:path'
import process from 'node:process'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { PROPOSER_ENDPOINTS, type ProposerCall } from '#contract/proposer-map/proposer-endpoints.ts'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { buildApp } from '../server/app.ts'
import { createNoticeReader } from '../server/notice/notice-reader.ts'
import { CANCEL_CHANNEL, PROGRESS_CHANNEL } from '../server/progress/progress-service.ts'
import { prepareMarks, writeMarks } from '../server/register/marks-repository.ts'
import { settleRegister } from '../server/register/register-repository.ts'
import { sampleMarks } from '../server/register/sample/sample-register.ts'
import { warmUpSearch } from '../server/search/warm-up.ts'
import { createDiskFileStore } from '../server/storage/file-store.ts'
import { openNotifications } from '../server/storage/notifications.ts'
import { openStorage } from '../server/storage/open-storage.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'
import { quantile } from './figures/quantile.ts'
import { loadMarks } from './search/load-marks.ts'

const OWNER = '万件商标测试有限公司'
const OWNED = 20_000
const ROUNDS = 20
const BATCH = 2_000
const { PORTFOLIO_MARKS: asked = '1000000', PORTFOLIO_DATA: kept } = process.env

type Database = Awaited<ReturnType<typeof openStorage>>['db']

/** Adds 20,000 marks of one applicant with their events, unless they stand there already. */
const addApplicant = async (db: Database): Promise<void> => {
  const known = await db.selectFrom('marks').select('id').where('owner', '=', OWNER).limit(1).executeTakeFirst()
  if (known) return
  const { id: registerId } = await db.selectFrom('registers').select('id').executeTakeFirstOrThrow()
  let batch: RegisterMark[] = []
  const write = async (): Promise<void> => {
    await writeMarks(db, await prepareMarks(db, batch, { registerId }))
    batch = []
  }
  for (const mark of await sampleMarks(OWNED)) {
    batch.push({ ...mark, regNo: `P${mark.regNo}`, owner: OWNER, ownerEn: 'Ten Thousand Marks Ltd.' })
    if (batch.length === BATCH) await write()
  }
  await write()
  await settleRegister(db)
}

const NAMES = Object.keys(PROPOSER_ENDPOINTS) as ProposerCall[]
/** What the page asks for when it opens. */
const NOT_ON_THE_PAGE: ReadonlySet<ProposerCall> = new Set([
  'readProposerCount',
  'readProposerMainName',
  'readProposerUpdateDate',
  'readProposerMarks',
  'readProposerCircleMarks',
  'readProposerStatusCategory',
  'readProposerRejectRatio',
  'readProposerChanges',
  'readProposerMoved',
  'readProposerInvalid',
  'readProposerDenied',
  'readProposerRejected',
  'readProposerCancelled',
  'readProposerOpposition',
  'readProposerLatestAgents',
  'readProposerAgentCount',
])

/**
 * Times every call of the proposer map for an applicant with 20,000 marks in a register of a million, and a page that
 * opens first. `PORTFOLIO_MARKS` sets the size, `PORTFOLIO_DATA` a folder in which the register stays for the next time.
 */
export const run = async (): Promise<void> => {
  const folder = kept ? join(kept, asked) : await makeTemporaryFolder()
  const storage = await openStorage({ databaseUrl: undefined, dataDir: folder }, line => console.log(line))
  const { db, patient, url } = storage
  try {
    await loadMarks(patient, Number(asked))
    await addApplicant(patient)
    const notifications = await openNotifications(url, [PROGRESS_CHANNEL, CANCEL_CHANNEL])
    const reader = createNoticeReader()
    const app = await buildApp({
      db,
      databaseUrl: url,
      notifications,
      reader,
      store: createDiskFileStore(join(folder, 'files')),
      config: {
        contactUrl: undefined,
        contactNote: '',
        smtpUrl: undefined,
        smtpFrom: undefined,
        logLevel: 'error',
        requestsAMinute: 1_000_000,
        metricsToken: undefined,
      },
      servePage: () => undefined,
    })
    const ask = async (name: ProposerCall): Promise<number> => {
      const start = performance.now()
      const query = { name: OWNER, by: 'applicant', pageSize: '1000' }
      const { statusCode, body } = await app.inject({ method: 'GET', url: ENDPOINTS[name].path, query })
      if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${body.slice(0, 200)}`)
      return performance.now() - start
    }
    // As the server does after its start.
    await warmUpSearch()
    const used = process.cpuUsage()
    const first = performance.now()
    const opening = NAMES.filter(name => !NOT_ON_THE_PAGE.has(name))
    const each = await Promise.all(opening.map(async name => ({ name, ms: await ask(name) })))
    const { user, system } = process.cpuUsage(used)
    const cpu = Math.round((user + system) / 1000)
    console.log(`page filled first: ${Math.round(performance.now() - first)} ms, ${cpu} ms of it computing`)
    const slowest = each.toSorted((a, b) => b.ms - a.ms).slice(0, 4)
    console.log(`its slowest calls: ${slowest.map(({ name, ms }) => `${name} ${Math.round(ms)}`).join(', ')}`)
    const again = performance.now()
    await Promise.all(opening.map(ask))
    console.log(`page filled again: ${Math.round(performance.now() - again)} ms`)
    const rows: Record<string, { p50: number; p95: number }> = {}
    for (const name of NAMES) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) times.push(await ask(name))
      rows[name] = { p50: Math.round(quantile(times, 0.5)), p95: Math.round(quantile(times, 0.95)) }
    }
    console.table(rows)
    await app.close()
    await reader.close()
    await notifications.close()
  } finally {
    await storage.close()
    if (!kept) await removeFolder(folder)
  }
}
