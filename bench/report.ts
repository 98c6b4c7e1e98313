import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { FastSearchRequest } from '#contract/fast-search.ts'
import type { SearchReport } from '#contract/search-report.ts'
import { judgeReport } from '#domain/verdict/judge-report.ts'
import { runSearch } from '../server/fast-search/run-search.ts'
import { createReportWriter, type ReportWriter } from '../server/report/report-writer.ts'
import type { Database } from '../server/storage/database.ts'
import { openStorage } from '../server/storage/open-storage.ts'
import { searchRequest } from '../tests/support/search-data.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'
import { importTables } from './classification/import-tables.ts'
import { hasTestData } from './data/test-data-dir.ts'
import { quantile } from './figures/quantile.ts'
import { loadMarks } from './search/load-marks.ts'
import { queryNames } from './search/query-names.ts'

const DAY = '2026-11-21'
const RUNS = 5
const SMALL = 20_000
const LARGE = 1_000_000
const ALL_CLASSES = Array.from({ length: 45 }, (_, index) => index + 1)
const GOODS = 600
const WHAT_IF_RUNS = 50

const median = (values: readonly number[]): number => quantile(values, 0.5)
const ms = (value: number): string => `${value.toFixed(0)} ms`

/** Wall and processor time of the server's process, in milliseconds; the database's own is not in it. */
const timed = async <Result>(work: () => Promise<Result>): Promise<{ result: Result; wall: number; cpu: number }> => {
  const begin = performance.now()
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, wall: performance.now() - begin, cpu: (user + system) / 1000 }
}

/** Milliseconds, size and hits of one report. */
interface Row {
  search: number
  pdf: number
  word: number
  all: number
  cpu: number
  kB: number
  hits: number
}

const nobody = { signal: new AbortController().signal, report: () => undefined }

const measure = async (
  db: Database,
  writer: ReportWriter,
  label: string,
  requests: readonly FastSearchRequest[],
): Promise<SearchReport | undefined> => {
  const rows: Row[] = []
  let last: SearchReport | undefined
  for (const request of requests) {
    const search = await timed(() => runSearch(db, request, DAY, nobody))
    const order = { report: search.result, overrules: [], number: 'FS-20261121-0001', firm: '' }
    const pdf = await timed(() => writer.write(order, 'pdf'))
    const word = await timed(() => writer.write(order, 'word'))
    last = search.result
    rows.push({
      search: search.wall,
      pdf: pdf.wall,
      word: word.wall,
      all: search.wall + pdf.wall + word.wall,
      cpu: search.cpu + pdf.cpu + word.cpu,
      kB: pdf.result.length / 1024,
      hits: search.result.hits.length,
    })
  }
  const of = (key: keyof Row): number => median(rows.map(row => row[key]))
  console.log(
    `${label}: ${ms(of('all'))} (search ${ms(of('search'))}, PDF ${ms(of('pdf'))}, Word ${ms(of('word'))}), processor ${ms(of('cpu'))}, PDF ${of('kB').toFixed(0)} kB, ${of('hits')} hits`,
  )
  return last
}

/** A report of 45 groups with 600 goods, one of which is dropped at each turn. */
const measureWhatIf = (report: SearchReport): void => {
  const rows = report.rows.slice(0, ALL_CLASSES.length)
  const goods = Array.from({ length: GOODS }, (_, index) => ({
    row: index % rows.length,
    code: '',
    name: { zh: `商品${index}`, en: `item ${index}` },
  }))
  const full = { ...report, rows, goods }
  const times = Array.from({ length: WHAT_IF_RUNS }, (_, turn) => {
    const begin = performance.now()
    judgeReport(full, { droppedGoods: new Set(Array.from({ length: turn * 10 }, (_item, index) => index)) })
    return performance.now() - begin
  })
  console.log(
    `what if, ${GOODS} goods × ${rows.length} groups, ${report.hits.length} hits: median ${median(times).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`,
  )
}

/** A register of so many marks with the whole classification where the test data are, else with the starter. */
const withRegister = async (size: number, work: (db: Database, names: string[]) => Promise<void>): Promise<void> => {
  const kept = process.env['SEARCH_DATA']
  const dataDir = kept ? join(kept, String(size)) : await makeTemporaryFolder()
  const { db, close } = await openStorage({ dataDir, databaseUrl: undefined }, () => undefined)
  try {
    await loadMarks(db, size)
    if (hasTestData) await importTables(db)
    const names = (await queryNames(db, 40, 7)).map(({ name }) => name)
    await work(db, names)
  } finally {
    await close()
    if (!kept) await removeFolder(dataDir)
  }
}

/**
 * Reports from the request to both files: one name in three classes on 20,000 marks, six names in 45 classes on a million
 * (REPORT_MARKS for another size, 0 for none; SEARCH_DATA for a folder in which registers stay), and how long the verdicts
 * take when goods are dropped.
 */
export const run = async (): Promise<void> => {
  const large = Number(process.env['REPORT_MARKS'] ?? LARGE)
  const writer = createReportWriter()
  console.log(`${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}; medians of ${RUNS}`)
  await withRegister(SMALL, async (db, names) => {
    const requests = names.map(name => searchRequest({ marknames: [name], categories: [9, 35, 42] }))
    await measure(db, writer, 'warm-up', requests.slice(RUNS, RUNS + 2))
    await measure(db, writer, `1 name × 3 classes, ${SMALL} marks`, requests.slice(0, RUNS))
    const six = searchRequest({ marknames: names.slice(0, 6), categories: ALL_CLASSES })
    const report = await measure(db, writer, `6 names × 45 classes, ${SMALL} marks`, [six])
    if (report) measureWhatIf(report)
  })
  if (large > 0)
    await withRegister(large, async (db, names) => {
      const requests = [0, 6, 12].map(at =>
        searchRequest({ marknames: names.slice(at, at + 6), categories: ALL_CLASSES }),
      )
      const report = await measure(db, writer, `6 names × 45 classes, ${large} marks`, requests)
      if (report) measureWhatIf(report)
    })
  await writer.close()
}
