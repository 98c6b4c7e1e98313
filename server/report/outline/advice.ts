import type { ReportMark } from '#contract/search-report.ts'
import type { Verdict } from '#contract/vocabulary.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { graceEndOf, openToNonUse } from '#domain/mark/mark-life.ts'
import { type Cell, worseVerdict } from '#domain/verdict/judge-report.ts'
import type { Line } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { className, rowCodes } from '../wording/labels.ts'
import { shortMarkName } from '../wording/mark-words.ts'

const NAMED = 5

/** Returns the rows by the worst verdict that any of the names has in them. */
const rowsByVerdict = ({ judgement }: ReportInput): Map<Cell['verdict'], number[]> =>
  Map.groupBy(judgement.cells.keys(), row =>
    (judgement.cells[row] ?? []).reduce<Cell['verdict']>(
      (worst, { verdict }) => worseVerdict(worst, verdict),
      'dropped',
    ),
  )

const listRows = (input: ReportInput, rows: readonly number[]): string => {
  const { report, say } = input
  const named = rows.slice(0, NAMED)
  const places = [...Map.groupBy(named, row => report.rows[row]?.class ?? 0)].map(([number, lines]) => {
    if (report.rows[lines[0] ?? -1]?.group === '') return className(input, number)
    const codes = rowCodes(input, lines)
    return say(`${className(input, number)} ${codes} 群`, `${className(input, number)} (${codes})`)
  })
  const more = rows.length > NAMED ? say(`等 ${rows.length} 个群组`, ` and ${rows.length - NAMED} more`) : ''
  return places.join(say('、', ', ')) + more
}

const overruledNote = ({ reasons, say }: ReportInput): string =>
  reasons.size === 0 ? '' : say(`（人工排除 ${reasons.size} 件）`, ` (${reasons.size} overruled by the attorney)`)

const sentence = (input: ReportInput, counts: Record<Verdict, number>, blocked: readonly number[]): string => {
  const { say } = input
  const open = counts.caution + counts.clear
  const risk =
    counts.caution > 0 ? say(`，其中 ${counts.caution} 个有风险`, `, ${counts.caution} of them with caution`) : ''
  if (blocked.length > 0 && open > 0)
    return say(
      `${listRows(input, blocked)}存在在先近似商标，不宜直接申请；其余 ${open} 个群组可以申请${risk}。`,
      `earlier marks stand in the way in ${listRows(input, blocked)}; the other ${open === 1 ? 'group' : `${open} groups`} may be filed${risk}.`,
    )
  if (blocked.length > 0)
    return say(
      `${listRows(input, blocked)}存在在先近似商标，不宜直接申请。`,
      `earlier marks stand in the way in ${listRows(input, blocked)}; filing as it stands is not advised.`,
    )
  if (counts.caution > 0)
    return say(
      `所查 ${open} 个群组未见直接障碍${risk}。`,
      `no earlier mark stands directly in the way in the ${open === 1 ? 'group' : `${open} groups`} searched${risk}.`,
    )
  if (counts.clear > 0)
    return say(
      `所查 ${counts.clear} 个群组均未见构成障碍的在先文字商标${overruledNote(input)}。`,
      `no earlier word mark stands in the way in the ${counts.clear === 1 ? 'group' : `${counts.clear} groups`} searched${overruledNote(input)}.`,
    )
  return say('没有可以检索的内容。', 'There was nothing that could be searched.')
}

/** Returns the result of the search in one sentence. With several names, a group counts as its worst one. */
export const headline = (input: ReportInput): string => {
  const byVerdict = rowsByVerdict(input)
  const count = (verdict: Verdict): number => byVerdict.get(verdict)?.length ?? 0
  const counts = {
    blocked: count('blocked'),
    caution: count('caution'),
    clear: count('clear'),
    'not-searched': count('not-searched'),
  }
  const { say, report } = input
  const isOfSeveral = report.names.length > 1 && counts.blocked + counts.caution > 0
  const opening = isOfSeveral
    ? say('以各群组中最不利的商标计，', 'Counting each group as the worst of the names stands: ')
    : ''
  const missed =
    counts['not-searched'] > 0
      ? say(
          `另有 ${counts['not-searched']} 个群组未检索。`,
          counts['not-searched'] === 1
            ? ' 1 group was not searched.'
            : ` ${counts['not-searched']} groups were not searched.`,
        )
      : ''
  const told = opening + sentence(input, counts, byVerdict.get('blocked') ?? []) + missed
  return told.charAt(0).toUpperCase() + told.slice(1)
}

