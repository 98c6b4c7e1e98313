import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CitedMarkStatus, Notice } from '#contract/notice.ts'
import { compareTruth, type FieldFinding, type PaperTruth } from '../../fixtures/other-hands/compare-truth.ts'
import { AppError } from '../../server/app-error.ts'
import type { NoticeReader } from '../../server/notice/notice-reader.ts'

/** A truth file as papers of other hands come with: its names differ from the wire's (README.md beside them). */
interface TruthFile {
  kind: 'full' | 'partial' | 'not-refusal'
  layout: 'old' | 'new'
  textLayer: string
  issueNo?: string
  issueDate?: string
  applicationNo?: string
  applicationDate?: string | null
  mark?: string
  markAsPicture?: boolean
  classes?: string[]
  applicant?: string | null
  address?: string | null
  agent?: string | null
  grounds?: string[]
  cited?: PaperTruth['citedMarks']
  reasons?: PaperTruth['reasons']
  refusedGoods?: string[]
  acceptedGoods?: string[]
  notPrinted: string[]
}

const STATUS: Readonly<Record<string, CitedMarkStatus>> = {
  registered: 'registered',
  'prelim-approved': 'preliminary',
  'earlier-filed': 'earlier-filed',
  'same-day': 'same-day',
  'expired-within-1y': 'not-renewed',
}

/** `28(2001)`, `4.1` and `11.1(2)` as the wire writes them. */
const groundOf = (ground: string): string =>
  ({ '28(2001)': '30', '29(2001)': '31', '46(2001)': '50', '20(2026)': '30', '15.1.8(2026)': '10.1.8', '4.1': '4' })[
    ground
  ] ?? ground.replace(/\((\d+)\)/gu, '.$1')

const reasonOf = (reason: NonNullable<PaperTruth['reasons']>[number]) => ({
  ...reason,
  ground: groundOf(reason.ground),
})

/** Whether the picture of a mark was read as the words it shows: it is then no device. */
const isReadPicture = ({ markAsPicture, mark }: TruthFile, notice: Notice): boolean =>
  markAsPicture === true && notice.mark === mark && !notice.markIsDevice && notice.doubtful.includes('mark')

const truthOfFile = (file: TruthFile, notice: Notice): PaperTruth => ({
  kind: file.kind,
  layout: file.layout === 'old' ? 'saic' : 'cnipa',
  dispatchNo: file.issueNo ?? '',
  dispatchDate: file.issueDate ?? '',
  applicationNo: file.applicationNo ?? '',
  applicationDate: file.applicationDate ?? '',
  mark: file.mark ?? '',
  markIsDevice: file.markAsPicture ?? false,
  classes: (file.classes ?? []).map(Number),
  applicant: file.applicant ?? '',
  address: file.address ?? '',
  agency: file.agent ?? '',
  grounds: (file.grounds ?? []).map(groundOf),
  citedMarks: (file.cited ?? []).map(mark => ({ ...mark, status: STATUS[mark.status] ?? mark.status })),
  refusedGoods: file.refusedGoods ?? [],
  acceptedGoods: file.acceptedGoods ?? [],
  ...(file.reasons ? { reasons: file.reasons.map(reasonOf) } : {}),
  uncounted: new Set([
    ...file.notPrinted.map(
      name =>
        ({ agent: 'agency', issueNo: 'dispatchNo', issueDate: 'dispatchDate' })[name] ??
        (name.startsWith('goods') ? 'goods' : name.replace(/^cited\./u, 'citedMarks.')),
    ),
    ...(file.applicationDate ? [] : ['applicationDate']),
    ...(isReadPicture(file, notice) ? ['markIsDevice'] : []),
  ]),
})

/** What became of one paper: its findings, and how many doubts it raised. */
export interface PaperResult {
  name: string
  isScan: boolean
  findings: FieldFinding[]
  doubts: number
  unread: string[]
  milliseconds: number
}

