import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { composeNotice } from '../fixtures/notices/generator/compose-notice.ts'
import { textPagesOf } from '../fixtures/notices/generator/text-pages.ts'
import { readFacts } from '../server/notice/facts/read-facts.ts'
import { createNoticeReader, type NoticeReader } from '../server/notice/notice-reader.ts'
import { createPageRecogniser } from '../server/ocr/page-recogniser.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'
import { hasTestData, TEST_DATA_DIR } from './data/test-data-dir.ts'
import { quantile } from './figures/quantile.ts'
import { compareNotice, type Finding } from './notices/compare-notice.ts'
import { measureForeignNotices } from './notices/foreign-notices.ts'
import { measureOtherHands } from './notices/other-hands.ts'
import { type Paper, papersFrom } from './notices/paper-set.ts'
import { compareWithPdftotext } from './notices/pdftotext.ts'
import { createTally } from './notices/tally.ts'

/** Enough for 400 values of the rarest fact. */
const TEXT_ONLY = 3600
const POSITIONED_TEXT = 'positioned text'
const OTHER_HANDS = 'papers of other hands'
const FOREIGN = 'foreign notices'
/** By default a few, for their PDFs take long to make; `FOREIGN=5000` reads as many. */
const FOREIGN_PAPERS = 40
const MOST_SHOWN = 12

const median = (numbers: readonly number[]): number => Math.round(quantile(numbers, 0.5))
const megabytes = (bytes: number): number => Math.round(bytes / MEGABYTE)
const seconds = (milliseconds: number): number => Math.round(milliseconds / 10) / 100

/** A busy machine is given the time it needs; the limits of memory stand. */
const PATIENCE = {
  cpuMilliseconds: 600_000,
  milliseconds: 600_000,
  silentMilliseconds: 600_000,
  busyMilliseconds: 60_000,
}
const MEGABYTE = 1024 * 1024
const patientReader = (): NoticeReader =>
  createNoticeReader(
    { ...PATIENCE, residentBytes: 700 * MEGABYTE },
    createPageRecogniser({ ...PATIENCE, residentBytes: 1500 * MEGABYTE }),
  )

/** Between readings, as people make them: the next reader process, which keeps nobody waiting, gets warm. */
const whenWarm = async (reader: NoticeReader): Promise<void> => {
  const awake = setInterval(() => undefined, 1000)
  await reader.prepare()
  clearInterval(awake)
}

/** What one paper took: wall-clock and processor time, the memory of its processes, and its pages. */
interface Cost {
  milliseconds: number
  pages: number
  textMs: number
  ocrMs: number
  peakBytes: number
}

const readPaper = async (
  reader: NoticeReader,
  { pdf, notice }: Paper,
): Promise<{ findings: Finding[]; cost: Cost }> => {
  const cost: Cost = { milliseconds: 0, pages: 0, textMs: 0, ocrMs: 0, peakBytes: 0 }
  const start = performance.now()
  const read = await reader.read(pdf, {
    onPage: (_, pages) => {
      cost.pages = pages
    },
    onUsage: (process, usage) => {
      cost[process === 'text' ? 'textMs' : 'ocrMs'] += usage.cpuMilliseconds
      cost.peakBytes = Math.max(cost.peakBytes, usage.peakBytes)
    },
  })
  cost.milliseconds = performance.now() - start
  return { findings: compareNotice(notice.truth, read), cost }
}

/** How busy the machine is: times are worth what it leaves over. */
const loadOfMachine = (): string => `${loadavg()[0]?.toFixed(1)} processes waiting for ${cpus().length} processors`

const showWrong = (wrong: readonly Finding[]): void => {
  for (const { fact, expected, actual } of wrong.slice(0, MOST_SHOWN)) console.log(`  ${fact}: ${actual} (${expected})`)
}

/** Facts of notices without a PDF around them; the answer is how many are wrong. */
const measureTextOnly = (firstSeed: number): number => {
  const tally = createTally()
  const times: number[] = []
  for (let seed = firstSeed; seed < firstSeed + TEXT_ONLY; seed += 1) {
    const notice = composeNotice(seed)
    const pages = textPagesOf(notice)
    const start = performance.now()
    const read = readFacts(pages, 'text-layer')
    times.push((performance.now() - start) / pages.length)
    tally.add(compareNotice(notice.truth, read))
  }
  console.log(
    `\n${TEXT_ONLY} notices from seed ${firstSeed} on as ${POSITIONED_TEXT}, facts in ${median(times)} ms a page`,
  )
  console.table(tally.rows())
  showWrong(tally.wrong())
  return tally.wrong().length
}

