import type { Notice } from '#contract/notice.ts'
import { quotationsIn } from '../layout/brackets.ts'
import { sentenceStart } from '../words/sentences.ts'

/** What stands before goods that a mark is registered for: 核定使用服务为“…”, 注册在“…”商品上. */
const REGISTERED_FOR =
  /(?:注册|核定|核准|审定)(?:使用)?(?:[在于]|的?(?:商品|服务)(?:项目)?(?:为|是|包括)?[：:]?)\s*(?:第?\s*[\d一二三四五六七八九十]{1,3}\s*类(?:商品|服务)?)?$/u
/** What stands behind them up to the number: “…”等类似商品上已注册的第1号, “…”商品上注册了第1号. */
const UP_TO_NUMBER = /^等?[^，。；“”\n]{0,12}(?:商品|服务)(?:项目)?上[^，。；“\n]{0,40}第\s*G?\d{5}/u
/** Goods of several marks that a sentence names before: 两者之“家具；床垫”. */
const OF_BOTH = /(?:[二两三]者|(?:上述|引证)商标)(?:之|的)?$/u
/** The same without quotation marks, of one mark: 核定使用于钓具等类似商品. */
const UNQUOTED =
  /核定(?:使用)?(?:[在于]|的?(?:商品|服务)(?:项目)?(?:为|是|包括)?[：:]?)(?!同|类似|相同|第|“|与)[^，。；“”\n]{1,40}?等(?:类似)?(?:商品|服务)/gu
const SIGNS = /[；;、，,]/u

interface Place {
  start: number
  regNo: string
}

/** Where a sentence names cited marks ahead of a place in it. */
const placesBefore = (at: number, places: readonly Place[], body: string): Place[] => {
  const from = sentenceStart(body, at)
  return places.filter(({ start }) => start >= from && start < at)
}

/** The cited mark whose goods a list may be: the next one behind a list that leads up to its number, else the last one before it. */
const markBeside = (start: number, end: number, places: readonly Place[], body: string): string | undefined => {
  if (UP_TO_NUMBER.test(body.slice(end))) return places.find(place => place.start >= end)?.regNo
  return placesBefore(start, places, body).at(-1)?.regNo
}

/**
 * Paths of the goods of cited marks (`citedMarks.0.goods`) that have to be confirmed: a sentence quotes a list that the mark is
 * registered for, and these were not all read as its own.
 */
export const unsureGoodsOfMarks = (marks: Notice['citedMarks'], places: readonly Place[], body: string): string[] => [
  ...[...body.matchAll(UNQUOTED)].flatMap(({ index, 0: { length } }) => {
    const at = marks.findIndex(({ regNo }) => regNo === markBeside(index, index + length, places, body))
    return marks[at]?.goods.length === 0 ? [`citedMarks.${at}.goods`] : []
  }),
  ...quotationsIn(body).flatMap(({ start, end }) => {
    const isOfMark =
      REGISTERED_FOR.test(body.slice(Math.max(0, start - 30), start)) || UP_TO_NUMBER.test(body.slice(end + 1))
    const items = body.slice(start + 1, end).split(SIGNS)
    const isOfBoth = OF_BOTH.test(body.slice(Math.max(0, start - 10), start))
    const one = isOfMark ? markBeside(start, end + 1, places, body) : undefined
    const numbers = isOfBoth ? placesBefore(start, places, body).map(({ regNo }) => regNo) : [one]
    return marks.flatMap((mark, at) => {
      const own = mark.goods.join('\n')
      const isLacking = numbers.includes(mark.regNo) && items.some(item => !own.includes(item.trim()))
      return isLacking ? [`citedMarks.${at}.goods`] : []
    })
  }),
]
