import type { Verdict } from '#contract/search-report.ts'
import { type Cell, worseVerdict } from '#contract/verdict/judge-report.ts'
import type { ReportInput } from '../report-input.ts'
import { className, rowCodes } from './place.ts'

const NAMED = 5

/** Rows by the worst verdict that any of the names has in them. */
export const rowsByVerdict = ({ judgement }: ReportInput): Map<Cell['verdict'], number[]> =>
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

/** The whole search in one sentence. With several names, a group counts as the worst of them stands. */
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
