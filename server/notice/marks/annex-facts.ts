import { type GoodsReading, readGoodsList, readGroups, withoutRepeats } from '../goods/goods-list.ts'
import { type AnnexField, type AnnexRow, annexFieldOf, CITED_NAME } from '../layout/annex-headings.ts'
import { LETTER_SUFFIX } from '../layout/combined-labels.ts'
import {
  EMPTY,
  type Found,
  find,
  found,
  join,
  slice,
  type TracedText,
  trim,
  withDrawnSpaces,
} from '../layout/traced-text.ts'
import { findDates, readClasses } from '../words/written-numbers.ts'
import { type CitedMarkFacts, findStatus } from './merge-cited-marks.ts'

const text = (value: TracedText | undefined): Found<string> | null => {
  const trimmed = value && trim(value, '“”"；;。')
  return trimmed && trimmed.text !== '' ? found(trimmed) : null
}

/** A mark with the spaces drawn in it; where they may be the paper's own spacing it has to be confirmed. */
const markIn = (value: TracedText | undefined): Found<string> | null => {
  const whole = text(value)
  const alias = /^(?:引证|在先)商标[一二三四五六七八九十]{1,3}\s*(?=.)/u.exec(whole?.value ?? '')?.[0].length ?? 0
  const own = whole && alias > 0 ? { ...found(slice(whole.source, alias)), isUnsure: true } : whole
  if (!own) return null
  const { text: spaced, isSpaced } = withDrawnSpaces(own.source)
  return { ...found(spaced), isUnsure: own.isUnsure === true || (isSpaced && spaced.text !== own.value) }
}

/** A standing told by one word that says that the right is in force. */
const inForce = (text: string): ReturnType<typeof findStatus> =>
  /^\s*(?:有效|正常|存续)/u.test(text) ? { status: 'registered', start: 0, end: text.trimEnd().length } : null

const statusIn = (value: TracedText | undefined): CitedMarkFacts['status'] => {
  const hit = value && (findStatus(value.text) ?? inForce(value.text))
  return value && hit ? { value: hit.status, source: slice(value, hit.start, hit.end) } : null
}

/** What a column for remarks says of the standing, where no other does. */
const statusInRemark = (row: AnnexRow): CitedMarkFacts['status'] => {
  const status = row.has('status') ? null : statusIn(row.get('other'))
  return status && { ...status, isUnsure: true }
}

/** A mark with a term of exclusive right or a day of registration was registered; whether it still is, no column says. */
const statusByDates = (row: AnnexRow): CitedMarkFacts['status'] => {
  const [date] = [...findDates(row.get('exclusiveTerm') ?? EMPTY), ...findDates(row.get('registrationDate') ?? EMPTY)]
  return date ? { value: 'registered', source: date.source, isInferred: true, isUnsure: true } : null
}

/** What happened on a day, by the words beside it, which a narrow cell may break. */
const DAYS: readonly [string, RegExp][] = [
  ['exclusiveTerm', /专用|至|有效/u],
  ['preliminaryDate', /初\s*审|公\s*告|审\s*定/u],
  ['applicationDate', /申\s*请/u],
  ['registrationDate', /注\s*册/u],
]

const datesIn = (row: AnnexRow, status: CitedMarkFacts['status']): Record<string, Found<string>> => {
  const [standing] = findDates(row.get('standingDate') ?? EMPTY)
  const ofStanding = status?.value === 'preliminary' ? 'preliminaryDate' : 'registrationDate'
  const dates = (['applicationDate', 'preliminaryDate', 'registrationDate'] as const).flatMap(field => {
    const date = findDates(row.get(field) ?? EMPTY)[0]
    return date ? [[field, date] as const] : []
  })
  const told = row.get('day') ?? EMPTY
  const ofDay = DAYS.find(([, words]) => words.test(told.text))?.[0]
  const term = row.get('exclusiveTerm') ?? (ofDay === 'exclusiveTerm' ? told : EMPTY)
  const [day] = findDates(told)
  const [from, to] = findDates(term)
  // A term of which one day was not read: the day that was read may be either.
  const isHalfRead = from !== undefined && !to && /[—–~至-]\s*\d/u.test(term.text.slice(-12))
  return Object.fromEntries([
    ...dates,
    ...(standing && status ? [[ofStanding, standing] as const] : []),
    ...(day && ofDay !== undefined && ofDay !== 'exclusiveTerm' ? [[ofDay, day] as const] : []),
    ...(from && to ? [['exclusiveFrom', from] as const] : []),
    ...(to
      ? [['exclusiveTo', to] as const]
      : from
        ? [['exclusiveTo', { ...from, isUnsure: from.isUnsure === true || isHalfRead }] as const]
        : []),
  ])
}

/** A term without what the letter goes on with behind it. */
const upToLastDay = (cell: TracedText): TracedText => {
  const last = findDates(cell).at(-1)?.source.text
  return last === undefined ? cell : slice(cell, 0, cell.text.lastIndexOf(last) + last.length)
}