const MOST = 4
const MARKS_NAMED = 2
/** Returns the marks that a verdict rests on in some row, strongest first, each once. */
const marksBehind = ({ report, judgement }: ReportInput, wanted: 'blocked' | 'caution'): ReportMark[] => {
  const hits = judgement.cells.flat(2).flatMap(({ hits: found }) => found)
  const behind = new Set(hits.filter(({ verdict }) => verdict === wanted).map(({ hit }) => hit))
  const strongest = [...behind].sort((a, b) => a - b).flatMap(hit => report.hits[hit] ?? [])
  return [...new Set(strongest.map(({ mark }) => mark))].flatMap(mark => report.marks[mark] ?? [])
}

const dropRows = (input: ReportInput): string[] => {
  const { report, say } = input
  const blocked = rowsByVerdict(input).get('blocked') ?? []
  return [...Map.groupBy(blocked, row => report.rows[row]?.class ?? 0)].flatMap(([number, rows]) => {
    const open = report.rows.filter(row => row.class === number).length - rows.length
    if (open === 0 || rows.length > MOST) return []
    const list = rowCodes(input, rows)
    return [
      say(
        `${className(input, number)}去掉 ${list} 的项目后可先行申请；`,
        `${className(input, number)} may be filed at once without the items of ${list}.`,
      ),
    ]
  })
}

const actOnMarks = (input: ReportInput): string[] => {
  const { report, say } = input
  const marks = marksBehind(input, 'blocked')
  const name = (mark: ReportMark): string => shortMarkName(input, mark)
  const unused = marks.filter(mark => openToNonUse(mark, report.day) !== null).slice(0, MARKS_NAMED)
  const pending = marks.filter(({ life }) => life === 'pending').slice(0, MARKS_NAMED)
  const grace = marks.filter(({ life }) => life === 'in-grace').slice(0, MARKS_NAMED)
  const barring = marksBehind(input, 'caution')
    .filter(({ barredUntil }) => barredUntil !== null)
    .slice(0, MARKS_NAMED)
  return [
    ...unused.map(mark =>
      say(
        `查明${name(mark)}的使用情况；其注册已满三年，可申请撤销连续三年不使用的注册商标；`,
        `Look into the use of ${name(mark)}: registered for three years, it is open to cancellation for non-use.`,
      ),
    ),
    ...pending.map(mark =>
      say(`关注${name(mark)}的审查结果，其尚未核准；`, `Watch how ${name(mark)} is decided; it is not registered yet.`),
    ),
    ...grace.map(mark => {
      const until = mark.expiryDate === null ? '—' : graceEndOf(mark.expiryDate)
      return say(
        `关注${name(mark)}是否在宽展期内（至 ${until}）续展；`,
        `Watch whether ${name(mark)} is renewed within its grace period (to ${until}).`,
      )
    }),
    ...barring.map(mark =>
      say(
        `${name(mark)}已失效，隔离期至 ${mark.barredUntil}，宜待其届满后申请；`,
        `Better file after ${mark.barredUntil}: until then ${name(mark)}, though lapsed, still bars marks like it.`,
      ),
    ),
  ]
}

/** Holds the advice by the worst verdict, for a search without a single step to name. */
const WITHOUT_STEPS: readonly (readonly [Verdict, LawText])[] = [
  ['blocked', { zh: '逐件评估在先商标后再定。', en: 'Decide after weighing each earlier mark.' }],
  [
    'caution',
    {
      zh: '逐件评估有风险的在先商标后再提出申请。',
      en: 'Weigh each earlier mark marked with caution before filing.',
    },
  ],
  [
    'clear',
    {
      zh: '可以提出申请；近期申请的商标可能尚未入库。',
      en: 'The application may be filed; marks filed recently may not be in the register yet.',
    },
  ],
  ['not-searched', { zh: '先补充可以检索的内容。', en: 'First give something that can be searched.' }],
]

/**
 * Returns the advice for the client in a few lines: what can be filed, and what to do about the marks that block the
 * rest.
 */
export const suggestions = (input: ReportInput): Line[] => {
  const lines = [...dropRows(input), ...actOnMarks(input)].slice(0, MOST)
  if (lines.length === 0) {
    const byVerdict = rowsByVerdict(input)
    return WITHOUT_STEPS.filter(([verdict]) => byVerdict.has(verdict))
      .slice(0, 1)
      .map(([, text]) => [input.read(text)])
  }
  return lines.map((line, index) => [index === lines.length - 1 ? line.replace(/；$/u, '。') : line])
}
