import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CitedMarkStatus, Notice } from '#contract/notice.ts'
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
  cited?: { regNo: string; mark: string; owner: string; status: string }[]
  refusedGoods?: string[]
  acceptedGoods?: string[]
  notPrinted: string[]
}

/** How one printed value came out. `silent`: it is wrong, or missing from a list, and nothing asks for it. */
export interface FieldFinding {
  field: string
  outcome: 'right' | 'wrong' | 'missing' | 'silent'
  isDoubted: boolean
  expected: string
  actual: string
}

const STATUS: Readonly<Record<string, CitedMarkStatus>> = {
  registered: 'registered',
  'prelim-approved': 'preliminary',
  'earlier-filed': 'earlier-filed',
  'same-day': 'same-day',
  'expired-within-1y': 'not-renewed',
}

/** `28(2001)` and `4.1` as the wire writes them. */
const groundOf = (ground: string): string => ({ '28(2001)': '30', '29(2001)': '31', '4.1': '4' })[ground] ?? ground

const isDoubtedIn = (notice: Notice, path: string): boolean =>
  notice.doubtful.some(doubt => path === doubt || path.startsWith(`${doubt}.`))

/** Full-width letters and the spaces inside Chinese text are no difference. */
const narrow = (text: string): string =>
  Array.from(text.normalize('NFC'), unit =>
    // One glyph in many fonts.
    unit === '•' ? '·' : /[！-～]/u.test(unit) ? unit.normalize('NFKC') : unit,
  ).join('')

const folded = (text: string): string =>
  narrow(text)
    .replace(/(?<=[\p{Script=Han}\p{P}])\s+|\s+(?=[\p{Script=Han}\p{P}])/gu, '')
    .trim()

const scalar = (notice: Notice, path: string, field: string, wanted: string, read: string): FieldFinding[] => {
  const isMark = field === 'mark' || field === 'citedMarks.mark'
  const [expected, actual] = isMark ? [narrow(wanted).trim(), narrow(read)] : [folded(wanted), folded(read)]
  if (expected === '' && actual === '') return []
  const isDoubted = isDoubtedIn(notice, path)
  const failure = isDoubted ? 'wrong' : actual === '' ? 'missing' : 'silent'
  return [{ field, outcome: expected === actual ? 'right' : failure, isDoubted, expected, actual }]
}

/** The values of a list, and those read that it does not hold; a value left out asks for itself where the list is doubted. */
const list = (
  notice: Notice,
  path: string,
  wantedValues: readonly string[],
  readValues: readonly string[],
  field = path,
): FieldFinding[] => {
  const [expected, actual] = [wantedValues.map(folded), readValues.map(folded)]
  const isListDoubted = isDoubtedIn(notice, path)
  const isAnyDoubted = isListDoubted || notice.doubtful.some(doubt => doubt.startsWith(`${path}.`))
  const isNearUnread = notice.unread?.some(({ near }) => near === path || near?.startsWith(`${path}.`)) ?? false
  const left = [...actual]
  const wanted = expected.map((value): FieldFinding => {
    const at = left.indexOf(value)
    if (at < 0)
      return {
        field,
        outcome: isAnyDoubted || isNearUnread ? 'missing' : 'silent',
        isDoubted: isAnyDoubted,
        expected: value,
        actual: '',
      }
    left.splice(at, 1)
    const isDoubted = isDoubtedIn(notice, `${path}.${actual.indexOf(value)}`)
    return { field, outcome: 'right', isDoubted, expected: value, actual: value }
  })
  const added = left.map((value): FieldFinding => {
    const isDoubted = isDoubtedIn(notice, `${path}.${actual.indexOf(value)}`)
    return { field, outcome: isDoubted ? 'wrong' : 'silent', isDoubted, expected: '', actual: value }
  })
  return [...wanted, ...added]
}

/** What a careful reader writes down from a paper; what is not printed is empty. */
export interface PaperTruth {
  kind: string
  layout: string
  dispatchNo: string
  dispatchDate: string
  applicationNo: string
  applicationDate: string
  mark: string
  markIsDevice: boolean
  classes: readonly number[]
  applicant: string
  address: string
  agency: string
  grounds: readonly string[]
  citedMarks: readonly {
    regNo: string
    mark: string
    owner: string
    status: string
    goods?: readonly string[]
    classes?: readonly number[]
  }[]
  refusedGoods: readonly string[]
  acceptedGoods: readonly string[]
  mentionedMarks?: readonly string[]
  reasons?: readonly { ground: string; text: string; goods: readonly string[]; citedMarks: readonly string[] }[]
  /** Paths that are not compared: not printed, or not to be settled from the paper. */
  uncounted: ReadonlySet<string>
}