const readFile = async (reader: NoticeReader, folder: string, name: string): Promise<PaperResult> => {
  const truth = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as TruthFile
  const result = { name, isScan: !['good', 'damaged'].includes(truth.textLayer), doubts: 0, unread: [] }
  const start = performance.now()
  try {
    const notice = await reader.read(readFileSync(join(folder, `${name}.pdf`)))
    const milliseconds = performance.now() - start
    const unread = (notice.unread ?? []).map(({ text, near }) => `${text} (${near ?? 'nowhere'})`)
    const findings: FieldFinding[] =
      truth.kind === 'not-refusal'
        ? [{ field: 'kind', outcome: 'silent', isDoubted: false, expected: 'no refusal', actual: notice.kind }]
        : compareTruth(truthOfFile(truth, notice), notice)
    return { ...result, findings, doubts: notice.doubtful.length, unread, milliseconds }
  } catch (error) {
    const actual = error instanceof AppError ? error.code : String(error)
    const isRight = truth.kind === 'not-refusal' && actual === 'notRefusalNotice'
    return {
      ...result,
      findings: [
        { field: 'kind', outcome: isRight ? 'right' : 'missing', isDoubted: false, expected: truth.kind, actual },
      ],
      milliseconds: performance.now() - start,
    }
  }
}

const rowOf = (findings: readonly FieldFinding[]) => {
  const count = (outcome: FieldFinding['outcome']) => findings.filter(finding => finding.outcome === outcome).length
  const right = count('right')
  return {
    values: findings.length,
    right,
    wrong: count('wrong'),
    missing: count('missing'),
    'wrong and silent': count('silent'),
    'right, doubted': findings.filter(({ outcome, isDoubted }) => outcome === 'right' && isDoubted).length,
    'right %': Math.round((10_000 * right) / Math.max(1, findings.length)) / 100,
  }
}

/** Values by field, then digital papers and scans as wholes. */
const tableOf = (results: readonly PaperResult[]) => {
  const all = results.flatMap(({ findings }) => findings)
  const of = (isScan: boolean) => results.filter(result => result.isScan === isScan).flatMap(({ findings }) => findings)
  return {
    ...Object.fromEntries([...Map.groupBy(all, ({ field }) => field)].map(([field, own]) => [field, rowOf(own)])),
    'all digital': rowOf(of(false)),
    'all scans': rowOf(of(true)),
  }
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

/** Prints the table of some papers, each value that is not right and what was not read; returns the sum of the silent ones. */
export const reportPapers = (title: string, results: readonly PaperResult[]): number => {
  console.log(`\n${title}: ${results.length}`)
  console.table(tableOf(results))
  const doubts = results.filter(({ isScan, findings }) => !isScan && findings.length > 1).map(result => result.doubts)
  console.log(`doubts a digital paper: ${median(doubts)} in the median, ${Math.max(0, ...doubts)} at most`)
  for (const { name, findings, unread } of results) {
    for (const { field, outcome, expected, actual } of findings)
      if (outcome !== 'right') console.log(`  ${name} ${outcome} ${field}: ${actual || '–'} (${expected || '–'})`)
    for (const text of unread) console.log(`  ${name} unread: ${text}`)
  }
  const silent = results.flatMap(({ findings }) => findings).filter(({ outcome }) => outcome === 'silent').length
  console.log(`wrong and silent: ${silent}`)
  return silent
}

/**
 * Reads every paper of a folder with its truth file through the real reader, and prints what came out by field, each value
 * that is not right, and the stretches that were not read. Returns how many values are wrong and asked for by nothing.
 */
export const measureOtherHands = async (reader: NoticeReader, folder: string): Promise<number> => {
  const names = readdirSync(folder)
    .filter(file => file.endsWith('.pdf'))
    .map(file => basename(file, '.pdf'))
    .toSorted()
  const results: PaperResult[] = []
  for (const name of names) results.push(await readFile(reader, folder, name))
  return reportPapers('papers of other hands', results)
}
