import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { ANALYSIS_FILE_PART, ENDPOINTS, IMPORT_FILE_PART, WORD_FILE_PART } from '#contract/endpoints.ts'
import { SEARCH_MODES } from '#contract/vocabulary.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { parse } from '#extensions/index.ts'
import { loadOf } from '../../server/child/watched-child.ts'
import { openStorage } from '../../server/storage/open-storage.ts'
import { readNotice } from '../../tests/support/notice-upload.ts'
import { oddNames } from '../../tests/support/odd-names.ts'
import { type ServerProcess, startServer } from '../../tests/support/start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../../tests/support/temporary-folder.ts'
import { quantile } from '../figures/quantile.ts'
import { honestWorkbook, hostileNotices, hostileWordFiles, scannedNotice, workbooks } from './attacks.ts'
import { type Answer, call, sendFile } from './calls.ts'
import { processTree } from './processes.ts'

const amount = (name: string, standard: number): number => Number(process.env[`SIEGE_${name}`] ?? standard)
const PDFS = amount('PDFS', 300)
const WORDS = amount('WORDS', 60)
const BOOKS = amount('BOOKS', 30)
const NAMES = amount('NAMES', 5_000)
const SCANS = amount('SCANS', 20)
const READERS = amount('READERS', 20)
const WRITERS = amount('WRITERS', 5)
const BOOK_ROWS = amount('BOOK_ROWS', 2_000)
const IDLE_SECONDS = amount('IDLE_SECONDS', 20)
const REST_SECONDS = amount('REST_SECONDS', 300)
const SEED = 25
/** A reader looks at a page, a writer types, a watchman waits, so long. */
const [READ_PAUSE_MS, WRITE_PAUSE_MS, WATCH_PAUSE_MS] = [250, 500, 100]
const MEGABYTE = 1024 * 1024

/** What was seen of one kind of call. */
interface Tally {
  times: number[]
  statuses: Map<string, number>
}

const createTallies = () => {
  const tallies = new Map<string, Tally>()
  return {
    tallies,
    take(kind: string, { status, milliseconds }: Pick<Answer, 'status' | 'milliseconds'>): void {
      const tally: Tally = tallies.get(kind) ?? { times: [], statuses: new Map() }
      tallies.set(kind, tally)
      tally.times.push(milliseconds)
      tally.statuses.set(String(status), (tally.statuses.get(String(status)) ?? 0) + 1)
    },
  }
}
type Tallies = ReturnType<typeof createTallies>

