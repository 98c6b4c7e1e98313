import type { Notice, Unread } from '#contract/notice.ts'
import { numberOf } from '#domain/chinese-numeral.ts'
import { pointsToUnknownGoods, type ReasonWithGoods } from './goods-of-reasons.ts'

/** A reason as it was read, with whether it names its goods with 等. */
export interface ReadReason extends ReasonWithGoods {
  isOpen?: boolean
}

/** What else of a paper shows whether the goods of its reasons are all that it gives them. */
export interface GoodsRead {
  facts: Pick<Notice, 'kind' | 'classes' | 'refusedGoods'>
  unread: readonly Unread[]
  body: string
}

/** What says that a reason is of some goods: 用于…, 在…商品上, 就…而言. */
const OF_SOME_GOODS =
  /用[在于](?!类似|同一|市场)|[在就对](?!类似|同一|先|多个)(?:(?!类似|同一)[^，。；]){0,20}(?:(?:商品|服务)(?:项目)?(?:上|而言)|”而言)|[本该]类/u
const OF_ITS_CLASS = /[本该此]类(?!似)|同一类别/u
/** A class of what is refused, and none that a cited mark is registered in. */
const CLASS =
  /第\s*([\d一二三四五六七八九十]{1,3})\s*类(?:的?(?:全部|所有|被?驳回的?|指定)*(?:商品|服务)|上[，,]|而言)/gu
/** What says that a reason is of all that is refused. */
const OF_ALL_GOODS =
  /全部|所有|(?:指定|复审|申请|所报|所申报)(?:使用)?的?(?:第\d{1,2}类)?(?:商品|服务)|(?:上述|(?:上述|前述)?被?驳回的?)(?:商品|服务)/u
/** Its goods are told by their numbers in a list, or by words for some of them. */
const BY_NUMBERS =
  /该部分申请|注明|(?<!商)标注|序号(?![^。；，]{1,20}商标)|第[\d一二三四五六七八九十、，,和及至—-]+项(?:商品|服务)|(?:部分|上述|前述|其余)(?:商品|服务)上/u
/** Items in quotation marks: “砖；瓦”. */
const LISTED = /“(?![^”]*(?:商标|不得))[^”]*[；、，][^”]*”(?!等?(?:类似|同一))/u
/** It says which goods it is not of, or which were let through. */
const EXCEPTS = /除[^，。]*外|已(?:经)?(?:初步审定|核准)/u

/** Whether a text has one of the names that others, set apart by signs, stand in. */
const namesAnyOf = (words: string, text: string): boolean =>
  words.split(/[；;、，,]/u).some(name => name.trim().length > 1 && text.includes(name.trim()))

/** Whether a reason names a refused good that was not read as one of its own; a longer name holds no shorter one. */
const namesOthers = ({ text, goods }: ReadReason, refused: readonly string[]): boolean => {
  const own = new Set(goods.map(({ value }) => value))
  const longestFirst = [...own].toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, good) => left.replaceAll(good, ''), text.value)
  return refused.some(good => good.length > 1 && !own.has(good) && rest.includes(good))
}

/** Whether some of what is refused is in no reason. */
const isAnyLeft = (reasons: readonly ReadReason[], refused: readonly string[]): boolean => {
  const inReasons = new Set(reasons.flatMap(({ goods }) => goods.map(({ value }) => value)))
  return refused.some(good => !inReasons.has(good))
}

const isUnsureOfSome = (reason: ReadReason, reasons: readonly ReadReason[], { facts }: GoodsRead): boolean =>
  // The list that they are part of was not found.
  facts.refusedGoods.length === 0 ||
  // Each reason has its goods, or it names some and not all that are meant, and yet some that are refused are left.
  ((reasons.every(({ goods }) => goods.length > 0) || (reason.isOpen === true && reasons.length > 1)) &&
    isAnyLeft(reasons, facts.refusedGoods)) ||
  (namesOthers(reason, facts.refusedGoods) && !EXCEPTS.test(reason.text.value))

const isUnsureOfAll = (reason: ReadReason, reasons: readonly ReadReason[], read: GoodsRead): boolean => {
  const { value } = reason.text
  const { kind, classes, refusedGoods } = read.facts
  const named = [...reason.classes, ...[...value.matchAll(CLASS)].map(([, number = '']) => numberOf(number))]
  const saysAll = OF_ALL_GOODS.test(value) && !OF_ITS_CLASS.test(value)
  return (
    BY_NUMBERS.test(value) ||
    (classes.length > 1 && OF_ITS_CLASS.test(value)) ||
    // It is said of some classes, and none of their goods were found.
    (named.length > 0 && classes.some(niceClass => !named.includes(niceClass))) ||
    (reasons.length > 1 &&
      (pointsToUnknownGoods(reason, read.body) ||
        namesOthers(reason, refusedGoods) ||
        LISTED.test(value) ||
        (!saysAll &&
          ((kind === 'partial' && refusedGoods.length === 0) ||
            OF_SOME_GOODS.test(value) ||
            reasons.some(({ goods }) => goods.length > 0)))))
  )
}

/**
 * Paths of the reasons (`reasons.0.goods`) whose goods have to be confirmed: those without goods, which stand for all that is refused, where
 * anything of the paper speaks against it, and those with goods that lack some that they name or that no reason has.
 */
export const unsureGoodsOfReasons = (reasons: readonly ReadReason[], read: GoodsRead): string[] =>
  reasons.flatMap((reason, index) => {
    const isUnsure = reason.goods.length > 0 ? isUnsureOfSome : isUnsureOfAll
    const isAnyUnread = read.unread.some(
      ({ text, near }) => near === 'refusedGoods' && namesAnyOf(text, reason.text.value),
    )
    return isAnyUnread || reason.hasOthers === true || isUnsure(reason, reasons, read) ? [`reasons.${index}.goods`] : []
  })
