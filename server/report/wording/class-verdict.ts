import type { Verdict } from '#contract/search-report.ts'
import { type Cell, type CellHit, worseVerdict } from '#contract/verdict/judge-report.ts'
import type { ReportInput } from '../report-input.ts'
import { markName, statusWord } from './mark-words.ts'
import { rowCodes } from './place.ts'

/** One name in one class: the worst of its groups, and the hits it rests on, worst first and each mark once. */
export interface ClassVerdict {
  class: number
  name: number
  verdict: Verdict
  hits: CellHit[]
  /** Groups that have this verdict. */
  rows: number[]
}

const worstOf = (cells: readonly Cell[]): Cell['verdict'] =>
  cells.reduce<Cell['verdict']>((worst, { verdict }) => worseVerdict(worst, verdict), 'dropped')

/** Verdicts by class, then name, in the order of the report. */
export const classVerdicts = ({ report, judgement }: ReportInput): ClassVerdict[] => {
  const classes = [...new Set(report.rows.map(row => row.class))]
  return classes.flatMap(number => {
    const rows = [...report.rows.keys()].filter(row => report.rows[row]?.class === number)
    return report.names.flatMap((_, name): ClassVerdict[] => {
      const cellOf = (row: number): Cell => judgement.cells[row]?.[name] ?? { verdict: 'dropped', hits: [] }
      const verdict = worstOf(rows.map(cellOf))
      if (verdict === 'dropped') return []
      const deciding = rows.filter(row => cellOf(row).verdict === verdict)
      const hits = new Map<number | undefined, CellHit>()
      for (const hit of deciding.flatMap(row => cellOf(row).hits.filter(found => found.verdict === verdict)))
        if (!hits.has(report.hits[hit.hit]?.mark)) hits.set(report.hits[hit.hit]?.mark, hit)
      const ordered = [...hits.values()].sort((a, b) => a.hit - b.hit)
      return [{ class: number, name, verdict, hits: ordered, rows: deciding }]
    })
  })
}

const whyNothing = ({ report, say }: ReportInput, { name, rows }: ClassVerdict, verdict: Verdict): string => {
  if (verdict === 'clear')
    return say('未检出相同或近似的在先文字商标。', 'No identical or similar earlier word mark was found.')
  const hasMarks = rows.every(row => report.rows[row]?.hasMarks === true)
  return hasMarks && report.names[name]?.isComparable === false
    ? say('名称没有可比对的文字，未检索。', 'The name has no wording to compare; not searched.')
    : say('商标库中没有该类的商标，未检索。', 'The register has no mark of this class; not searched.')
}

/** Why, in a sentence: the worst mark, how near it is, the groups it reaches, and how many more there are. */
export const whySentence = (input: ReportInput, verdict: ClassVerdict): string => {
  const { report, say } = input
  const [worst, ...others] = verdict.hits
  const hit = worst && report.hits[worst.hit]
  const mark = hit && report.marks[hit.mark]
  if (!hit || !mark) return whyNothing(input, verdict, verdict.verdict)
  const rule = hit.rules.find(({ weight }) => weight > 0)?.id
  const near = {
    identical: say('与之相同', 'is identical'),
    similar: say('与之近似', 'is similar'),
    weak: say('与之部分近似', 'resembles it in part'),
  }[hit.similarity]
  const groups = rowCodes(
    input,
    verdict.rows.filter(row => hit.links.some(link => link.row === row)),
  )
  const because = rule ? say(`（${rule}）`, ` (${rule})`) : ''
  const more = others.length === 0 ? '' : say(`；另有 ${others.length} 件`, `; ${others.length} more`)
  return say(
    `${markName(input, mark)}（${statusWord(input, mark)}）${near}${because}，及于 ${groups}${more}。`,
    `${markName(input, mark)} (${statusWord(input, mark).toLowerCase()}) ${near}${because} in ${groups}${more}.`,
  )
}
