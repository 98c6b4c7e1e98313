import type { MarkEvent, MarkGoods } from '#domain/mark/register-mark.ts'
import { EVENT_KINDS } from '../event-kinds.ts'
import { registerDay } from './register-day.ts'

const GOODS = /^(?:(\d{4})([一二三四五六七八九十]*)\s+)?(.+?)(?:\s*\|\s*(.+))?$/su
const EVENT = /^(\S+)\s+(\S+)(?:\s+(.+))?$/su

const partsOf = (cell: string): string[] =>
  cell
    .split(/[;；\n]/)
    .map(part => part.trim())
    .filter(part => part !== '')

/** Goods of a cell, `0901 计算机 | computers; 0907二 手机`: group, part and English name where they are known. */
export const goodsOf = (cell: string): MarkGoods[] =>
  partsOf(cell).map(part => {
    const [, group = '', paragraph = '', name = part, nameEn = ''] = GOODS.exec(part) ?? []
    return { group, paragraph, name, nameEn }
  })

/** Codes of groups in a cell, separated by anything. */
export const groupsOf = (cell: string): string[] => cell.match(/\d{4}/g) ?? []

const isKind = (code: string): code is keyof typeof EVENT_KINDS => Object.hasOwn(EVENT_KINDS, code)

/** Events of a cell, `2020-06-30 filed; 2020-12-13 preliminary 第1723期`; null where one has no day. */
export const eventsOf = (cell: string): MarkEvent[] | null => {
  const events = partsOf(cell).map((part): MarkEvent | null => {
    const [, day = '', code = '', detail = ''] = EVENT.exec(part) ?? []
    const date = registerDay(day)
    if (date === null) return null
    return isKind(code) ? { date, code, ...EVENT_KINDS[code], detail } : { date, code, zh: code, en: code, detail }
  })
  const known = events.filter(event => event !== null)
  return known.length === events.length ? known.sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date)) : null
}
