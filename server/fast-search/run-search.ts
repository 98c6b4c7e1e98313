import type { FastSearchRequest } from '#contract/fast-search.ts'
import type { SearchEvent } from '#contract/progress.ts'
import type { SearchReport } from '#contract/search-report.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { relateRows } from '#domain/goods/relate-rows.ts'
import { type SimilarMarks, searchSimilar } from '../search/search-similar.ts'
import type { Database } from '../storage/database.ts'
import { buildReport, searchedNames } from './build-report.ts'
import { blockedRows, findSubstitutes } from './find-substitutes.ts'
import { readClassification } from './read-classification.ts'
import { findClassesWithMarks, readEvents, readRegister } from './register-facts.ts'
import { placeGoods, readScope } from './search-scope.ts'

/** Hits of one name that a report looks at; what stands in the way most comes first. */
const MOST_HITS = 3_000

export interface SearchRun {
  signal: AbortSignal
  report(event: SearchEvent): void
}

/** Groups in which a mark was found that lives and that some rule finds near. */
const occupiedGroups = (searched: readonly SimilarMarks[]): Set<string> =>
  new Set(searched.flatMap(({ hits }) => hits.flatMap(({ mark, life }) => (life === 'dead' ? [] : mark.groups))))

const withSubstitutes = (
  report: SearchReport,
  { groups, items }: Awaited<ReturnType<typeof readClassification>>,
  searched: readonly SimilarMarks[],
): SearchReport => {
  if (report.names.some(name => name.isCut)) return report
  const classes = new Set(blockedRows(report).map(row => report.rows[row]?.class))
  const standard = items.filter(item => classes.has(item.class) && !item.isAcceptable)
  return { ...report, substitutes: findSubstitutes(report, groups, standard, occupiedGroups(searched)) }
}

/**
 * Searches each name in the classes of the request, and in those that related groups stand in, and builds the report.
 * Throws `AppError` registerNotReady, and what the signal aborts with.
 */
export const runSearch = async (
  db: Database,
  request: FastSearchRequest,
  day: CalendarDay,
  { signal, report: tell }: SearchRun,
): Promise<SearchReport> => {
  const register = await readRegister(db)
  const classification = await readClassification(db, request)
  const scope = readScope(request, classification)
  const groupNames = new Map(
    classification.groups.map(({ code, nameZh, nameEn }) => [code, { zh: nameZh, en: nameEn || nameZh }]),
  )
  const classes = [
    ...new Set([...scope.rows.map(row => row.class), ...[...groupNames.keys()].map(code => Number(code.slice(0, 2)))]),
  ]
  const search = {
    classes: classes.sort((a, b) => a - b),
    goods: request.chooseGoodVOS.flatMap(item => ('cnName' in item ? [item.cnName] : [])),
    relate: relateRows(scope.rows, placeGoods(scope), classification.relations),
    onDay: day,
  }
  const names = searchedNames(request)
  const searched: SimilarMarks[] = []
  for (const [index, name] of names.entries()) {
    tell({ step: 'search', index: index + 1, total: names.length, name })
    const found = await searchSimilar(db, { name, ...search, limit: MOST_HITS })
    searched.push({ ...found, isCut: found.isCut || found.total > found.hits.length })
    signal.throwIfAborted()
  }
  tell({ step: 'weigh', count: searched.reduce((sum, { total }) => sum + total, 0) })
  const report = buildReport(request, {
    day,
    register,
    edition: classification.edition,
    scope,
    relations: classification.relations,
    groupNames,
    classesWithMarks: await findClassesWithMarks(db, [...new Set(scope.rows.map(row => row.class))]),
    searched,
    events: await readEvents(db, [...new Set(searched.flatMap(({ hits }) => hits.map(({ mark }) => mark.id)))]),
  })
  return withSubstitutes(report, classification, searched)
}
