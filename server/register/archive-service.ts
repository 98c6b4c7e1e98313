import type { ArchiveGoods, ArchiveMark, ArchiveQuery, ArchiveRecord } from '#contract/archive.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { lifeOf, openToNonUse, wasAskedForUse } from '#domain/mark/mark-life.ts'
import { runningBar } from '#domain/mark/one-year-bar.ts'
import type { MarkEvent } from '#domain/mark/register-mark.ts'
import { AppError } from '../app-error.ts'
import { DEFAULT_EDITION, type Edition, findEdition } from '../classification/edition.ts'
import type { Database } from '../storage/database.ts'
import { findMarksByNumbers, listMarkEvents, type MarkRecord } from './archive-repository.ts'
import { findRegister, findRegisters } from './register-repository.ts'
import { readSources, registersToSearch } from './registers-service.ts'

/** Returns the goods by group; a group of the mark whose goods the register does not name is empty. */
const goodsByGroup = ({ groups, goods }: MarkRecord, edition: Edition | undefined): ArchiveGoods[] => {
  const byGroup = Map.groupBy(goods, ({ group }) => group)
  const codes = [...new Set([...groups, ...byGroup.keys()])].sort()
  return codes.map(group => {
    const { nameZh = '', nameEn = '' } = edition?.groupOf(group) ?? {}
    const items = byGroup.get(group) ?? []
    return {
      group,
      name: { zh: nameZh, en: nameEn },
      items: items.map(({ paragraph, name, nameEn: en }) => ({ paragraph, zh: name, en: en || name })),
    }
  })
}

/** Returns null for marks without similar groups: they are foreign ones under another law. */
const nonUseDay = (mark: MarkRecord, events: readonly MarkEvent[], onDay: CalendarDay): CalendarDay | null => {
  const { regNo, groups, registrationDate, status, expiryDate } = mark
  if (groups.length === 0 || wasAskedForUse(events)) return null
  return openToNonUse({ regNo, registrationDate, life: lifeOf(status, expiryDate, onDay) }, onDay)
}

const archiveMark = async (
  db: Database,
  mark: MarkRecord,
  wantsEvents: boolean,
  onDay: CalendarDay,
): Promise<ArchiveMark> => {
  const { id, groups: _groups, goods: _goods, ...record } = mark
  const [events, edition] = await Promise.all([listMarkEvents(db, id), findEdition(db, DEFAULT_EDITION)])
  const bar = runningBar({ ...mark, events: events.toReversed() }, onDay)
  return {
    ...record,
    life: lifeOf(mark.status, mark.expiryDate, onDay),
    // A bar of which only the latest end is known is no fact of the record.
    barredUntil: bar === null || bar.isAtLatest ? null : bar.until,
    openToNonUse: nonUseDay(mark, events, onDay),
    goods: goodsByGroup(mark, edition),
    events: wantsEvents ? events : null,
  }
}

/**
 * Returns the marks of a number in the register that is named; without one in the first register that has it, of those that
 * searches ask, or in the main one, where none is asked. One number may stand for different marks in two registers.
 */
const findNumber = async (db: Database, number: string, named: string | undefined) => {
  if (named !== undefined) {
    const register = (await findRegisters(db)).find(({ id }) => id === Number(named))
    if (!register) throw new AppError('notFound')
    return { register, ...(await findMarksByNumbers(db, register.id, [number])) }
  }
  const asked = await registersToSearch(db)
  let unsearched: number[] = []
  for (const register of asked) {
    const found = await findMarksByNumbers(db, register.id, [number])
    if (found.marks.length > 0) return { register, ...found }
    unsearched = found.unsearched
  }
  const main = await findRegister(db)
  if (main && asked.length === 0) return { register: main, ...(await findMarksByNumbers(db, main.id, [number])) }
  return { register: main, marks: [], unsearched }
}

/**
 * Returns the record that the register has of a number, in the class asked for or its first; the mark's life is that on
 * `onDay`. Throws `AppError` notFound for a register that does not exist.
 */
export const readArchive = async (
  db: Database,
  { regNo, intCls = '', gotoflow, register: named }: ArchiveQuery,
  onDay: CalendarDay,
): Promise<ArchiveRecord> => {
  const asked = { regNo, intCls }
  const number = regNo
    .normalize('NFKC')
    .replace(/[\s\0]/g, '')
    .toUpperCase()
  const { register, marks, unsearched } = await findNumber(db, number, named)
  if (!register) return { ...asked, register: null, classes: [], record: null }
  const mark = intCls === '' ? marks[0] : marks.find(({ class: niceClass }) => niceClass === Number(intCls))
  return {
    ...asked,
    register: {
      id: register.id,
      name: { zh: register.nameZh, en: register.nameEn },
      date: register.asOf,
      size: register.size,
      isSample: register.origin === 'sample',
      isLoading: register.state === 'loading',
      sources: register.origin === 'sample' ? [] : await readSources(db, register.id),
    },
    classes: marks.map(({ class: niceClass }) => niceClass),
    ...(unsearched.length > 0 && { unsearchedClasses: unsearched }),
    record: mark ? await archiveMark(db, mark, gotoflow === '1', onDay) : null,
  }
}