const truthOfFile = (file: TruthFile): PaperTruth => ({
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
  uncounted: new Set([
    ...file.notPrinted.map(name => ({ agent: 'agency' })[name] ?? (name.startsWith('goods') ? 'goods' : name)),
    ...(file.applicationDate ? [] : ['applicationDate']),
  ]),
})

const SCALARS = [
  'kind',
  'layout',
  'dispatchNo',
  'dispatchDate',
  'applicationNo',
  'applicationDate',
  'mark',
  'applicant',
  'address',
  'agency',
] as const

const marksOf = (truth: PaperTruth, notice: Notice): FieldFinding[] =>
  truth.citedMarks.flatMap(mark => {
    const at = notice.citedMarks.findIndex(({ regNo }) => regNo === mark.regNo)
    const read = notice.citedMarks[at]
    if (!read) return []
    const path = `citedMarks.${at}`
    return [
      ...(['mark', 'owner', 'status'] as const).flatMap(field =>
        truth.uncounted.has(`citedMarks.${field}`)
          ? []
          : scalar(notice, `${path}.${field}`, `citedMarks.${field}`, mark[field], read[field]),
      ),
      ...(mark.classes
        ? list(notice, `${path}.classes`, mark.classes.map(String), read.classes.map(String), 'citedMarks.classes')
        : []),
      ...(mark.goods ? list(notice, `${path}.goods`, mark.goods, read.goods, 'citedMarks.goods') : []),
    ]
  })

const sentence = (text: string): string => folded(text).replace(/[。；;，,]+$/u, '')

const reasonsOf = (truth: PaperTruth, notice: Notice): FieldFinding[] =>
  (truth.reasons ?? []).flatMap((reason, index) => {
    const at = (notice.reasons ?? []).findIndex(({ text }) => sentence(text) === sentence(reason.text))
    const read = notice.reasons?.[at]
    const path = `reasons.${at}`
    if (!read) return [{ field: 'reasons', outcome: 'missing', isDoubted: false, expected: reason.text, actual: '' }]
    const isAll = reason.goods.length === 0 || reason.goods.length === truth.refusedGoods.length
    return [
      { field: 'reasons', outcome: 'right', isDoubted: false, expected: reason.text, actual: reason.text },
      ...(truth.uncounted.has(`reasons.${index}.ground`)
        ? []
        : scalar(notice, `${path}.ground`, 'reasons.ground', reason.ground, read.ground)),
      ...(isAll && read.goods.length === 0
        ? []
        : list(notice, `${path}.goods`, reason.goods, read.goods, 'reasons.goods')),
      ...list(notice, `${path}.citedMarks`, reason.citedMarks, read.citedMarks, 'reasons.citedMarks'),
    ] satisfies FieldFinding[]
  })

/** Every fact of a paper against what was read of it, and every value read that the paper does not print. */
export const compareTruth = (truth: PaperTruth, notice: Notice): FieldFinding[] => {
  const isCounted = (path: string) => !truth.uncounted.has(path)
  const numbers = (marks: readonly { regNo: string }[]) => marks.map(({ regNo }) => regNo)
  return [
    ...SCALARS.filter(isCounted).flatMap(path => scalar(notice, path, path, truth[path], String(notice[path] ?? ''))),
    ...(isCounted('markIsDevice')
      ? scalar(
          notice,
          'markIsDevice',
          'markIsDevice',
          truth.markIsDevice ? 'true' : '',
          notice.markIsDevice ? 'true' : '',
        )
      : []),
    ...(isCounted('classes') ? list(notice, 'classes', truth.classes.map(String), notice.classes.map(String)) : []),
    ...(isCounted('grounds') ? list(notice, 'grounds', truth.grounds, notice.grounds) : []),
    ...list(notice, 'citedMarks', numbers(truth.citedMarks), numbers(notice.citedMarks)),
    ...marksOf(truth, notice),
    ...(isCounted('goods') && isCounted('refusedGoods')
      ? list(notice, 'refusedGoods', truth.refusedGoods, notice.refusedGoods)
      : []),
    ...(isCounted('goods') && isCounted('acceptedGoods')
      ? list(notice, 'acceptedGoods', truth.acceptedGoods, notice.acceptedGoods)
      : []),
    ...(truth.mentionedMarks
      ? list(notice, 'mentionedMarks', truth.mentionedMarks, numbers(notice.mentionedMarks ?? []))
      : []),
    ...reasonsOf(truth, notice),
  ]
}

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
        : compareTruth(truthOfFile(truth), notice)
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
