import { numberOf } from '#domain/chinese-numeral.ts'
import { baselineOf, type Glyph } from '../layout/glyph.ts'
import type { Found } from '../layout/traced-text.ts'
import { sentenceStart } from '../words/sentences.ts'
import { isOneSlip, readClasses } from '../words/written-numbers.ts'
import { type GoodsReading, withoutRepeats } from './goods-list.ts'
import type { GoodsPhrase } from './goods-phrases.ts'
import { DETERMINED_FOR } from './role-of-list.ts'

/** What a reason says of its goods: their names, or words that point to them. */
export interface ReasonWithGoods {
  text: Found<string>
  goods: Found<string>[]
  /** The classes that head it: 第9类：…, 在第9类商品上…. */
  classes: readonly number[]
  /** It has words like goods that are none of those refused, and were left out: 用于酒类商品上. */
  hasOthers?: boolean
}

/** The lists that the words of a reason may point into. */
export interface GoodsBasis {
  body: string
  /** The list in the head of the letter. */
  listed: Pick<GoodsReading, 'items' | 'classes' | 'around'>
  phrases: readonly GoodsPhrase[]
  refused: readonly Found<string>[]
  accepted: readonly Found<string>[]
  /** The goods that a table gives to each reason by its number: 理由1. */
  ofReasons: ReadonlyMap<number, readonly Found<string>[]>
}

const isBefore = ([a]: readonly (Glyph | null)[], [b]: readonly (Glyph | null)[]): boolean =>
  a != null && b != null && (a.page - b.page || baselineOf(a) - baselineOf(b) || a.box[0] - b.box[0]) < 0

const CLASS_BEFORE = /第\s*([\d一二三四五六七八九十]{1,3})\s*类[^第类。；;\n]{0,24}$/u

/** The class of each refused good, as far as a heading in its list or the words before the list say it. */
const classesOfGoods = ({ body, listed, phrases }: GoodsBasis): ReadonlyMap<string, ReadonlySet<number>> => {
  const classes = new Map<string, Set<number>>()
  const note = (good: string, niceClass: number | null | undefined): void => {
    if (niceClass == null) return
    classes.set(good, (classes.get(good) ?? new Set()).add(niceClass))
  }
  const noteAll = (reading: Pick<GoodsReading, 'items' | 'classes'>, ofAll: number | null): void => {
    for (const { value, source } of reading.items) {
      const heading = reading.classes.findLast(own => isBefore(own.source.glyphs, source.glyphs))
      note(value, heading?.value ?? ofAll)
    }
  }
  noteAll(listed, null)
  for (const { role, start, reading } of phrases) {
    if (role !== 'refused' && role !== 'applied') continue
    const before = body.slice(body.lastIndexOf('\n', start - 1) + 1, start)
    // The row of a table has one class, wherever in the row it stands.
    const [only] = start === 0 && reading.classes.length === 1 ? reading.classes : []
    if (only) for (const { value } of reading.items) note(value, only.value)
    else noteAll(reading, numberOf(CLASS_BEFORE.exec(before)?.[1] ?? ''))
  }
  return classes
}

/** Items by their numbers in a list: 第1、2项商品, 第3至5项服务. */
const NUMBERED =
  /^(?:[^。；;“”]{0,20})?第([\d①-⑳一二三四五六七八九十、，,和及至—~-]+)项(?:指定)?(?:使用)?(?:的)?(?:商品|服务)|(?:商品|服务)(?:的)?第(\d{1,3}项?(?:[、，,和及至—~-]第?\d{1,3}项?)*项)上|^(?:上列|上述|其中|前列)?(\d{1,2}(?:[、，,和及至—~-]\d{1,2})*)[两二三四五六七八九十]?项|附[件表页][一二三四\d]?(?:所列|中)?(?:的)?(第\d{1,3}项?(?:[、，,和及至—~-]第?\d{1,3}项?)*项)(?:商品|服务)/u
