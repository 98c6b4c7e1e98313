import type { FastSearchRequest } from '#contract/fast-search.ts'
import type { ReportHit, ReportMark, ReportRow, SearchReport } from '#contract/search-report.ts'
import { SIMILARITIES } from '#contract/vocabulary.ts'
import { relateRows } from '#domain/goods/relate-rows.ts'
import { periodsOn } from '#domain/law/periods.ts'
import { judgeEncounter } from '#domain/verdict/verdict.ts'
import type { Hit } from '../search/search-similar.ts'
import { describeMark } from '../similarity/mark-profile.ts'
import { formAspect } from './aspects/form-aspect.ts'
import { meaningAspect } from './aspects/meaning-aspect.ts'
import { soundAspect } from './aspects/sound-aspect.ts'
import { filingFees } from './filing-fees.ts'
import { relatedGroups } from './related-groups.ts'
import { reportMark } from './report-mark.ts'
import type { SearchData } from './search-data.ts'
import { placeGoods } from './search-scope.ts'

interface Draft extends Omit<ReportHit, 'mark'> {
  found: Hit
  record: ReportMark
}

/** Strongest first; of equals the earlier filed, then the lower number. */
const byStrength = (a: Draft, b: Draft): number =>
  SIMILARITIES.indexOf(a.similarity) - SIMILARITIES.indexOf(b.similarity) ||
  b.score - a.score ||
  (a.record.applicationDate ?? '9').localeCompare(b.record.applicationDate ?? '9') ||
  a.record.regNo.localeCompare(b.record.regNo) ||
  a.record.class - b.record.class ||
  a.name - b.name

/** Returns the names that are searched: those of the request without blanks and repetitions. */
export const searchedNames = ({ marknames }: Pick<FastSearchRequest, 'marknames'>): string[] => [
  ...new Set(marknames.map(name => name.trim()).filter(name => name !== '')),
]

/**
 * Puts a report together: for each earlier mark that bears on a row, its record, how it compares and through which goods.
 * A pure function: the same search on the same data gives the same report.
 */
export const buildReport = (request: FastSearchRequest, data: SearchData): SearchReport => {
  const { day, register, edition, scope, relations, searched, events } = data
  const names = searchedNames(request)
  const rows: ReportRow[] = scope.rows.map(row => ({ ...row, hasMarks: data.classesWithMarks.has(row.class) }))
  const goods = placeGoods(scope)
  const linksOf = relateRows(rows, goods, relations)
  const drafts = names.flatMap((text, name) =>
    (searched[name]?.hits ?? []).flatMap((found): Draft[] => {
      const { mark, comparison } = found
      const links = linksOf(mark)
      const reached = new Set(links.flatMap(({ row }) => rows[row]?.group ?? []))
      const isJoined = links.some(({ relation }) => relation === 'similar-group')
      const record = reportMark(found, isJoined ? new Set(mark.groups) : reached, events.get(mark.id) ?? [], day)
      const similarity = comparison.level
      const bears = links.some(({ relation }) => judgeEncounter({ similarity, relation, mark: record, day }))
      if (!bears) return []
      const { rules, score } = comparison
      return [
        {
          id: `${name}-${mark.regNo}-${mark.class}`,
          name,
          similarity,
          score,
          form: formAspect(text, mark.name, rules),
          sound: soundAspect(text, mark.name, rules),
          meaning: meaningAspect(text, mark.name, rules),
          rules: rules.map(({ id, weight, zh, en }) => ({ id, weight, zh, en })),
          links,
          found,
          record,
        },
      ]
    }),
  )
  drafts.sort(byStrength)
  const marks = new Map<number, { index: number; record: ReportMark }>()
  const hits = drafts.map(({ found, record, ...hit }): ReportHit => {
    const known = marks.get(found.mark.id) ?? { index: marks.size, record }
    marks.set(found.mark.id, known)
    return { ...hit, mark: known.index }
  })
  return {
    day,
    isEn: request.isEn,
    applicant: {
      type: request.type,
      name: request.subject.trim(),
      address: request.address.map(line => line.trim()).filter(line => line !== ''),
    },
    register,
    edition,
    names: names.map((text, name) => ({
      text,
      isComparable: describeMark(text).text !== '',
      isCut: searched[name]?.isCut ?? false,
      found: searched[name]?.total ?? 0,
    })),
    rows,
    goods,
    marks: [...marks.values()].map(({ record }) => record),
    hits,
    substitutes: [],
    relations: relatedGroups(rows, relations, data.groupNames),
    fees: filingFees(rows, goods, day),
    periods: periodsOn(day).filing.map(({ zh, en, rule }) => ({ zh, en, rule })),
    strategies: names.flatMap((_, name) =>
      (searched[name]?.strategies ?? []).map(({ id, zh, en, hits: count }) => ({ name, id, zh, en, hits: count })),
    ),
  }
}
