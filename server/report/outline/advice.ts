import type { ReportMark } from '#contract/search-report.ts'
import type { Verdict } from '#contract/vocabulary.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { graceEndOf, openToNonUse } from '#domain/mark/mark-life.ts'
import { type Cell, worseVerdict } from '#domain/verdict/judge-report.ts'
import type { Block, Line } from '../report-block.ts'
import type { ReportInput } from '../report-input.ts'
import { className, hasLongNames, letterOf, rowCodes } from '../wording/labels.ts'
import { shortMarkName } from '../wording/mark-words.ts'

/** Returns the rows that are applied for by the worst that earlier marks do to any of the names in them; names without wording are left out. */
const rowsByVerdict = ({ report, judgement }: ReportInput): Map<Cell['verdict'], number[]> => {
  const applied = [...report.rows.keys()].filter(row => report.rows[row]?.origin === 'chosen')
  return Map.groupBy(applied, row =>
    (judgement.cells[row] ?? [])
      .filter((_, name) => report.names[name]?.isComparable !== false)
      .reduce<Cell['verdict']>((worst, { ofMarks }) => worseVerdict(worst, ofMarks), 'dropped'),
  )
}

const MOST = 4
const MARKS_NAMED = 2
/** Returns the marks that a verdict rests on in some row that is applied for, strongest first: of one number in several classes the first. */
const marksBehind = ({ report, judgement }: ReportInput, wanted: 'blocked' | 'caution'): ReportMark[] => {
  const applied = judgement.cells.filter((_, row) => report.rows[row]?.origin === 'chosen')
  const hits = applied.flat().flatMap(({ hits: found }) => found)
  const behind = new Set(hits.filter(({ verdict }) => verdict === wanted).map(({ hit }) => hit))
  const strongest = [...behind].sort((a, b) => a - b).flatMap(hit => report.hits[hit] ?? [])
  const marks = strongest.flatMap(({ mark }) => report.marks[mark] ?? [])
  return [...Map.groupBy(marks, ({ regNo, registerId }) => `${registerId} ${regNo}`).values()].flatMap(same =>
    same.slice(0, 1),
  )
}

const namesList = (input: ReportInput, names: readonly number[]): string => {
  const { report, say } = input
  const called = (name: number): string =>
    hasLongNames(input) ? letterOf(name) : `“${report.names[name]?.text ?? ''}”`
  return names.map(called).join(say('、', ', '))
}

const onAbsoluteGrounds = (input: ReportInput): string[] => {
  const { report, say } = input
  const names = [...new Set((report.screening?.findings ?? []).map(({ name }) => name))]
  if (names.length === 0) return []
  const list = namesList(input, names)
  return [
    say(`先就${list}判断绝对理由，再定是否申请；`, `Judge the absolute grounds for ${list} before anything is filed.`),
  ]
}

/** Says which names have no wording that could be searched, where others have. */
const onNamesWithoutWording = (input: ReportInput): string[] => {
  const { report, say } = input
  const without = [...report.names.keys()].filter(name => report.names[name]?.isComparable === false)
  if (without.length === 0 || without.length === report.names.length) return []
  const list = namesList(input, without)
  return [
    say(
      `${list}没有可比对的文字，另行检索后再定；`,
      `${list} has no wording to compare: search it in another way first.`,
    ),
  ]
}

/** Returns the names that were not compared with every earlier mark. */
const cutNames = ({ report }: ReportInput): number[] =>
  [...report.names.keys()].filter(name => report.names[name]?.isCut === true)

const onCutNames = (input: ReportInput): string[] => {
  const list = namesList(input, cutNames(input))
  if (list === '') return []
  return [
    input.say(
      `${list}未与全部在先商标比对，补充检索后再定是否申请；`,
      `${list} was not compared with every earlier mark: search further before anything is filed.`,
    ),
  ]
}