const table = ({ tallies }: Tallies) =>
  [...tallies].map(([kind, { times, statuses }]) => ({
    kind,
    answers: times.length,
    p50: Math.round(quantile(times, 0.5)),
    p95: Math.round(quantile(times, 0.95)),
    p99: Math.round(quantile(times, 0.99)),
    most: Math.round(Math.max(...times)),
    statuses: [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
  }))

/** Runs the jobs, so many at once. */
const inLanes = async <Job>(jobs: readonly Job[], lanes: number, run: (job: Job) => Promise<void>): Promise<void> => {
  let next = 0
  const work = async (): Promise<void> => {
    while (next < jobs.length) {
      const job = jobs[next++]
      if (job !== undefined) await run(job)
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
}

const pathOf = (name: keyof typeof ENDPOINTS, id = 0): string => ENDPOINTS[name].path.replace(':id', String(id))
const SERVED = new URLSearchParams({ receiveTime: String(midnightOf('2026-06-01')), type: '0', isEn: '0' })

const analyse = (url: string, bytes: Uint8Array): Promise<Answer> =>
  sendFile(`${url}${pathOf('analyseRejection')}?${SERVED}`, ANALYSIS_FILE_PART, bytes, 'notice.pdf')

const idOf = ({ status, text }: Answer): number => {
  if (status !== 200) throw new Error(`An honest notice was answered with ${status}: ${text.slice(0, 200)}`)
  return JSON.parse(text).data.id
}

/** Those who do honest work, until told to stop. */
const startPeople = async (url: string, logs: readonly number[], tallies: Tallies) => {
  let isOver = false
  const reads = [
    `${pathOf('readRejectionLog')}?pageNum=1&pageSize=20`,
    ...logs.map(id => pathOf('readRejectionDetail', id)),
    pathOf('readUsage'),
    pathOf('readSearchBasis'),
    pathOf('readFirm'),
  ]
  const each = async (kind: string, milliseconds: number, ask: () => Promise<Answer>): Promise<void> => {
    while (!isOver) {
      tallies.take(kind, await ask().catch(() => ({ status: 0, milliseconds: 0 }) as Answer))
      await pause(milliseconds)
    }
  }
  const reader = (place: number): Promise<void> => {
    let turn = place
    return each('read', READ_PAUSE_MS, () => call(url + reads[turn++ % reads.length]))
  }
  /** The last text of each log that the server has said it has. */
  const kept = new Map<number, string>()
  const writer = async (id: number): Promise<void> => {
    const { text } = await call(url + pathOf('readRejectionDetail', id))
    let revision: number = JSON.parse(text).data.draft?.revision ?? 0
    let turn = 0
    await each('save', WRITE_PAUSE_MS, async () => {
      turn += 1
      const words = `第${revision}稿，第${turn}次。`
      const analysis = parse(`<p>${words}</p>`)
      const body = { analysis, reason: parse('<p>理由。</p>'), form: {}, reviewed: [], revision }
      const answer = await call(url + pathOf('saveDraft', id), { method: 'PUT', body })
      if (answer.status === 200) {
        revision = JSON.parse(answer.text).data.revision
        kept.set(id, words)
      }
      return answer
    })
  }
  const working = [
    ...Array.from({ length: READERS }, (_, place) => reader(place)),
    ...logs.slice(0, WRITERS).map(writer),
    each('healthz', WATCH_PAUSE_MS, () => call(`${url}/healthz`)),
  ]
  return {
    kept,
    async stop(): Promise<void> {
      isOver = true
      await Promise.all(working)
    },
  }
}

const residentMegabytes = async ({ process: { pid = 0 } }: ServerProcess): Promise<number> =>
  ((await loadOf(pid))?.residentBytes ?? 0) / MEGABYTE

/** Makes the files beforehand: what sends them also times the people. */
const makeArms = async (firstLog: number) => ({
  notices: await hostileNotices(PDFS),
  words: await hostileWordFiles(WORDS, firstLog),
  books: workbooks(BOOKS, BOOK_ROWS),
  scan: await scannedNotice(),
  names: oddNames(NAMES, SEED),
})
type Arms = Awaited<ReturnType<typeof makeArms>>

/** Everything hostile at once; returns what the server has acknowledged. */
const attack = async (url: string, firstLog: number, arms: Arms, tallies: Tallies) => {
  const { notices, words, books, scan, names } = arms
  const logs: number[] = []
  const marks: number[] = []
  const analyseAs = (kind: string) => async (bytes: Uint8Array) => {
    const answer = await analyse(url, bytes)
    tallies.take(kind, answer)
    if (answer.status === 200) logs.push(idOf(answer))
  }
  const importUrl = `${url}${pathOf('runImport')}?subject=register&asOf=2026-11-01`
  await Promise.all([
    inLanes(notices, 8, analyseAs('damaged notice')),
    inLanes(Array(SCANS).fill(scan), SCANS, analyseAs('scan')),
    inLanes(words, 4, async bytes => {
      const target = `${url}${pathOf('compareWordFile', firstLog)}`
      tallies.take('Word file', await sendFile(target, WORD_FILE_PART, bytes, 'a.docx'))
    }),
    inLanes(books, 2, async ({ bytes, isHonest, first }) => {
      const answer = await sendFile(importUrl, IMPORT_FILE_PART, bytes, 'marks.xlsx')
      tallies.take(isHonest ? 'workbook' : 'hostile workbook', answer)
      if (isHonest && answer.status === 200) marks.push(...Array.from({ length: BOOK_ROWS }, (_, row) => first + row))
    }),
    inLanes(names, 4, async text => {
      const mode = SEARCH_MODES[text.length % SEARCH_MODES.length]
      const body = { mode, text, pageNum: 1, pageSize: 20 }
      tallies.take('odd name', await call(url + pathOf('searchMarks'), { method: 'POST', body }))
    }),
  ])
  return { logs, marks }
}

/** Returns what is not as it should be in the database and on the disk, once all is done. */
const findLeftovers = async (dataDir: string, serverPid: number): Promise<string[]> => {
  const { db, close } = await openStorage({ dataDir, databaseUrl: undefined }, () => undefined, { asGuest: true })
  const found: string[] = []
  try {
    const files = await db.selectFrom('files').select('id').execute()
    const known = new Set(files.map(({ id }) => id))
    const root = join(dataDir, 'files')
    const onDisk = (await readdir(root, { recursive: true })).filter(path => path.includes('/'))
    for (const path of onDisk) if (!known.has(path.split('/').at(-1) ?? '')) found.push(`the file ${path} has no row`)
    if (onDisk.length < known.size) found.push(`${known.size - onDisk.length} rows have no file`)
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from files f
      where not exists (select from rejection_logs l where l.file_id = f.id)`.execute(db)
    if (rows[0]?.left) found.push(`${rows[0].left} files belong to no log`)
    const { rows: running } = await sql<{ left: number }>`
      select count(*)::int as left from imports where finished_at is null`.execute(db)
    if (running[0]?.left) found.push(`${running[0].left} imports stand open`)
  } finally {
    await close()
  }
  const received = (await readdir(tmpdir())).filter(name => name.startsWith(`rejoinder-import-${serverPid}-`))
  found.push(...received.map(name => `the folder ${name}`))
  return found
}

/** Returns what the server has acknowledged and does not have. */
const findLost = async (
  url: string,
  dataDir: string,
  { logs, marks, kept }: { logs: readonly number[]; marks: readonly number[]; kept: ReadonlyMap<number, string> },
): Promise<string[]> => {
  const lost: string[] = []
  for (const id of logs) {
    const { status, text } = await call(url + pathOf('readRejectionDetail', id))
    if (status !== 200) lost.push(`the log ${id}`)
    else if ((await call(url + JSON.parse(text).data.officeFile)).status !== 200) lost.push(`the notice of ${id}`)
  }
  for (const [id, words] of kept) {
    const { text } = await call(url + pathOf('readRejectionDetail', id))
    if (!JSON.stringify(JSON.parse(text).data.draft?.analysis).includes(words)) lost.push(`the last words of ${id}`)
  }
  const { db, close } = await openStorage({ dataDir, databaseUrl: undefined }, () => undefined, { asGuest: true })
  try {
    const numbers = marks.map(String)
    const { rows } = await sql<{ found: number }>`
      select count(distinct reg_no)::int as found from marks where reg_no = any(${numbers})`.execute(db)
    if (rows[0]?.found !== numbers.length) lost.push(`${numbers.length - (rows[0]?.found ?? 0)} imported marks`)
  } finally {
    await close()
  }
  return lost
}

/**
 * The whole siege against a server of its own: damaged and built notices, Word files, workbooks, odd names and scans all at
 * once, while people read and write. The same people alone come before it: on a machine that is not quiet the ratio counts.
 */
export const measureWhole = async (): Promise<void> => {
  const dataDir = await makeTemporaryFolder()
  const env = { REQUESTS_A_MINUTE: '1000000', ALLOWANCE_WRITE: 'unlimited' }
  const server = await startServer({ dataDir, env })
  const pid = server.process.pid ?? 0
  try {
    const notice = await readNotice('full-registered')
    const logs: number[] = []
    for (let place = 0; place < Math.max(WRITERS, 1); place += 1) logs.push(idOf(await analyse(server.url, notice)))
    const first = honestWorkbook(1, BOOK_ROWS)
    const importUrl = `${server.url}${pathOf('runImport')}?subject=register&asOf=2026-11-01`
    const { status } = await sendFile(importUrl, IMPORT_FILE_PART, first, 'first.xlsx')
    if (status !== 200) throw new Error(`The first import was answered with ${status}.`)

    const arms = await makeArms(logs[0] ?? 0)
    const idle = createTallies()
    const quiet = await startPeople(server.url, logs, idle)
    await pause(IDLE_SECONDS * 1000)
    await quiet.stop()
    const memory = await residentMegabytes(server)
    const processes = processTree(pid).length
    console.log(`people alone, ${IDLE_SECONDS} s; the server holds ${memory.toFixed(0)} MB in ${processes} processes`)
    console.table(table(idle))

    const tallies = createTallies()
    const people = await startPeople(server.url, logs, tallies)
    const begin = performance.now()
    let peak = 0
    const watching = setInterval(async () => {
      peak = Math.max(peak, await residentMegabytes(server))
    }, 500)
    const acknowledged = await attack(server.url, logs[0] ?? 0, arms, tallies)
    await people.stop()
    clearInterval(watching)
    console.log(`the siege, ${((performance.now() - begin) / 1000).toFixed(0)} s`)
    console.table(table(tallies))

    const lost = await findLost(server.url, dataDir, {
      logs: [...logs, ...acknowledged.logs],
      marks: acknowledged.marks,
      kept: people.kept,
    })
    const after = await residentMegabytes(server)
    const rested = performance.now()
    let now = after
    while (now > memory * 1.1 && performance.now() - rested < REST_SECONDS * 1000) {
      await pause(5_000)
      now = await residentMegabytes(server)
    }
    const restSeconds = ((performance.now() - rested) / 1000).toFixed(0)
    const left = await findLeftovers(dataDir, pid)
    const faults = [...tallies.tallies].flatMap(([kind, { statuses }]) =>
      [...statuses]
        .filter(([code]) => code === '0' || code >= '500')
        .map(([code, count]) => `${count} × ${code} (${kind})`),
    )
    const p99Of = ({ tallies: seen }: Tallies, kind: string): number => quantile(seen.get(kind)?.times ?? [], 0.99)
    const ratio = (kind: string): string =>
      `${p99Of(tallies, kind).toFixed(0)} ms, ${(p99Of(tallies, kind) / p99Of(idle, kind)).toFixed(1)} times that of people alone`
    console.log(
      [
        `/healthz p99 ${ratio('healthz')}, most ${Math.max(...(tallies.tallies.get('healthz')?.times ?? [])).toFixed(0)} ms`,
        `readers p99 ${ratio('read')}; writers p99 ${ratio('save')}`,
        `failures: ${faults.join(', ') || 'none'}`,
        `acknowledged and lost: ${lost.join(', ') || 'nothing'} of ${logs.length + acknowledged.logs.length} logs, ${people.kept.size} drafts and ${acknowledged.marks.length} marks`,
        `memory of the server: ${memory.toFixed(0)} MB before, ${peak.toFixed(0)} at most, ${after.toFixed(0)} after, ${now.toFixed(0)} after ${restSeconds} s of rest`,
        `processes: ${processes} before, ${processTree(pid).length} after; left over: ${left.join(', ') || 'nothing'}`,
      ].join('\n'),
    )
    const output = server
      .output()
      .split('\n')
      .filter(line => line.startsWith('{'))
    if (output.length > 0) console.log(`${output.length} lines in the log, the first: ${output[0]?.slice(0, 400)}`)
  } finally {
    await server.stop()
    await removeFolder(dataDir)
  }
}
