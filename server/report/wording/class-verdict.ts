import type { ReportMark } from '#contract/search-report.ts'
import { VERDICTS, type Verdict } from '#contract/vocabulary.ts'
import type { CellHit } from '#domain/verdict/judge-report.ts'
import { type NameInClass, nameVerdicts, rankNames } from '#domain/verdict/name-verdicts.ts'
import type { ReportInput } from '../report-input.ts'
import { pointedGround } from './ground-words.ts'
import { rowCodes } from './labels.ts'
import { markName, statusWord } from './mark-words.ts'

/** Returns the hits that would affect a name in a row had the attorney not overruled them, worst first. */
export const overruledHits = ({ report, unswayed, reasons }: ReportInput, row: number, name: number): CellHit[] =>
  (unswayed.cells[row]?.[name]?.hits ?? []).filter(({ hit }) => reasons.has(report.hits[hit]?.id ?? ''))

/**
 * The verdict on one name in one class: the worst of its groups, with the hits it rests on, worst first and each mark
 * once.
 */
export interface ClassVerdict {
  class: number
  name: number
  verdict: Verdict
  hits: CellHit[]
  /** Findings of the screening that concern the name in the class, the gravest first. */
  absolute: number[]
  /** The overruled hits in any of its groups, each mark once. */
  overruled: CellHit[]
  /** The groups that have this verdict. */
  rows: number[]
  /** The groups of the class without this verdict, where no goods are designated that would choose among them. */
  others: number[]
}

/** Returns the first hit of each mark, in the order of the report. */
const onceEach = ({ report }: ReportInput, found: readonly CellHit[]): CellHit[] => {
  const hits = new Map<number | undefined, CellHit>()
  for (const hit of found) if (!hits.has(report.hits[hit.hit]?.mark)) hits.set(report.hits[hit.hit]?.mark, hit)
  return [...hits.values()].sort((a, b) => a.hit - b.hit)
}

const worstFirst = (classes: readonly NameInClass[]): NameInClass[] =>
  classes.toSorted((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict))

/** Returns the verdicts by name, those with the least in their way first, then by class. */
export const classVerdicts = (input: ReportInput): ClassVerdict[] => {
  const { report, judgement } = input
  return rankNames(nameVerdicts(report, judgement)).flatMap(({ name, classes }) =>
    // Of one name the worst class stands first.
    worstFirst(classes).map(({ class: number, verdict, rows: byVerdict, isUndesignated }): ClassVerdict => {
      const deciding = [...(byVerdict.get(verdict) ?? [])]
      const rows = [...byVerdict.values()].flat()
      const found = deciding.flatMap(row => {
        const cell = judgement.cells[row]?.[name]
        return (cell?.hits ?? []).filter(hit => hit.verdict === cell?.ofMarks)
      })
      return {
        class: number,
        name,
        verdict,
        hits: onceEach(input, found),
        absolute: [...new Set(deciding.flatMap(row => judgement.cells[row]?.[name]?.absolute ?? []))],
        overruled: onceEach(
          input,
          rows.flatMap(row => overruledHits(input, row, name)),
        ),
        rows: deciding,
        others: isUndesignated ? rows.filter(row => !deciding.includes(row)) : [],
      }
    }),
  )
}

const whyNothing = (
  { report, judgement, say }: ReportInput,
  { class: niceClass, name, rows }: ClassVerdict,
): string => {
  if (rows.some(row => judgement.cells[row]?.[name]?.ofMarks === 'clear'))
    return say('未检出构成障碍的在先文字商标。', 'No earlier word mark that stands in the way was found.')
  if (report.unsearchedClasses?.includes(niceClass))
    return say(
      '该类数据所在的服务器没有应答，未检索。',
      'The server that holds the class did not answer; not searched.',
    )
  const hasMarks = rows.every(row => report.rows[row]?.hasMarks === true)
  return hasMarks && report.names[name]?.isComparable === false
    ? say('名称没有可比对的文字，未检索。', 'The name has no wording to compare; not searched.')
    : say('商标库中没有该类的商标，未检索。', 'The register has no mark of this class; not searched.')
}

