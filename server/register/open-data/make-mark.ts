import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkEvent, MarkGoods, MarkStatus, RegisterMark } from '#domain/mark/register-mark.ts'
import { EVENT_KINDS, type EventCode } from '../event-kinds.ts'
import { registerDay } from '../register-day.ts'
import type { OpenMarkRows } from './open-rows-repository.ts'
import type { OpenCells } from './read-cells.ts'

/** The name that the office gives a mark without words. */
const DEVICE_NAMES = new Set(['图形', '（图形）', '(图形)'])
const WITH_DEVICE = /及图(?:形)?$/
const KINDS: readonly [RegExp, string][] = [
  [/集体/, 'collective'],
  [/证明/, 'certification'],
]
const IN_PART = /^(\d{4})(?:[（(]?([一二三四五六七八九十]+)[)）]?)?/

const dayOf = (cells: OpenCells, field: string): CalendarDay | null => registerDay(cells[field] ?? '')

/**
 * Returns the status that the open data lets conclude, which has no column for it (docs/register.md §1): registered by the day of its
 * registration, whose term tells the rest; `ended` where a later package no longer has the registration of an earlier one.
 */
const statusOf = ({ basics, wasRegistered }: OpenMarkRows): MarkStatus => {
  if (dayOf(basics, 'registrationDate') !== null) return 'registered'
  if (wasRegistered) return 'ended'
  return dayOf(basics, 'preliminaryDate') === null ? 'pending' : 'preliminary'
}

const goodsOf = (rows: OpenMarkRows['goods']): MarkGoods[] =>
  Object.values(rows ?? {})
    .toSorted((a, b) => Number(a['serial'] ?? 0) - Number(b['serial'] ?? 0))
    .map(cells => {
      const [, group = '', paragraph = ''] = IN_PART.exec(cells['group'] ?? '') ?? []
      return { group, paragraph, name: cells['goodsName'] ?? '', nameEn: '' }
    })

const event = (date: CalendarDay | null, code: EventCode, detail = ''): MarkEvent[] =>
  date === null ? [] : [{ date, code, ...EVENT_KINDS[code], detail }]

const inIssue = (issue: string | undefined): string => (issue === undefined ? '' : `第${issue.replace(/\D/g, '')}期`)

const eventsOf = ({ basics, priorities, international }: OpenMarkRows): MarkEvent[] =>
  [
    ...event(dayOf(basics, 'applicationDate'), 'filed'),
    ...event(dayOf(basics, 'preliminaryDate'), 'preliminary', inIssue(basics['preliminaryIssue'])),
    ...event(dayOf(basics, 'registrationDate'), 'registered', inIssue(basics['registrationIssue'])),
    ...Object.values(priorities ?? {}).flatMap(cells =>
      event(
        dayOf(cells, 'priorityDate'),
        'priority',
        [cells['priorityCountry'], cells['priorityNo'], cells['priorityGoods']].filter(Boolean).join(' '),
      ),
    ),
    ...event(dayOf(international ?? {}, 'internationalDate'), 'international', international?.['internationalNo']),
  ].sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date))

const ownersOf = ({ owner, coOwners }: OpenMarkRows, field: 'owner' | 'ownerEn'): string => {
  const names = [owner?.[field], ...Object.values(coOwners ?? {}).map(cells => cells[field])]
  return [...new Set(names.filter(name => name !== undefined))].join('；')
}

/** Makes the mark of the register from what the tables of the open data say of it. */
export const makeMark = (rows: OpenMarkRows): RegisterMark => {
  const { basics, owner, international } = rows
  const written = basics['name'] ?? ''
  const isDeviceOnly = written === '' || DEVICE_NAMES.has(written)
  const goods = goodsOf(rows.goods)
  return {
    regNo: rows.key,
    registrationNo: international?.['internationalNo'] ?? '',
    class: rows.class,
    name: isDeviceOnly ? '' : written.replace(WITH_DEVICE, ''),
    isDevice: isDeviceOnly || WITH_DEVICE.test(written),
    kind: KINDS.find(([words]) => words.test(basics['kind'] ?? ''))?.[1] ?? 'ordinary',
    owner: ownersOf(rows, 'owner'),
    ownerEn: ownersOf(rows, 'ownerEn'),
    address: owner?.['address'] ?? owner?.['addressEn'] ?? '',
    agent: rows.agent ?? '',
    status: statusOf(rows),
    applicationDate: dayOf(basics, 'applicationDate'),
    preliminaryDate: dayOf(basics, 'preliminaryDate'),
    registrationDate: dayOf(basics, 'registrationDate'),
    expiryDate: dayOf(basics, 'termTo'),
    groups: [...new Set(goods.map(({ group }) => group).filter(group => group !== ''))].sort(),
    goods,
    events: eventsOf(rows),
  }
}
