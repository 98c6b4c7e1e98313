import type { Notice } from '#contract/notice.ts'
import { quotationsIn } from '../layout/brackets.ts'

/** What stands before goods that a mark is registered for: 核定使用服务为“…”, 注册在“…”商品上. */
const REGISTERED_FOR =
  /(?:注册|核定|核准|审定)(?:使用)?(?:[在于]|的?(?:商品|服务)(?:项目)?(?:为|是|包括)?[：:]?)\s*(?:第?\s*[\d一二三四五六七八九十]{1,3}\s*类(?:商品|服务)?)?$/u
/** What stands behind them up to the number: “…”等类似商品上已注册的第1号, “…”商品上注册了第1号. */
const UP_TO_NUMBER = /^等?[^，。；“”\n]{0,12}(?:商品|服务)(?:项目)?上[^，。；“\n]{0,40}第\s*G?\d{5}/u
const SIGNS = /[；;、，,]/u

interface Place {
  start: number
  regNo: string
}

/** The cited mark whose goods a list may be: the next one behind a list that leads up to its number, else the last one before it. */
const markBeside = (start: number, end: number, places: readonly Place[], body: string): string | undefined => {
  if (UP_TO_NUMBER.test(body.slice(end))) return places.find(place => place.start >= end)?.regNo
  const from = Math.max(body.lastIndexOf('。', start), body.lastIndexOf('\n', start))
  return places.findLast(place => place.start < start && place.start > from)?.regNo
}

/**
 * Paths of the goods of cited marks (`citedMarks.0.goods`) that have to be confirmed: a sentence quotes a list that the mark is
 * registered for, and these were not all read as its own.
 */
export const unsureGoodsOfMarks = (marks: Notice['citedMarks'], places: readonly Place[], body: string): string[] =>
  quotationsIn(body).flatMap(({ start, end }) => {
    const isOfMark =
      REGISTERED_FOR.test(body.slice(Math.max(0, start - 30), start)) || UP_TO_NUMBER.test(body.slice(end + 1))
    const regNo = isOfMark ? markBeside(start, end + 1, places, body) : undefined
    const at = marks.findIndex(mark => mark.regNo === regNo)
    const own = marks[at]?.goods.join('\n')
    const items = body.slice(start + 1, end).split(SIGNS)
    return own !== undefined && items.some(item => !own.includes(item.trim())) ? [`citedMarks.${at}.goods`] : []
  })