const moreMarks = ({ say }: ReportInput, count: number): string =>
  count === 0 ? '' : say(`；另有 ${count} 件`, `; ${count} more`)

/** Says that marks were found and that the attorney overruled them. */
const whyOverruled = (input: ReportInput, mark: ReportMark, others: number): string => {
  const { say } = input
  const more = moreMarks(input, others)
  return say(
    `${markName(input, mark)}（${statusWord(input, mark)}）经人工判断不构成障碍${more}。`,
    `${markName(input, mark)} (${statusWord(input, mark).toLowerCase()}) was found and overruled by the attorney${more}.`,
  )
}

/** Says which absolute grounds the screening points to; empty for none. */
const whyAbsolute = (input: ReportInput, { absolute }: ClassVerdict): string => {
  const { report, say } = input
  const findings = absolute.flatMap(place => report.screening?.findings[place] ?? [])
  if (findings.length === 0) return ''
  const grounds = findings.map(finding => pointedGround(input, finding)).join(say('、', ', '))
  return findings.some(({ verdict }) => verdict === 'blocked')
    ? say(`绝对理由：${grounds}，属禁止或不得注册的情形。`, ` Absolute grounds: ${grounds}; barred by its wording.`)
    : say(`绝对理由：${grounds}，须由人判断。`, ` Absolute grounds: ${grounds}; a person must judge.`)
}

/**
 * Explains a verdict in a sentence: the worst mark, how near it is, the groups it reaches, and the number of others.
 * Names the overruled marks where no hit is left.
 */
const whyMarks = (input: ReportInput, verdict: ClassVerdict): string => {
  const { report, say } = input
  const [worst, ...others] = verdict.hits
  const hit = worst && report.hits[worst.hit]
  const mark = hit && report.marks[hit.mark]
  const { overruled } = verdict
  if (!hit || !mark) {
    const set = report.marks[report.hits[overruled[0]?.hit ?? -1]?.mark ?? -1]
    return set ? whyOverruled(input, set, overruled.length - 1) : whyNothing(input, verdict)
  }
  const rule = hit.rules.find(({ weight }) => weight > 0)?.id
  const isPerhapsOwn = mark.ownership === 'perhaps-own'
  const near = {
    identical: say('与之相同', 'is identical'),
    similar: say('与之近似', 'is similar'),
    weak: say('与之部分近似', 'resembles it in part'),
  }[hit.similarity]
  const groups = rowCodes(
    input,
    verdict.rows.filter(row => hit.links.some(link => link.row === row)),
  )
  const { others: free } = verdict
  const groupsLeft = say(`${free.length} 个类似群`, free.length === 1 ? 'group' : `${free.length} groups`)
  const isLeft =
    verdict.verdict === 'blocked'
      ? say(
          `未指定商品，该类其余 ${groupsLeft}未受阻`,
          `no goods are designated; the other ${groupsLeft} of the class are not blocked`,
        )
      : say(
          `未指定商品，该类其余 ${groupsLeft}未见障碍`,
          `no goods are designated; the other ${groupsLeft} of the class are clear`,
        )
  const whole = free.length === 0 ? '' : say(`；${isLeft}`, `; ${isLeft}`)
  const because = rule ? say(`（${rule}）`, ` (${rule})`) : ''
  const more = moreMarks(input, others.length)
  const own = isPerhapsOwn
    ? say('，权利人疑为申请人本人，待核实', ', its owner may be the applicant, to be checked')
    : ''
  const set = overruled.length === 0 ? '' : say(`；人工排除 ${overruled.length} 件`, `; ${overruled.length} overruled`)
  return say(
    `${markName(input, mark)}（${statusWord(input, mark)}）${near}${because}${own}，及于 ${groups}${more}${set}${whole}。`,
    `${markName(input, mark)} (${statusWord(input, mark).toLowerCase()}) ${near}${because}${own} in ${groups}${more}${set}${whole}.`,
  )
}

/** Explains a verdict: what earlier marks say to it, then which absolute grounds the screening points to. */
export const whySentence = (input: ReportInput, verdict: ClassVerdict): string =>
  whyMarks(input, verdict) + whyAbsolute(input, verdict)
