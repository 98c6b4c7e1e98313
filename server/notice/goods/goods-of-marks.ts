import { quotationsIn } from '../layout/brackets.ts'
import { type Found, slice, type TracedText } from '../layout/traced-text.ts'
import { sentenceStart } from '../words/sentences.ts'
import { readGoodsList } from './goods-list.ts'

/** What stands before goods that a mark is registered for: 核定使用服务为“…”, 注册在“…”商品上. */
const REGISTERED_FOR =
  /(?:注册|核定|核准|审定)(?:使用|用)?(?:[在于]|的?(?:商品|服务)(?:项目)?(?:分别|各|均)?(?:为|是|包括)?[：:]?)\s*(?:“[^”]*”(?:[、，]|和|与|及))*(?:第?\s*[\d一二三四五六七八九十]{1,3}\s*类(?:商品|服务)?)?$/u
/** What stands behind them up to the number: “…”等类似商品上已注册的第1号, “…”商品上注册了第1号. */
const UP_TO_NUMBER = /^等?(?:[^，。；“”\n]{0,12}(?:商品|服务)(?:项目)?)?上[^，。；“\n与]{0,40}第\s*G?\d{5}/u
/** Goods of several marks that a sentence names before: 两者之“家具；床垫”. */
const OF_BOTH = /(?:[二两三]者|(?:上述|引证)商标)(?:之|的)?$/u
/** Goods without quotation marks: 核定用于茶饮料、咖啡饮料商品, 已在牛奶、酸奶商品上取得注册, 在奶酪商品上提出第1号“某”商标的注册申请. */
const UNQUOTED =
  /(?:核定|核准|(?<!初步)审定|准予)(?:使用|用|注册)?(?:[在于]|的?(?:商品|服务)(?:项目)?(?:为|是|包括|包含|有|含)?[：:]?)(?<listed>[^，。；\n]{1,80})|[在于](?<used>[^，。；：\n]{1,80}?)(?:商品|服务)(?:项目)?上(?!的?(?:注册)?申请(?!注册))(?=[^，。；\n]{0,30}(?:注册|申请|审定|保护|专用权|第\s*G?\d{5}))|注册(?:使用)?[在于](?<bare>[^，。；：“”\n]{1,60}?)上(?=[的之]?第\s*G?\d{5})/dgu
/** Words that name no goods: 类似, 同一种或者类似, 第9类, 指定. */
const GENERAL =
  /第?\s*[\d一二三四五六七八九十、]{1,8}\s*类|同一种|同种|同类|相同|类似|近似|上述|前述|上列|以上|该|其|本|两|三|各|指定|有关|相关|全部|部分|被?驳回|申请|使用|核定|核准|商品|服务|项目|或者|或|和|及|与|、|等|的|之|上|“|”|商标|注册/gu

/** Where a sentence names a cited mark. */
export interface Place {
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
  const ahead = UP_TO_NUMBER.exec(body.slice(end))
  // The number behind them may be the application's own.
  if (ahead) return places.find(place => place.start >= end && place.start < end + ahead[0].length)?.regNo
  return placesBefore(start, places, body).at(-1)?.regNo
}

/** The cited mark that a sentence names last before a place, or first behind it. */
const markNear = (start: number, end: number, places: readonly Place[], body: string): string | undefined => {
  const stop = body.slice(end).search(/[。\n]/u)
  const next = places.find(place => place.start >= start && (stop < 0 || place.start < end + stop))
  const ahead = /^[^，。；]{0,30}第\s*G?\d{5}/u.exec(body.slice(end))
  if (ahead) return places.find(place => place.start >= start && place.start < end + ahead[0].length)?.regNo
  return placesBefore(start, places, body).at(-1)?.regNo ?? next?.regNo
}

/** Goods that a sentence gives cited marks, each of `regNos` where one list stands for several. */
export interface GoodsTold {
  start: number
  end: number
  regNos: string[]
  /** It stands in quotation marks. */
  isQuoted: boolean
  /** It names examples of what is alike alone: 在茶、糖等类似商品上. */
  isExample?: boolean
}

/** What stands ahead of the goods in such a stretch, and behind them: 4月1日在|奶酪|商品. */
const AHEAD = /^.*(?:[日年]|注册|使用|核定|申请)[在于]|^.*[在于](?=同一种|同种|类似|相同|近似)/u
/** Words of the clause, and no list. */
const NO_LIST = /^[“先]|注册|申请|提出|的$/u
const BEHIND = /(?:等)?(?:类似|同一种|相同|或|和)*(?:商品|服务)(?:项目)?上?.*$/u

const unquotedIn = (body: string, places: readonly Place[]): GoodsTold[] =>
  [...body.matchAll(UNQUOTED)].flatMap(match => {
    const [from, stop] = match.indices?.groups?.['listed'] ??
      match.indices?.groups?.['used'] ??
      match.indices?.groups?.['bare'] ?? [0, 0]
    const whole = body.slice(from, stop).replace(/第\s*G?\d{5}.*$/su, '')
    const ahead = AHEAD.exec(whole)?.[0].length ?? 0
    const words = whole.slice(ahead).replace(BEHIND, '')
    const regNo = markNear(match.index, match.index + match[0].length, places, body)
    const isNone = words.replace(GENERAL, '').trim() === '' || NO_LIST.test(words) || regNo === undefined
    const end = from + ahead + words.length
    const isExample = /^等(?:类似|近似|相同|同一种)/u.test(body.slice(end))
    return isNone ? [] : [{ start: from + ahead, end, regNos: [regNo], isQuoted: false, isExample }]
  })

const quotedIn = (body: string, places: readonly Place[]): GoodsTold[] => {
  let turn = 0
  return quotationsIn(body).flatMap(({ start, end }) => {
    const before = body.slice(Math.max(0, start - 60), start)
    const isOfMark = REGISTERED_FOR.test(before.slice(-30)) || UP_TO_NUMBER.test(body.slice(end + 1))
    const isOfBoth = OF_BOTH.test(before.slice(-10))
    if (!isOfMark && !isOfBoth) return []
    const all = [...new Set(placesBefore(start, places, body).map(({ regNo }) => regNo))]
    // 核定商品分别为“A”和“B”: one list a mark, in their order.
    const isInTurn = isOfMark && /(?:分别|依次)为?[^。；]*$/u.test(before)
    turn = isInTurn && /”(?:[、，]|和|与|及)*$/u.test(before) ? turn + 1 : 0
    const one = isInTurn ? all[turn] : markBeside(start, end + 1, places, body)
    const regNos = isOfBoth ? all : one === undefined ? [] : [one]
    return [{ start, end: end + 1, regNos, isQuoted: true }]
  })
}

/** The lists of goods by which sentences tell what cited marks are registered for, with the marks they are told of. */
export const goodsToldIn = (body: string, places: readonly Place[]): GoodsTold[] => [
  ...unquotedIn(body, places),
  ...quotedIn(body, places),
]

/** What sentences tell a mark to be registered for (`goodsToldIn`), where nothing gave it goods; always to be confirmed. */
export const goodsNear = (regNo: string, body: TracedText, lists: readonly GoodsTold[]): Found<string>[] => {
  const told = lists.filter(own => own.regNos.includes(regNo) && !own.isExample)
  const list = told.find(({ isQuoted }) => isQuoted) ?? told[0]
  if (!list) return []
  return readGoodsList(slice(body, list.start, list.end)).items.map(item => ({ ...item, isUnsure: true }))
}
