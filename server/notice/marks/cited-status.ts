import { numberOf } from '#domain/chinese-numeral.ts'
import { isCalledEnded } from '#domain/mark/cited-facts.ts'
import { find, slice, type TracedText } from '../layout/traced-text.ts'
import { sentenceStart } from '../words/sentences.ts'
import { findDates } from '../words/written-numbers.ts'
import type { CitedMarkFacts } from './merge-cited-marks.ts'
import { type NamedMark, statusIn } from './named-marks.ts'

/** What stands around a mark on its standing: 已取得第1号“某”商标的注册, 于同日申请注册近似商标（申请号：1）. */
export const statusAround = (
  body: TracedText,
  { end }: NamedMark,
  lead: TracedText,
  isInParentheses: boolean,
): CitedMarkFacts['status'] => {
  const right = find(slice(body, end, end + 8), /^的(?:商标)?注册(?!人|申请|商标)/u)
  if (right && /(?:取得|获得|获准)了?$/u.test(lead.text))
    return { value: 'registered', source: right, isInferred: true }
  const status = isInParentheses ? statusIn(slice(lead, lead.text.search(/[^。；;\n]*$/u))) : null
  return status && { ...status, isInferred: true, isUnsure: true }
}

/** What the clause says behind a mark, or behind those that follow it in a list: 甲的第1号“某”商标已在类似商品上注册，. */
export const statusBehind = (body: TracedText, { end }: NamedMark): CitedMarkFacts['status'] => {
  const clause = find(slice(body, end, end + 300), /^[^，。；;\n]*/u)
  const words =
    clause &&
    find(
      clause,
      /(?:均|皆|都)?(?:已经?|业经?|业已)(?:在[^，。；]{1,14}上)?(?:获准|核准|获|予以)?(?:注册|初步审定)(?:并?(?:予以)?公告)?$|(?:现|目前|仍)?[为系](?:有效)?(?:的)?注册商标$/u,
    )
  const status = words && statusIn(words)
  return status && { ...status, isUnsure: /第\s*G?\d{5}/u.test(clause?.text ?? '') }
}

/** Words that hold for all marks of a sentence: 二者均为已注册商标, 两引证商标均已获准注册, …两件在先注册商标近似. */
const OF_ALL =
  /(?:二者|两者|[两二三四五六七八九十]件?(?:引证|在先)?(?:注册)?商标|上述(?:引证)?商标|前述商标|后[两二三]商标|后者|均)[^。；]{0,24}?(?:注册|审定|申请|$|(?=[。；]))|且(?:均)?申请在先|同一?[天日][^。；]{0,30}申请|[早先]于(?:本案|[你贵](?:方|司|公司|单位)|(?:本|该)?件?(?:商标|申请))[^。；]{0,4}/gu

/** The end of a sentence behind which another one compares the mark with others. */
const NEXT_REASON =
  /[。；]\s*(?:[（(]?[一二三四五六七八九十\d]{1,3}[）)、.．]|[①-⑳]|第[一二三四五六七八九十]{1,3}，)?\s*(?:(?:该|申请|上述)(?:商标|标志)[^。；]{0,200}?与|经检索)/u

/** The same ahead of a list of marks: 与以下三件已注册商标近似：. */
const OF_NEXT =
  /(?:以下|下列|下述|如下)[两二三四五六七八九十\d]{0,2}[件个]?(?:已(?:经)?|在先|业经|经)?(?:注册|初步审定|初审公告|申请在先)的?(?:在先|引证)?商标(?=[^。]*[：:])/u

/** What the sentence, or the next one, says of the standing of all the marks it names; a person has to confirm it. */
export const statusOfAll = (body: TracedText, { start, end }: NamedMark): CitedMarkFacts['status'] => {
  const from = sentenceStart(body.text, start - 1)
  const ahead = find(slice(body, from, start), OF_NEXT)
  const told = ahead && statusIn(ahead)
  if (told) return { ...told, isInferred: true, isUnsure: true }
  const rest = body.text.slice(end, end + 600)
  const stop = Math.min(rest.indexOf('\n') >>> 0, rest.search(NEXT_REASON) >>> 0)
  for (const all of rest.slice(0, stop).matchAll(OF_ALL)) {
    // Words on the day of one mark hold for none before it.
    if (/^[早先]于/u.test(all[0]) && /第\s*G?\d{5}/u.test(rest.slice(0, all.index))) return null
    const words = slice(body, end + all.index, end + all.index + all[0].length)
    const status = /^[早先]于/u.test(all[0]) ? { value: 'earlier-filed' as const, source: words } : statusIn(words)
    if (status) return { ...status, isInferred: true, isUnsure: true }
  }
  const later = find(slice(body, end), /(?<=[\n。；])(?:上述|前述|各|全部|以上)?引证商标(?:目前|现)?均[^。；\n]{1,24}/u)
  const status = later && statusIn(later)
  return status ? { ...status, isInferred: true } : null
}

