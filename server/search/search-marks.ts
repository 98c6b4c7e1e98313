import type { MarkSearch, MarkSearchPage } from '#contract/mark-search.ts'
import { HIT_LEVELS } from '#contract/vocabulary.ts'
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts'
import { lifeOf } from '#domain/mark/mark-life.ts'
import { AppError } from '../app-error.ts'
import { scopeOf } from '../mark-index/index-mark.ts'
import { findRegister } from '../register/register-repository.ts'
import type { Database } from '../storage/database.ts'
import { facet, facetsOf } from './facets.ts'
import { findNear } from './find-near.ts'
import { findAsked, type WordMode } from './mark-condition.ts'
import type { MarkFilter } from './mark-filter.ts'
import { type FoundMark, findMarks, readMarks } from './marks-repository.ts'
import { readHits, strategiesOf } from './search-similar.ts'

type Page = Omit<MarkSearchPage, 'register'>

const NOTHING: Page = {
  isSearchable: false,
  isCut: false,
  total: 0,
  list: [],
  facets: { classes: [], statuses: [], levels: [] },
  strategies: [],
}

/** PostgreSQL knows no year 0. */
const FIRST_DAY = '0001-01-01'

const dayIn = (day: CalendarDay | undefined): CalendarDay | null => {
  if (day === undefined) return null
  if (!isCalendarDay(day) || day < FIRST_DAY) throw new AppError('invalidInput')
  return day
}

const filterOf = ({ classes = [], groups = [], statuses = [], from, until }: MarkSearch): MarkFilter => ({
  scope: groups.length > 0 ? groups.map(scopeOf) : classes,
  statuses,
  from: dayIn(from),
  until: dayIn(until),
})

const wireMark = (mark: FoundMark, onDay: CalendarDay): MarkSearchPage['list'][number]['mark'] => {
  const { preliminaryDate: _preliminaryDate, goods: _goods, groups, ...told } = mark
  return { ...told, groups: [...groups], life: lifeOf(mark.status, mark.expiryDate, onDay) }
}

const searchByCondition = async (
  db: Database,
  mode: WordMode,
  search: MarkSearch,
  onDay: CalendarDay,
): Promise<Page> => {
  const { text, pageNum, pageSize } = search
  const asked = await findAsked(db, mode, text)
  if (!asked) return NOTHING
  const isParty = mode === 'owner' || mode === 'agent'
  const page = { order: isParty ? 'newest' : 'wording', limit: pageSize, offset: (pageNum - 1) * pageSize } as const
  const { ids, counts } = await findMarks(db, asked.condition, filterOf(search), page)
  const marks = await readMarks(db, ids)
  return {
    ...NOTHING,
    isSearchable: true,
    isCut: asked.isCut,
    total: counts.reduce((sum, { count }) => sum + count, 0),
    list: marks.map(mark => ({ mark: wireMark(mark, onDay), nearness: null })),
    facets: { ...facetsOf(counts), levels: [] },
  }
}

const searchBySimilarity = async (db: Database, search: MarkSearch, onDay: CalendarDay): Promise<Page> => {
  const { text, classes = [], groups = [], pageNum, pageSize } = search
  const { scope: _scope, ...filter } = filterOf(search)
  const { ranked, ...near } = await findNear(db, { name: text, classes, groups, onDay, filter })
  const offset = (pageNum - 1) * pageSize
  const hits = await readHits(db, ranked.slice(offset, offset + pageSize))
  return {
    ...near,
    total: ranked.length,
    list: hits.map(({ mark, comparison: { level: similarity, score, rules }, goodsRelation, level }) => ({
      mark: wireMark(mark, onDay),
      nearness: { similarity, score, rules, goodsRelation, level },
    })),
    facets: {
      ...facetsOf(ranked.map(({ candidate }) => ({ ...candidate, count: 1 }))),
      levels: facet(
        HIT_LEVELS,
        ranked.map(({ level: value }) => ({ value, count: 1 })),
      ),
    },
    strategies: strategiesOf(ranked),
  }
}

/**
 * A page of the marks that a text finds in one of the ways of `SEARCH_MODES`; marks live or not as they do on the day. Throws
 * `invalidInput` for a day that does not exist.
 */
export const searchMarks = async (db: Database, search: MarkSearch, onDay: CalendarDay): Promise<MarkSearchPage> => {
  const register = await findRegister(db)
  if (!register) return { register: null, ...NOTHING }
  const { nameZh: zh, nameEn: en, asOf, size, origin } = register
  const { mode } = search
  return {
    register: { name: { zh, en }, asOf, size, isSample: origin === 'sample' },
    ...(mode === 'similar'
      ? await searchBySimilarity(db, search, onDay)
      : await searchByCondition(db, mode, search, onDay)),
  }
}