const measureProducer = async (name: string, papers: readonly Paper[], folder: string) => {
  const tally = createTally()
  const costs: Cost[] = []
  const isScan = name.startsWith('scans')
  const poppler: Awaited<ReturnType<typeof compareWithPdftotext>>[] = []
  const reader = patientReader()
  try {
    for (const paper of papers) {
      await whenWarm(reader)
      const { findings, cost } = await readPaper(reader, paper)
      tally.add(findings)
      costs.push(cost)
      if (!isScan && paper.notice.look.columns === 1) poppler.push(await compareWithPdftotext(paper.pdf, folder))
    }
  } finally {
    await reader.close()
  }
  const pages = costs.reduce((sum, cost) => sum + cost.pages, 0)
  console.log(`\n${name}: ${papers.length} papers, ${pages} pages`)
  console.table(tally.rows())
  showWrong(tally.wrong())
  const sum = (key: 'textMs' | 'ocrMs') => costs.reduce((total, cost) => total + cost[key], 0)
  return {
    papers: papers.length,
    pages,
    'ms a page': median(costs.map(cost => cost.milliseconds / cost.pages)),
    'text CPU ms a page': Math.round(sum('textMs') / pages),
    'OCR CPU s a page': seconds(sum('ocrMs') / pages),
    'in 95 % of papers': seconds(
      quantile(
        costs.map(cost => cost.ocrMs / cost.pages),
        0.95,
      ),
    ),
    'peak MB': megabytes(Math.max(...costs.map(cost => cost.peakBytes))),
    'own text ms': median(poppler.map(({ ownMs }) => ownMs)),
    'pdftotext ms': median(poppler.map(({ popplerMs }) => popplerMs)),
    'agreement, least': Math.round(Math.min(1, ...poppler.map(({ agreement }) => agreement)) * 1000) / 1000,
    wrong: tally.wrong().length,
  }
}

const measurePapersOfOtherHands = async (): Promise<number> => {
  const reader = patientReader()
  try {
    return await measureOtherHands(reader, process.env['PAPERS'] ?? join(TEST_DATA_DIR, 'notices'))
  } finally {
    await reader.close()
  }
}

const measureForeign = async (seed: number): Promise<number> => {
  const reader = patientReader()
  try {
    return await measureForeignNotices(reader, seed, Number(process.env['FOREIGN'] ?? FOREIGN_PAPERS))
  } finally {
    await reader.close()
  }
}

const measureFirst = async ([paper]: readonly Paper[]): Promise<void> => {
  if (!paper) return
  const reader = patientReader()
  try {
    const { cost } = await readPaper(reader, paper)
    console.log(
      `\nFirst notice after a start, its process included: ${Math.round(cost.milliseconds)} ms, ${cost.textMs} ms of them work; ${loadOfMachine()}`,
    )
  } finally {
    await reader.close()
  }
}

/**
 * How well and how fast notices are read, by fact and by producer, against what the generator printed. Needs soffice and
 * pdftotext besides Chromium. `wrong` counts values that were read though they are not printed, and not doubted: one is
 * enough for it to fail.
 * `SEED=5000` draws other notices; `PRODUCERS=pdfkit,scans` measures those whose names begin so, `positioned text` and
 * `papers of other hands` and `foreign notices` too; these are new ones each time without a seed. `PAPERS=folder` reads
 * the papers of that folder, each with its truth beside it, in place of those of the test data.
 */
export const run = async (): Promise<void> => {
  const folder = await makeTemporaryFolder()
  const firstSeed = Number(process.env['SEED'] ?? 1)
  const wanted = process.env['PRODUCERS']?.split(',') ?? ['']
  const isWanted = (name: string) => wanted.some(beginning => name.startsWith(beginning))
  try {
    const wrongInTexts = isWanted(POSITIONED_TEXT) ? measureTextOnly(firstSeed) : 0
    const wrongInOthers = hasTestData && isWanted(OTHER_HANDS) ? await measurePapersOfOtherHands() : 0
    const foreignSeed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)
    const wrongInForeign = isWanted(FOREIGN) ? await measureForeign(foreignSeed) : 0
    const summary: Record<string, Awaited<ReturnType<typeof measureProducer>>> = {}
    for (const [name, make] of Object.entries(papersFrom(firstSeed)).filter(([name]) => isWanted(name))) {
      const papers = await make()
      if (Object.keys(summary).length === 0) await measureFirst(papers)
      summary[name] = await measureProducer(name, papers, folder)
    }
    console.table(summary)
    console.log(loadOfMachine())
    const wrong = Object.values(summary).reduce(
      (total, row) => total + row.wrong,
      wrongInTexts + wrongInOthers + wrongInForeign,
    )
    if (wrong > 0) throw new Error(`${wrong} values are wrong and nobody is told`)
  } finally {
    await removeFolder(folder)
  }
}
