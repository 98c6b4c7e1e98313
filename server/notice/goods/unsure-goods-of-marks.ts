import type { Notice } from '#contract/notice.ts'
import { quotationsIn } from '../layout/brackets.ts'
import { sentenceStart } from '../words/sentences.ts'

/** What stands before goods that a mark is registered for: 核定使用服务为“…”, 注册在“…”商品上. */
const REGISTERED_FOR =
  /(?:注册|核定|核准|审定)(?:使用)?(?:[在于]|的?(?:商品|服务)(?:项目)?(?:分别|各|均)?(?:为|是|包括)?[：:]?)\s*(?:“[^”]*”(?:[、，]|和|与|及))*(?:第?\s*[\d一二三四五六七八九十]{1,3}\s*类(?:商品|服务)?)?$/u
/** What stands behind them up to the number: “…”等类似商品上已注册的第1号, “…”商品上注册了第1号. */
const UP_TO_NUMBER = /^等?[^，。；“”\n]{0,12}(?:商品|服务)(?:项目)?上[^，。；“\n]{0,40}第\s*G?\d{5}/u
/** Goods of several marks that a sentence names before: 两者之“家具；床垫”. */
const OF_BOTH = /(?:[二两三]者|(?:上述|引证)商标)(?:之|的)?$/u
/** Goods without quotation marks: 核定用于茶饮料、咖啡饮料商品, 已在牛奶、酸奶商品上取得注册, 在奶酪商品上提出第1号“某”商标的注册申请. */
const UNQUOTED =
  /(?:核定|核准|审定|准予)(?:使用|用|注册)?(?:[在于]|的?(?:商品|服务)(?:项目)?(?:为|是|包括|包含|有|含)?[：:]?)(?<listed>[^，。；\n]{1,80})|[在于](?<used>[^，。；：\n]{1,80}?)(?:商品|服务)(?:项目)?上(?!的?(?:注册)?申请(?!注册))(?=[^，。；\n]{0,30}(?:注册|申请|审定|保护|专用权|第\s*G?\d{5}))/dgu
/** Words that name no goods: 类似, 同一种或者类似, 第9类, 指定. */
const GENERAL =
  /第?\s*[\d一二三四五六七八九十、]{1,8}\s*类|同一种|同种|同类|相同|类似|近似|上述|前述|上列|以上|该|其|本|两|三|各|指定|有关|相关|全部|部分|被?驳回|申请|使用|核定|核准|商品|服务|项目|或者|或|和|及|与|、|等|的|之|上|“|”|商标|注册/gu

/** The title of an annex of cited marks that stands in the letter: what it lists was read as none of theirs. */
const HEADS_ANNEX =
  /(?:^|\n)\s*(?:附[页件表录]?[：:、]?)?(?:引证|在先)商标(?:档案|信息|清单|列表|资料|情况|一览)[^。；，\n]{0,40}(?:\n|$)/u
/** A line that heads the goods of the cited marks: 附：引证商标使用的商品和服务. */
const HEADS_GOODS = /(?:^|\n)[^。；，\n]{0,8}引证商标[^。；，\n]{0,8}(?:商品|服务)[^。；，：\n]{0,8}[：:]?(?=\n|$)/u
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

/** The cited mark that a sentence names last before a place, or first behind it. */
const markNear = (start: number, end: number, places: readonly Place[], body: string): string | undefined => {
  const stop = body.slice(end).search(/[。\n]/u)
  const next = places.find(place => place.start >= start && (stop < 0 || place.start < end + stop))
  const isAhead = /^[^，。；]{0,30}第\s*G?\d{5}/u.test(body.slice(end))
  return (isAhead ? next?.regNo : undefined) ?? placesBefore(start, places, body).at(-1)?.regNo ?? next?.regNo
}

/**
 * Paths of the goods of cited marks (`citedMarks.0.goods`) that have to be confirmed: a sentence quotes a list that the mark is
 * registered for, and these were not all read as its own.
 */
export const unsureGoodsOfMarks = (marks: Notice['citedMarks'], places: readonly Place[], body: string): string[] => [
  ...(HEADS_ANNEX.test(body)
    ? marks.flatMap((mark, index) =>
        (['goods', 'classes', 'dates'] as const).flatMap(field =>
          Object.keys(mark[field]).length === 0 ? [`citedMarks.${index}.${field}`] : [],
        ),
      )
    : []),
  ...(HEADS_GOODS.test(body)
    ? marks.flatMap(({ goods }, index) => (goods.length === 0 ? [`citedMarks.${index}.goods`] : []))
    : []),
  ...[...body.matchAll(UNQUOTED)].flatMap(({ index, 0: { length }, groups }) => {
    const words = (groups?.['listed'] ?? groups?.['used'] ?? '').replace(/第\s*G?\d{5}.*$/su, '')
    if (words.replace(GENERAL, '').trim() === '') return []
    const at = marks.findIndex(({ regNo }) => regNo === markNear(index, index + length, places, body))
    return marks[at]?.goods.length === 0 ? [`citedMarks.${at}.goods`] : []
  }),
  ...quotationsIn(body).flatMap(({ start, end }) => {
    const isOfMark =
      REGISTERED_FOR.test(body.slice(Math.max(0, start - 30), start)) || UP_TO_NUMBER.test(body.slice(end + 1))
    const items = body.slice(start + 1, end).split(SIGNS)
    const isOfBoth = OF_BOTH.test(body.slice(Math.max(0, start - 10), start))
    const one = isOfMark ? markBeside(start, end + 1, places, body) : undefined
    const isInTurn = isOfMark && /(?:分别|各|均)为[^。；]*$/u.test(body.slice(Math.max(0, start - 60), start))
    const numbers = isOfBoth || isInTurn ? placesBefore(start, places, body).map(({ regNo }) => regNo) : [one]
    return marks.flatMap((mark, at) => {
      const own = mark.goods.join('\n')
      const isLacking = numbers.includes(mark.regNo) && items.some(item => !own.includes(item.trim()))
      return isLacking ? [`citedMarks.${at}.goods`] : []
    })
  }),
]
