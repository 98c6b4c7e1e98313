import type { CitedMarkStatus } from '#contract/notice.ts'
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
  const latter = find(slice(body, end, end + 60), /(?<=^[^。；;、第]{0,24}[，,](?:且|而)?)后者[^，。；;]{2,20}/u)
  const told = latter && statusIn(latter)
  if (told) return { ...told, isUnsure: true }
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

/** 或已注册，或已初步审定: of each mark it is one of the two. */
const EACH_OF_TWO = /[或有](?:的|者)?(?:已|经|先)[^，。；]{0,6}[，,、]?[或有](?:的|者)?(?:已|经)/u

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
    if (EACH_OF_TWO.test(rest.slice(all.index, all.index + all[0].length + 16))) continue
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

/** Words of standing in a wider sense than those that stand right at a mark, the end of a right first. */
const NEAR_WORDS: readonly [CitedMarkStatus, RegExp][] = [
  ['not-renewed', /(?:不再|未再|未予?|没有|仍未)(?:办理|申请|提出)?续展/u],
  ['invalidated', /宣告(?:注册)?无效/u],
  ['cancelled', /(?:被|公告|依法|已|予以)撤销/u],
  ['surrendered', /(?:被|办理|公告|申请|已|予以|依法)注销/u],
  ['same-day', /同一?[日天][^，。；]{0,12}(?:申请|提出|提交)/u],
  [
    'earlier-filed',
    /申请在先|在先申请|(?:申请(?:日期?|时间)?|均|亦|皆|系)(?:早于|先于)|申请日(?:期)?之前[^。；]{0,40}(?:申请|提出|提交)|在该商标申请日之前|比(?:该|本|申请)[^，。；]{0,6}早|较(?:该|本|申请)[^，。；]{0,6}(?:早|先)/u,
  ],
  ['preliminary', /初步审定|初审公告/u],
  [
    'registered',
    /注册商标|注册在先|(?:获准|核准|已经?|在先|先行|获)注册|商标注册人|核定(?:使用)?(?:的|于|在|商品|服务|（)|专用权|(?:受到?|获得?|取得|得到)(?:[^，。；]{0,6})保护|保护[^，。；]{0,4}(?:核准|获准)/u,
  ],
]

const nearIn = (words: TracedText): CitedMarkFacts['status'] => {
  if (EACH_OF_TWO.test(words.text)) return null
  // 自其注销之日起 tells since when, and of the mark applied for nothing counts.
  const said = words.text.replace(
    /自[^，。；]{0,14}之日起|(?:该|申请|本)(?:件|案)?商标(?:的)?(?:注册)?申请(?!日)/gu,
    hit => '＿'.repeat(hit.length),
  )
  for (const [value, expression] of NEAR_WORDS) {
    const hit = expression.exec(said)
    if (hit)
      return { value, source: slice(words, hit.index, hit.index + hit[0].length), isInferred: true, isUnsure: true }
  }
  return null
}

/** The words that head the next marks of a list: ；已经初步审定的有：. */
const HEADS_NEXT = /[^，。；;]*[：:]\s*$/u

/** A sentence that speaks on of the mark before it: 该注册商标已由注册人办理注销。 */
const SPEAKS_ON =
  /^\s*(?:该(?:注册|引证|在先)?商标(?!的?(?:申请|指定|文字|图形|与))|上述(?:[两二三四五六七八九十几]件)?(?:引证|在先|注册)*商标|前述|二者|两者|后者)[^。\n]*/u

/**
 * What the sentences around a mark say of some standing, where nothing right at it does: behind it up to the next mark, behind the marks
 * that follow it, ahead of it, in a sentence that speaks on of it. Always to be confirmed; an international number tells of a registration.
 */
export const statusNear = (body: TracedText, named: readonly NamedMark[], index: number): CitedMarkFacts['status'] => {
  const own = named[index]
  if (!own) return null
  const { text } = body
  const from = sentenceStart(text, own.start - 1)
  const stop = text.slice(own.end).search(/[。\n]/u)
  const to = stop < 0 ? text.length : own.end + stop
  for (let at = index; at < named.length; at += 1) {
    const place = named[at]
    if (!place || place.start >= to) break
    const next = named[at + 1]
    const isLast = !next || next.start >= to
    const gap = slice(body, place.start, isLast ? to : next.start)
    // What stands before the next number is said of that one: 、某公司已初步审定的.
    const said = isLast
      ? slice(gap, 0, gap.text.search(HEADS_NEXT) >>> 0)
      : slice(gap, 0, Math.max(0, gap.text.search(/[、，,；;和与及][^、，,；;]*$/u)))
    const status = nearIn(said)
    if (status) return status
  }
  const ahead = nearIn(slice(body, from, own.start))
  if (ahead) return ahead
  const later = find(slice(body, to + 1), SPEAKS_ON)
  const told = later && nearIn(later)
  if (told) return told
  return own.isInternational
    ? { value: 'registered', source: own.regNo.source, isInferred: true, isUnsure: true }
    : null
}