/** The list of a row's goods; one that ends in a sign goes on in a cell beside it that stands below no heading, and is asked. */
const goodsIn = (row: AnnexRow): GoodsReading => {
  const cell = row.get('goods') ?? EMPTY
  const beside = row.get('other')
  if (!beside || !/[；;、，,]\s*$/u.test(cell.text) || statusIn(beside)) return readGoodsList(cell)
  const reading = readGoodsList(join([cell, beside]))
  return { ...reading, items: reading.items.map(item => ({ ...item, isUnsure: true })) }
}

/** The class that a cell of goods begins with, where it is of one alone: 第30类：饼干；糕点. */
const classBefore = (goods: TracedText): TracedText => {
  const heads = [...goods.text.matchAll(/第\s*[\d一二三四五六七八九十]{1,3}\s*类/gu)]
  const [head] = heads
  return head && heads.length === 1 && head.index === 0 ? slice(goods, 0, head[0].length) : EMPTY
}

/** What the labelled values of one cited mark say of it, its number aside. */
export const labelledFacts = (row: AnnexRow): Omit<CitedMarkFacts, 'regNo'> => {
  const { items, groups: printedWithGoods } = goodsIn(row)
  const inColumn = readGroups(row.get('groups') ?? EMPTY)
  const groups = withoutRepeats([...printedWithGoods, ...inColumn])
  const status = statusIn(row.get('status')) ?? statusInRemark(row) ?? statusByDates(row)
  return {
    mark: markIn(row.get('mark')),
    owner: text(row.get('owner')),
    status,
    classes: readClasses(row.get('classes') ?? classBefore(row.get('goods') ?? EMPTY)),
    goods: items,
    groups,
    dates: datesIn(row, status),
    rest: ['serial', 'other', 'exclusiveTerm', 'regNo', 'goods', 'preliminaryDate', 'day'].flatMap(field => {
      const cell = row.get(field as AnnexField)
      return cell ? [found(field === 'exclusiveTerm' ? upToLastDay(cell) : cell)] : []
    }),
  }
}

/** A label, which may say of which class the goods behind it are: 使用商品（第9类）：. */
const LABEL =
  /(?:^|[，,；;、\s）)”])(?<label>\p{Script=Han}{2,8}(?:[/／]\p{Script=Han}{1,6})?)(?:[（(](?<niceClass>第?\s*[\d一二三四五六七八九十]{1,3}\s*类)[）)])?\s*[：:]/dgu

/** The values that labels in a remark name; null where fewer than two stand there. */
export const labelledIn = (remark: TracedText): AnnexRow | null => {
  const hits = [...remark.text.matchAll(LABEL)].flatMap(({ index, 0: { length }, groups, indices }) => {
    const field = annexFieldOf(groups?.['label'] ?? '')
    return field ? [{ field, start: index, end: index + length, niceClass: indices?.groups?.['niceClass'] }] : []
  })
  if (hits.length < 2) return null
  return new Map(
    hits.flatMap(({ field, end, niceClass }, place) => {
      const value = trim(slice(remark, end, hits[place + 1]?.start), '，,；;')
      const own: [AnnexField, TracedText] = [field, value]
      return niceClass ? [['classes', slice(remark, ...niceClass)] satisfies typeof own, own] : [own]
    }),
  )
}

const NUMBER = new RegExp(String.raw`(?<!\d)(?:(?<![A-Za-z])G)?\d{5,9}${LETTER_SUFFIX}(?!\d)`, 'u')

/** What a paper calls a mark, with the first characters of the number beside it: 引证商标一|1, 引证商标四|G1. */
const NAME_AND_NUMBER = new RegExp(`^${CITED_NAME}[一二三四五六七八九十]{1,3}(?<number>G?\\d{0,2})$`, 'du')

/** The row with its number whole, where the edge of a column was taken to run through it. */
const withWholeNumber = (row: AnnexRow): AnnexRow => {
  for (const field of ['serial', 'cited', 'mark'] as const) {
    const name = row.get(field)
    const [start = 0, end = 0] = (name && NAME_AND_NUMBER.exec(name.text)?.indices?.groups?.['number']) ?? []
    const regNo = row.get('regNo')
    if (!name || !regNo || end === start || !/^\d{5,8}[A-Z]?$/u.test(regNo.text)) continue
    return new Map([...row, [field, slice(name, 0, start)], ['regNo', join([slice(name, start, end), regNo])]])
  }
  return row
}

/** Returns the facts of a cited mark in a row of the annex; null where it has no number. */
export const annexFacts = (read: AnnexRow): CitedMarkFacts | null => {
  const row = withWholeNumber(read)
  const regNo = find(row.get('regNo') ?? EMPTY, NUMBER)
  return regNo && { ...labelledFacts(row), regNo: found(regNo), isInternational: regNo.text.startsWith('G') }
}
