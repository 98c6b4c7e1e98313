import { CLASS_COUNT } from '#contract/limits.ts'
import type { ReadRecord, TableRecord } from '../../import-files/read-table.ts'
import { registerDay } from '../register-day.ts'
import type { GazetteNotice } from './gazette-notices.ts'

/** The names under which lists of the gazette have their columns. */
const COLUMNS = {
  issue: ['anncissue', '公告期号', '期号'],
  day: ['anncdate', '公告日期', '公告日'],
  kind: ['annctypename', '公告类型', '公告类型名称'],
  number: ['regno', '注册号', '申请号', '注册号/申请号', '申请/注册号', '注册/申请号'],
  classes: ['intlcls', '国际分类', '国际分类号', '类别', '类号'],
} as const
type Field = keyof typeof COLUMNS
const NEEDED: readonly Field[] = ['day', 'kind', 'number']

const NUMBER = /^[0-9A-Za-z][0-9A-Za-z./-]{0,29}$/

/** Returns the classes in a cell, `9`, `第9类` or `9;35`; 0, which stands for all, where it is empty; null where one is none. */
const classesOf = (cell: string): number[] | null => {
  if (cell === '') return [0]
  const classes = (cell.match(/\d+/g) ?? []).map(Number)
  return classes.length > 0 && classes.every(number => number >= 1 && number <= CLASS_COUNT) ? classes : null
}

/**
 * Returns the reader of lines of a list of the gazette (docs/register.md §3), or null where the columns are of another file. A line gives one
 * notice a class.
 */
export const gazetteReaderOf = (
  columns: readonly string[],
): ((line: TableRecord) => ReadRecord<GazetteNotice[]>) | null => {
  const place = (field: Field): string | undefined =>
    columns.find(column => (COLUMNS[field] as readonly string[]).includes(column.toLowerCase()))
  if (!NEEDED.every(place)) return null
  const places = { issue: place('issue'), day: place('day'), kind: place('kind'), number: place('number') }
  const classPlace = place('classes')
  return line => {
    const cell = (name: string | undefined): string => (name === undefined ? '' : (line[name] ?? ''))
    const [regNo, kind, written] = [cell(places.number), cell(places.kind), cell(places.day)]
    if (!NUMBER.test(regNo)) return { problem: 'noNumber', detail: regNo }
    const day = registerDay(written)
    if (day === null) return { problem: 'noDate', detail: written }
    if (kind === '') return { problem: 'noNoticeKind', detail: '' }
    const classes = classesOf(cell(classPlace))
    if (classes === null) return { problem: 'noClass', detail: cell(classPlace) }
    const issue = cell(places.issue).replace(/\D/g, '')
    return { row: classes.map(niceClass => ({ regNo, class: niceClass, day, kind, issue })) }
  }
}
