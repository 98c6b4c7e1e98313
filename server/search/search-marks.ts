import type { MarkSearch, MarkSearchPage } from '#contract/mark-search.ts'
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts'
import { joinedGroups } from '#domain/goods/goods-relation.ts'
import { relateRows } from '#domain/goods/relate-rows.ts'
import { lifeOf } from '#domain/mark/mark-life.ts'
import { AppError } from '../app-error.ts'
import { DEFAULT_EDITION, findEdition } from '../classification/edition.ts'
import { scopeOf } from '../mark-index/index-mark.ts'
import { findRegister } from '../register/register-repository.ts'
import { registersToSearch, summaryOf } from '../register/registers-service.ts'
import type { Database } from '../storage/database.ts'
import { joinClasses } from '../storage/shards.ts'
import { findNear, type SimilarSearch } from './find-near.ts'
import { findAsked, type WordMode } from './mark-condition.ts'
import { type FoundMark, findMarks, type MarkFilter, readMarks } from './marks-repository.ts'

type Page = Omit<MarkSearchPage, 'register'>

const NOTHING: Page = { isSearchable: false, isCut: false, total: 0, list: [] }

const unsearchedIn = (classes: readonly number[]): Pick<Page, 'unsearchedClasses'> =>
  classes.length === 0 ? {} : { unsearchedClasses: [...classes] }

/** PostgreSQL knows no year 0. */
const FIRST_DAY = '0001-01-01'

const dayIn = (day: CalendarDay | undefined): CalendarDay | null => {
  if (day === undefined) return null
  if (!isCalendarDay(day) || day < FIRST_DAY) throw new AppError('invalidInput')
  return day
}

type Registers = readonly number[]

const filterOf = (
  { classes = [], groups = [], statuses = [], from, until }: MarkSearch,
  registers: Registers,
): MarkFilter => ({
  registers,
  scope: groups.length > 0 ? groups.map(scopeOf) : classes,
  statuses,
  from: dayIn(from),
  until: dayIn(until),
})

const wireMark = (mark: FoundMark, onDay: CalendarDay): Page['list'][number] => {
  const { preliminaryDate: _preliminaryDate, address: _address, goods: _goods, groups, ...shown } = mark
  return { ...shown, groups: [...groups], life: lifeOf(mark.status, mark.expiryDate, onDay) }
}

const searchByCondition = async (
  db: Database,
  registers: Registers,
  mode: WordMode,
  search: MarkSearch,
  onDay: CalendarDay,
): Promise<Page> => {
  const { text, pageNum, pageSize } = search
  const asked = await findAsked(db, registers, mode, text)
  if (!asked) return NOTHING
  const isParty = mode === 'owner' || mode === 'agent'
  const shown = { order: isParty ? 'newest' : 'wording', limit: pageSize, offset: (pageNum - 1) * pageSize } as const
  const { ids, total, unsearched } = await findMarks(db, asked.condition, filterOf(search, registers), shown)
  const marks = await readMarks(db, ids)
  const page = { isSearchable: true, isCut: asked.isCut, total, list: marks.map(mark => wireMark(mark, onDay)) }
  return { ...page, ...unsearchedIn(joinClasses(unsearched, asked.unsearched ?? [])) }
}

/** Returns the scope of a search by similarity: groups that notes join to the wanted ones are searched too. */
const scopeOfSearch = async (
  db: Database,
  { classes = [], groups = [] }: MarkSearch,
): Promise<Pick<SimilarSearch, 'classes' | 'groups' | 'relate'>> => {
  if (groups.length === 0) return { classes }
  const notes = (await findEdition(db, DEFAULT_EDITION))?.relationsOf(groups) ?? []
  const rows = groups.map(group => ({ class: scopeOf(group.slice(0, 2)), group, paragraph: '' }))
  return { classes, groups: [...groups, ...joinedGroups(groups, notes)], relate: relateRows(rows, [], notes) }
}

const searchBySimilarity = async (
  db: Database,
  registers: Registers,
  search: MarkSearch,
  onDay: CalendarDay,
): Promise<Page> => {
  const { text, pageNum, pageSize } = search
  const { scope: _scope, registers: _registers, ...filter } = filterOf(search, registers)
  const wanted = await scopeOfSearch(db, search)
  const offset = (pageNum - 1) * pageSize
  const shown = offset + pageSize
  const { ranked, unsearched, ...near } = await findNear(db, { name: text, registers, ...wanted, onDay, filter, shown })
  const marks = await readMarks(
    db,
    ranked.slice(offset, offset + pageSize).map(({ candidate }) => candidate.id),
  )
  const list = marks.map(mark => wireMark(mark, onDay))
  return { ...near, total: ranked.length, list, ...unsearchedIn(unsearched) }
}

/**
 * Returns a page of the marks that a text finds in one of the ways of `SEARCH_MODES`; whether marks live is as of the day.
 * Throws `invalidInput` for a day or a register that does not exist.
 */
export const searchMarks = async (db: Database, search: MarkSearch, onDay: CalendarDay): Promise<MarkSearchPage> => {
  const asked = await registersToSearch(db, search.registers)
  // One that is still loading is searched as far as it is filled, where there is no other.
  const main = asked.length > 0 ? undefined : await findRegister(db)
  const registers = main === undefined ? asked : [main]
  if (registers.length === 0) return { register: null, ...NOTHING }
  const { name, asOf, size, isSample } = summaryOf(registers)
  const ids = registers.map(({ id }) => id)
  const { mode } = search
  return {
    register: { name, asOf, size, isSample },
    ...(mode === 'similar'
      ? await searchBySimilarity(db, ids, search, onDay)
      : await searchByCondition(db, ids, mode, search, onDay)),
  }
}