/** All but those it names: 在除“鱼油”以外的其余商品上. */
const EXCEPT = /除[“"「](?<named>[^”"」]+)[”"」](?:等)?(?:商品|服务)?(?:以|之)?外/u
const REST =
  /(?:其余|其他|剩余)(?:[一二两三四五六七八九十\d]+[项个种])?(?:被驳回|驳回|指定|各项|使用|复审|全部|的)*(?:商品|服务)(?:项目)?(?:上|而言)/u

/** All that is refused in some classes: 在前述第7类驳回商品上, 第29类、第30类全部商品. */
const WHOLE_CLASS =
  /(?:(?:[在于就对]|前述|上述)(?<named>(?:第\s*[\d一二三四五六七八九十]{1,3}\s*类(?:、|和|及|以及)?)+)的?(?:(?:全部|所有|被?驳回的?|复审|指定)*(?:商品|服务)(?:上|而言|，)|(?:上|而言)[，,])|(?<whole>(?:第\s*[\d一二三四五六七八九十]{1,3}\s*类(?:、|和|及|以及)?)+)的?(?:全部|所有|被?驳回的?|复审)+(?:商品|服务))/gu

/** The classes whose refused goods a reason is of: those that head it, or that its words name. */
const classesOf = ({ classes, text }: ReasonWithGoods): readonly number[] =>
  classes.length > 0
    ? classes
    : [...text.value.matchAll(WHOLE_CLASS)].flatMap(({ groups }) =>
        readClasses({ text: groups?.['named'] ?? groups?.['whole'] ?? '', glyphs: [] }).map(({ value }) => value),
      )

const CIRCLED_ONE = 0x2460

/** The numbers that a text counts: 1、3至5, ①、③至⑤ → 1, 3, 4, 5; null where it is not understood. */
export const numbersIn = (text: string): number[] | null => {
  const numbers: number[] = []
  const plain = text.replace(/[①-⑳]/gu, sign => String(sign.charCodeAt(0) - CIRCLED_ONE + 1))
  for (const part of plain.split(/[、，,和及]/u)) {
    const [from, to] = part
      .replace(/[第项]/gu, '')
      .split(/[至—~-]+/u)
      .map(number => numberOf(number))
    if (from == null || to === null) return null
    for (let number = from; number <= (to ?? from); number += 1) numbers.push(number)
  }
  return numbers.length > 0 ? numbers : null
}

/** Whether a list prints a number before each of its items. */
export const isNumbered = ({ items, around }: Pick<GoodsReading, 'items' | 'around'>): boolean =>
  items.length > 1 &&
  around.filter(({ value }) => /^[（(]?\d{1,3}[）)、.．]|^[①-⑳]/u.test(value)).length >= items.length

/** The goods at some numbers of the one list whose items are numbered; of any other list nobody knows how it is counted. */
const goodsAt = (numbers: readonly number[], { listed, phrases, refused }: GoodsBasis): Found<string>[] => {
  const readings = [
    listed,
    ...phrases.filter(({ role }) => role === 'refused' || role === 'applied').map(own => own.reading),
  ]
  const lists = readings.filter(isNumbered)
  const [list] = lists
  if (!list || lists.length > 1) return []
  const goods = numbers.map(number => list.items[number - 1])
  const areRefused = goods.every(good => good && refused.some(({ value }) => value === good.value))
  return areRefused ? goods.filter(good => good !== undefined) : []
}

/** Rows of the table of what was decided: 用在序号1至3商品上. */
const OF_ROWS =
  /(?:^|[。；：，]|用|使用|在|于|就|对)(?:上?表)?(?:中|内)?序号(?:为|第)?([\d、，,和及至—~-]+)(?:号|所列|的|项)*(?:商品|服务)/u

/** The goods in some rows of the one table that lists all, by their places; a person has to confirm them. */
const goodsInRows = (numbers: readonly number[], { refused, accepted }: GoodsBasis): Found<string>[] => {
  const all = [...refused, ...accepted].toSorted((a, b) => (isBefore(a.source.glyphs, b.source.glyphs) ? -1 : 1))
  const goods = numbers.map(number => all[number - 1])
  const areRefused = goods.every(good => good && refused.includes(good))
  return areRefused ? goods.flatMap(good => (good ? [{ ...good, isUnsure: true }] : [])) : []
}

/** 附件注明“理由1”的商品: what a table calls the reason. */
const NAMED_REASON = /理由[“"]?([一二三四五六七八九十\d]{1,2})/u

/** 该部分商品: of the list right above the reason. */
const THIS_PART = /(?:该|上述|本)(?:部分|组)(?:商品|服务)/u
/** 在第一部分商品上, 附件一甲项商品. */
const PART_NAMED = /(第[一二三四五六]部分|[甲乙丙丁](?=组|项|部分))(?:组|项|部分)?的?(?:商品|服务)/gu

/** The part that heads a reason, on a line of its own. */
const PART_HEADING =
  /(?:^|\n)(?:关于|对于?)?(第[一二三四五六]部分|[甲乙丙丁戊己](?=组|部分|项))(?:组|部分|项)?(?:商品|服务)?[：:]?\s*\n\s*$/u

/** The goods of the one part of what is refused that a reason names: 在第一部分商品上. */
const goodsOfPart = (text: string, { phrases, body }: GoodsBasis): Found<string>[] | null => {
  const at = body.indexOf(text)
  const heading = PART_HEADING.exec(body.slice(0, Math.max(0, at)))?.[1]
  const names = new Set(heading === undefined ? [...text.matchAll(PART_NAMED)].map(([, name = '']) => name) : [heading])
  const [name] = names
  const above = THIS_PART.test(text)
    ? phrases.findLast(({ name: own, end }) => own !== undefined && end > 0 && end <= at)
    : null
  if (names.size === 0 && above?.role === 'refused') return above.reading.items
  const parts = names.size === 1 ? phrases.filter(phrase => phrase.name === name) : []
  return parts.length === 1 && parts[0] ? parts[0].reading.items : null
}

/** Words that point to some goods of a list or table. */
const POINTS =
  /第[\d一二三四五六七八九十、，,和及至~—-]+(?:项|栏|行)|序号|[（(“"]?[甲乙丙丁][）)”"]?(?:组|栏|类|部分|项)|(?:该|上述|前述)(?:部分|组)(?:商品|服务)|[左右]列|[左右]栏|标.{0,2}[①②③甲乙丙]/u

/** Whether a reason, or what stands before it in its paragraph, points to goods, and none were found for it. */
export const pointsToUnknownGoods = ({ text, goods }: ReasonWithGoods, body: string): boolean => {
  if (goods.length > 0) return false
  const at = body.indexOf(text.value)
  const before = at < 0 ? '' : body.slice(Math.max(body.lastIndexOf('\n', at - 1) + 1, at - 40), at)
  return POINTS.test(
    before +
      text.value.replace(/[（(《][^）)》]*[）)》]|第[^。；，]{1,12}条[^。；，]{0,12}项|序号[^。；，]{1,20}商标/gu, ''),
  )
}

const MOST_OTHERS = 4

/** A reason with those of its goods that are refused; words for a kind of goods, or for something else, are none. */
const withRefusedOnly = <Reason extends ReasonWithGoods>(reason: Reason, { refused }: GoodsBasis): Reason => {
  const isRefused = ({ value }: Found<string>) =>
    refused.some(other => other.value === value || isOneSlip(other.value, value))
  const goods = reason.goods.filter(isRefused)
  const others = reason.goods.length - goods.length
  // Many that no list has speak for a list that was not read whole.
  return refused.length === 0 || others === 0 || others > MOST_OTHERS ? reason : { ...reason, goods, hasOthers: true }
}

/**
 * Gives each reason that names no goods itself those that its words point to: the refused ones of a class, those at some
 * numbers of a list, or what the other reasons leave. Where the paper does not say which these are, it stays without.
 */
export const withGoodsPointedTo = <Reason extends ReasonWithGoods>(
  reasons: readonly Reason[],
  basis: GoodsBasis,
): Reason[] => {
  const classes = classesOfGoods(basis)
  const told = reasons.map(read => {
    const reason = withRefusedOnly(read, basis)
    const excepted = EXCEPT.exec(reason.text.value)?.groups?.['named']?.split(/[；;、，,]/u)
    if (excepted) {
      const goods = basis.refused.filter(({ value }) => !excepted.includes(value))
      const areKnown = excepted.every(name => basis.refused.some(({ value }) => value === name.trim()))
      return { ...reason, goods: areKnown ? goods : [] }
    }
    const rows = OF_ROWS.exec(reason.text.value)?.[1]
    if (rows !== undefined) return { ...reason, goods: goodsInRows(numbersIn(rows) ?? [], basis) }
    const called = basis.ofReasons.get(numberOf(NAMED_REASON.exec(reason.text.value)?.[1] ?? '') ?? 0)
    if (called) return { ...reason, goods: [...called] }
    if (reason.goods.length > 0) return reason
    const ofPart = goodsOfPart(reason.text.value, basis)
    if (ofPart) return { ...reason, goods: ofPart }
    const numbers = numbersIn(
      NUMBERED.exec(reason.text.value)
        ?.slice(1)
        .find(part => part !== undefined) ?? '',
    )
    if (numbers) return { ...reason, goods: goodsAt(numbers, basis) }
    const named = classesOf(reason)
    if (named.length === 0) return reason
    const known = basis.refused.map(good => ({ good, of: classes.get(good.value) }))
    // A good that no heading gives a class may be of any.
    if (known.some(({ of }) => of === undefined || of.size > 1)) return reason
    const goods = known.filter(({ of }) => named.some(niceClass => of?.has(niceClass)))
    return { ...reason, goods: withoutRepeats(goods.map(({ good }) => good)) }
  })
  return told.map((reason, index) => {
    if (reason.goods.length > 0 || !REST.test(reason.text.value)) return reason
    const others = told.filter((_, other) => other !== index)
    const named = others.flatMap(({ goods }) => goods.map(({ value }) => value))
    // The rest is what is left where each other reason says which goods are its own, or all that is refused.
    if (others.some(({ goods }) => goods.length === 0)) return reason
    return { ...reason, goods: basis.refused.filter(({ value }) => !named.includes(value)) }
  })
}

/** The goods that a sentence names before the number of the mark that is registered for them: 与某公司在“茶；糖”等类似商品上已注册的第1号. */
export const goodsToldOf = (
  regNo: string,
  places: readonly { start: number; regNo: string }[],
  phrases: readonly GoodsPhrase[],
  body: string,
): Found<string>[] => {
  const told = phrases.find(({ role, start: from, end }) => {
    const next = places.find(({ start }) => start >= end)
    const isQuoted = /^(?:第[^类“]{1,4}类)?[“"「]/u.test(body.slice(from))
    return (
      isQuoted &&
      role === 'cited' &&
      next?.regNo === regNo &&
      /^[^，。；;\n“]{0,40}$/u.test(body.slice(end, next.start))
    )
  })
  // …第1号“某”商标，核定使用商品为“茶；糖”。
  const behind = phrases.find(({ role, start }) => {
    const from = sentenceStart(body, start)
    const last = places.findLast(place => place.start < start && place.start >= from)
    return role === 'cited' && last?.regNo === regNo && DETERMINED_FOR.test(body.slice(from, start))
  })
  return (told ?? behind)?.reading.items ?? []
}
