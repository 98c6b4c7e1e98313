import type { ArchiveGoods, ArchiveMark, ArchiveQuery, ArchiveRecord } from '#contract/archive.ts'
import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { DEFAULT_EDITION } from '../classification/classification-service.ts'
import { type Edition, findEdition } from '../classification/edition.ts'
import type { Database } from '../storage/database.ts'
import type { MarkEvent } from '../storage/tables.ts'
import { findMarksByNumbers, listMarkEvents, type MarkRecord } from './archive-repository.ts'
import { barAfterEnd } from './bar-after-end.ts'
import { lifeOf } from './mark-life.ts'
import { findRegister } from './register-repository.ts'

/** Months from registration after which a mark may be cancelled for non-use (Trademark Law 2019 art. 49). */
const NON_USE_MONTHS = 36

/** Goods under their groups; groups of the mark whose goods the register does not name stand there empty. */
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

/** Chinese marks alone stand in similar groups: of others, under another law, nothing is said. */
const openToNonUse = (
  { groups, registrationDate, status, expiryDate }: MarkRecord,
  events: readonly MarkEvent[],
  onDay: CalendarDay,
): CalendarDay | null => {
  if (registrationDate === null || groups.length === 0 || lifeOf(status, expiryDate, onDay) !== 'alive') return null
  const from = addMonths(registrationDate, NON_USE_MONTHS)
  return from <= onDay && !events.some(({ code }) => code.startsWith('non-use')) ? from : null
}

const barredUntil = (mark: MarkRecord, onDay: CalendarDay): CalendarDay | null => {
  if (mark.groups.length === 0 || lifeOf(mark.status, mark.expiryDate, onDay) !== 'dead') return null
  const last = barAfterEnd(mark)
  return last !== null && onDay <= last ? last : null
}

const archiveMark = async (
  db: Database,
  mark: MarkRecord,
  wantsEvents: boolean,
  onDay: CalendarDay,
): Promise<ArchiveMark> => {
  const { id, groups: _groups, goods: _goods, ...record } = mark
  const [events, edition] = await Promise.all([listMarkEvents(db, id), findEdition(db, DEFAULT_EDITION)])
  return {
    ...record,
    life: lifeOf(mark.status, mark.expiryDate, onDay),
    barredUntil: barredUntil(mark, onDay),
    openToNonUse: openToNonUse(mark, events, onDay),
    goods: goodsByGroup(mark, edition),
    events: wantsEvents ? events : null,
  }
}

/** What the register says of a number, in the class asked for or the first it stands in; `onDay` its life is told. */
export const readArchive = async (
  db: Database,
  { regNo, intCls = '', gotoflow }: ArchiveQuery,
  onDay: CalendarDay,
): Promise<ArchiveRecord> => {
  const asked = { regNo, intCls }
  const register = await findRegister(db)
  if (!register) return { ...asked, register: null, classes: [], record: null }
  const number = regNo
    .normalize('NFKC')
    .replace(/[\s\0]/g, '')
    .toUpperCase()
  const marks = await findMarksByNumbers(db, [number])
  const mark = intCls === '' ? marks[0] : marks.find(({ class: niceClass }) => niceClass === Number(intCls))
  return {
    ...asked,
    register: {
      name: { zh: register.nameZh, en: register.nameEn },
      date: register.asOf,
      size: register.size,
      isSample: register.origin === 'sample',
      isLoading: register.state === 'loading',
    },
    classes: marks.map(({ class: niceClass }) => niceClass),
    record: mark ? await archiveMark(db, mark, gotoflow === '1', onDay) : null,
  }
}