/** Says which groups to leave out, where all others of the class were searched whole and no name is barred in them. */
const dropRows = (input: ReportInput): string[] => {
  const { report, judgement, say } = input
  if (cutNames(input).length > 0) return []
  const blocked = rowsByVerdict(input).get('blocked') ?? []
  return [...Map.groupBy(blocked, row => report.rows[row]?.class ?? 0)].flatMap(([number, rows]) => {
    const others = [...report.rows.keys()].filter(row => {
      const line = report.rows[row]
      return line?.class === number && line.origin === 'chosen' && !rows.includes(row)
    })
    const verdicts = others.flatMap(row => (judgement.cells[row] ?? []).map(({ verdict }) => verdict))
    const isOpen = verdicts.every(verdict => verdict === 'clear' || verdict === 'caution')
    if (others.length === 0 || !isOpen || rows.length > MOST) return []
    const list = rowCodes(input, rows)
    const risk = verdicts.includes('caution')
      ? say('，其余类似群中有风险的须先评估', ' once those with caution are weighed')
      : ''
    return [
      say(
        `${className(input, number)}去掉 ${list} 的项目后可先行申请${risk}；`,
        `${className(input, number)} may be filed without the items of ${list}${risk === '' ? ' at once' : risk}.`,
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
      say(
        `关注${name(mark)}的审查结果，其尚未核准；按先申请原则，不必等待；`,
        `Watch how ${name(mark)} is decided; it is not registered yet. First to file: there is no reason to wait.`,
      ),
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
        `${name(mark)}已失效，隔离期至 ${mark.barredUntil}；隔离期在核准时适用，按先申请原则可现在申请；`,
        `${name(mark)} has ended and bars marks like it until ${mark.barredUntil}; the bar applies when a mark is approved, so that filing now keeps the earlier day.`,
      ),
    ),
  ]
}

const NOTHING_SEARCHED: LawText = {
  zh: '先补充检索未检索的部分，再定是否申请。',
  en: 'Search what was not searched before anything is filed.',
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
  ['not-searched', NOTHING_SEARCHED],
  [
    'clear',
    {
      zh: '可以提出申请；近期申请的商标可能尚未入库。',
      en: 'The application may be filed; marks filed recently may not be in the register yet.',
    },
  ],
]

/** Returns the advice where there is no step to name; of names beside others without wording it says so. */
const withoutSteps = (input: ReportInput, isOfOthers: boolean): string[] => {
  const byVerdict = rowsByVerdict(input)
  const verdict = WITHOUT_STEPS.find(([wanted]) => byVerdict.has(wanted))?.[1] ?? NOTHING_SEARCHED
  const text = input.read(verdict)
  return [isOfOthers ? input.say(`其余名称：${text}`, `The other names: ${text}`) : text]
}

const suggestions = (input: ReportInput): Line[] => {
  const without = onNamesWithoutWording(input)
  const steps = [...onAbsoluteGrounds(input), ...onCutNames(input), ...dropRows(input), ...actOnMarks(input)]
  const told = steps.length > 0 ? steps : withoutSteps(input, without.length > 0)
  const lines = [...without, ...told].slice(0, MOST)
  return lines.map((line, index) => [index === lines.length - 1 ? line.replace(/；$/u, '。') : line])
}

/**
 * Writes the advice in a few lines: what can be filed, and what to do about the marks that block the rest. It stands only
 * under the name of an attorney who switched it on, and never over a register that is invented or not
 * whole (docs/law.md §4.7).
 */
export const adviceBlocks = (input: ReportInput): Block[] => {
  const { report, advisor, say } = input
  const isPartial = report.register.isLoading || report.unsearchedClasses !== undefined
  if (!advisor || advisor.attorney === '' || report.register.isSample || isPartial) return []
  const licence =
    advisor.licenceNo === '' ? '' : say(`，执业证号 ${advisor.licenceNo}`, `, licence ${advisor.licenceNo}`)
  return [
    {
      kind: 'heading',
      level: 3,
      text: say(`建议（${advisor.attorney}${licence}）`, `Advice (${advisor.attorney}${licence})`),
    },
    { kind: 'list', items: suggestions(input), isOrdered: true },
  ]
}