/** What a sentence says in turn of as many marks as it counts: 上述两件商标依次于2024年1月20日被撤销、于2024年3月5日注销. */
const IN_TURN =
  /(?:上述|前述|该|这)(?<count>[两二三四五六七八九十])[件枚个](?:引证|在先)?商标(?:已)?(?:依次|分别|先后)(?<told>[^。；;\n]{4,300})/dgu
/** The same of the first and of the last: 前者已注册，后者已初步审定, 前两件已注册，末一件已初步审定. */
const FIRST_AND_LAST =
  /前(?:者|(?<first>[一两二三四五六七八])(?:件|枚|个|商标))(?:商标)?(?<one>[^，,；;。\n]{2,40})[，,；;](?:而)?(?:后者|(?:末|后|最后|其余|另)(?<last>[一两二三四五六七八])(?:件|枚|个|商标))(?:商标)?(?<other>[^，,；;。\n]{2,40})/dgu
const NEXT_IN_TURN = /[、，,](?=\s*(?:于|因|被|已|经|期满|注册人))|[、，,]?(?:以及|和)(?=于|因|被)/gu

/** Marks whose standing one sentence tells in their order, with the days on which their rights ended; a person has to confirm it. */
export const withStatusesInTurn = (
  marks: readonly CitedMarkFacts[],
  places: readonly { start: number; regNo: string }[],
  body: TracedText,
): CitedMarkFacts[] => {
  const told = new Map<string, Pick<CitedMarkFacts, 'status' | 'dates'>>()
  const lastBefore = (at: number, count: number): string[] =>
    [...new Set(places.filter(place => place.start < at).map(({ regNo }) => regNo))].slice(-count)
  const countOf = (word: string | undefined): number => numberOf(word?.replace('两', '二') ?? '') ?? 1
  for (const match of body.text.matchAll(FIRST_AND_LAST)) {
    const { one, other } = match.indices?.groups ?? {}
    const [first, last] = [countOf(match.groups?.['first']), countOf(match.groups?.['last'])]
    const numbers = lastBefore(match.index, first + last)
    if (!one || !other || numbers.length !== first + last) continue
    for (const [index, regNo] of numbers.entries()) {
      const status = statusIn(slice(body, ...(index < first ? one : other)))
      if (status) told.set(regNo, { status: { ...status, isInferred: true, isUnsure: true }, dates: {} })
    }
  }
  for (const match of body.text.matchAll(IN_TURN)) {
    const [start = 0, end = 0] = match.indices?.groups?.['told'] ?? []
    const words = slice(body, start, end)
    const count = countOf(match.groups?.['count'])
    const stops = [...words.text.matchAll(NEXT_IN_TURN)].map(({ index }) => index)
    const clauses = [0, ...stops].map((from, index) => slice(words, from, stops[index])).slice(0, count)
    const numbers = lastBefore(match.index, count)
    if (clauses.length !== count || numbers.length !== count) continue
    for (const [index, clause] of clauses.entries()) {
      const status = statusIn(clause)
      const days = findDates(clause)
      const [day] = days.length === 1 && status && isCalledEnded({ status: status.value }) ? days : []
      if (status)
        told.set(numbers[index] ?? '', {
          status: { ...status, isInferred: true, isUnsure: true },
          dates: day ? { endedOn: day } : {},
        })
    }
  }
  return marks.map(mark => {
    const own = mark.status && !mark.status.isUnsure ? undefined : told.get(mark.regNo.value)
    return own ? { ...mark, status: own.status, dates: { ...own.dates, ...mark.dates } } : mark
  })
}
