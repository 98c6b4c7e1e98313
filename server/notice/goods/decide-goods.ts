import type { Found } from '../layout/traced-text.ts'
import { type GoodsReading, withoutRepeats } from './goods-list.ts'
import { isNumbered, numbersIn } from './goods-of-reasons.ts'
import type { GoodsPhrase } from './goods-phrases.ts'
import type { GoodsRole } from './role-of-list.ts'

const itemsOf = (phrases: readonly GoodsPhrase[]): Found<string>[] =>
  withoutRepeats(phrases.flatMap(({ reading }) => reading.items))

const REST = '(?:其余|其他|剩余)(?:各项|各个)?(?:指定)?(?:使用)?(?:的)?(?:全部)?(?:商品|服务|项目)*(?:上)?'
const REST_ACCEPTED = new RegExp(`${REST}[^。；;]{0,30}?(?:初步审定|准予|予以核准|予以公告)`, 'u')
const REST_REFUSED = new RegExp(`${REST}(?:[^。；;]{0,30}?(?:驳回|不予)|上，因[^。；;]{0,300}?(?:驳回|不予))`, 'u')

/** The goods of a decision on both sides. */
export interface DecidedGoods {
  refused: Found<string>[]
  accepted: Found<string>[]
  /** Why a person has to look at a whole list: its number of items is not the one printed, or it may not be whole. */
  doubted: Set<'refusedGoods' | 'acceptedGoods'>
  /** The lists that the paper itself bears out: their count is printed, or together they are what was applied for. */
  settled: Set<'refusedGoods' | 'acceptedGoods'>
}

const without = (goods: readonly Found<string>[], others: readonly Found<string>[]): Found<string>[] =>
  goods.filter(({ value }) => !others.some(other => other.value === value))

const inferred = (goods: readonly Found<string>[]): Found<string>[] =>
  goods.map(item => ({ ...item, isInferred: true }))

const miscounts = ({ reading: { count, items } }: GoodsPhrase): boolean => count !== null && count !== items.length

/** Whether the text lets part of the goods through, or refuses the rest of them. */
export const decidesInParts = (body: string, phrases: readonly GoodsPhrase[]): boolean =>
  phrases.some(({ role }) => role === 'accepted') || REST_ACCEPTED.test(body)

const counts = ({ reading: { count, items, isBroken } }: GoodsPhrase): boolean => count === items.length && !isBroken

/** What of a partial decision is borne out: its lists are as long as printed, or leave nothing of what was applied for. */
const settledBy = (
  listed: GoodsReading,
  phrases: readonly GoodsPhrase[],
  { refused, accepted, doubted }: Omit<DecidedGoods, 'settled'>,
): DecidedGoods['settled'] => {
  const refusing = phrases.filter(phrase => phrase.role === 'refused' || phrase.isRefused)
  const accepting = phrases.filter(({ role }) => role === 'accepted')
  const isDecidedByName = refusing.length > 0 && accepting.length > 0
  const isWhole =
    isDecidedByName &&
    !listed.isBroken &&
    listed.items.length > 0 &&
    listed.items.length === refused.length + accepted.length
  return new Set([
    ...(!doubted.has('refusedGoods') && (isWhole || (refusing.length > 0 && refusing.every(counts)))
      ? (['refusedGoods'] as const)
      : []),
    ...(!doubted.has('acceptedGoods') && (isWhole || (accepting.length > 0 && accepting.every(counts)))
      ? (['acceptedGoods'] as const)
      : []),
  ])
}

/** 驳回第1、2、3项及第8至10项商品上的注册申请. */
const REFUSED_BY_NUMBER =
  /(?:驳回|不予初步审定)(?:在|对)?(?<numbers>(?:第[\d、，,和及至~—-]+(?:项[、及和]?)?(?:以及)?)+)(?:商品|服务)/u

/**
 * The goods that the letter refuses by their numbers in its one numbered list, and the rest of that list; empty where the numbers
 * lead to none, null where it decides by no numbers.
 */
const decidedByNumber = (
  listed: GoodsReading,
  phrases: readonly GoodsPhrase[],
  body: string,
): Found<string>[][] | null => {
  const words = REFUSED_BY_NUMBER.exec(body)?.groups?.['numbers']
  if (words === undefined) return null
  const numbers = words
    .split('第')
    .flatMap(part => numbersIn(part.replace(/项.*$/u, '').replace(/[、，,和及]$/u, '')) ?? [])
  const lists = [listed, ...phrases.map(({ reading }) => reading)].filter(isNumbered)
  const [list] = lists
  if (!list || numbers.some(number => number < 1 || number > list.items.length)) return []
  const isRefused = (_: unknown, index: number) => numbers.includes(index + 1)
  return [inferred(list.items.filter(isRefused)), inferred(list.items.filter((item, index) => !isRefused(item, index)))]
}

/**
 * Sorts the goods of a notice by what was decided on them. `listed` are those the head says were applied for: all of them are
 * refused in a full refusal, and the rest of them fills the side that a partial one does not name.
 */
export const decideGoods = (
  kind: 'full' | 'partial',
  listed: GoodsReading,
  phrases: readonly GoodsPhrase[],
  body: string,
  classes: readonly number[] = [],
): DecidedGoods => {
  const doubted = new Set<'refusedGoods' | 'acceptedGoods'>()
  const of = (role: GoodsRole) => phrases.filter(phrase => phrase.role === role)
  const appliedPhrases = of('applied')
  // A list that ends in 等 names some of what was applied for.
  const wholeLists = appliedPhrases.filter(({ reading }) => !reading.isOpen)
  const inProse = itemsOf(wholeLists.length > 0 ? wholeLists : appliedPhrases)
  // A list parted by classes goes on on the lines of the other classes.
  const known = new Set(listed.classes.map(({ value }) => value))
  const further = appliedPhrases.filter(
    ({ reading }) => known.size > 0 && reading.classes.some(({ value }) => !known.has(value)),
  )
  const whole = further.length > 0 ? withoutRepeats([...listed.items, ...itemsOf(further)]) : listed.items
  const applied = listed.items.length > 0 ? whole : inProse
  const refusing = phrases.filter(phrase => phrase.role === 'refused' || phrase.isRefused)
  const decided = itemsOf(refusing)
  const named = itemsOf(of('reason'))
  if (kind === 'full') {
    // Where no list is printed, those that the reasons name; whether these are all nobody knows.
    const beside = itemsOf(of('reason').filter(({ start }) => body.charAt(start - 1) === '：'))
    const listedOrDecided = applied.length > 0 ? applied : decided
    const refused = listedOrDecided.length > 0 ? listedOrDecided : inferred(beside.length > 0 ? beside : named)
    const isListed = applied.length > 0 || of('refused').length > 0
    if (!isListed && refused.length > 0) doubted.add('refusedGoods')
    if (listed.isBroken) doubted.add('refusedGoods')
    if (listed.items.length === 0 && wholeLists.length === 0 && appliedPhrases.length > 0) doubted.add('refusedGoods')
    if (without([...named, ...decided], refused).length > 0 && refused.length > 0) doubted.add('refusedGoods')
    const { count, items } = listed
    const parted = new Set([...known, ...further.flatMap(({ reading }) => reading.classes.map(({ value }) => value))])
    if (parted.size > 0 && classes.some(value => !parted.has(value))) doubted.add('refusedGoods')
    const printed = /共计?(\d{1,3})项/u.exec(body)?.[1]
    if (count === null && printed !== undefined && items.length > 0 && Number(printed) !== items.length)
      doubted.add('refusedGoods')
    if (count !== null && count !== items.length) doubted.add('refusedGoods')
    if (listed.items.length === 0 && appliedPhrases.some(miscounts)) doubted.add('refusedGoods')
    return { refused, accepted: [], doubted, settled: new Set() }
  }
  const byNumber = decidedByNumber(listed, phrases, body)
  if (byNumber) {
    const whole = byNumber.length > 0 ? byNumber : null
    if (whole) {
      const [refused = [], accepted = []] = whole
      return { refused, accepted, doubted: new Set(['refusedGoods', 'acceptedGoods']), settled: new Set() }
    }
    doubted.add('refusedGoods')
    doubted.add('acceptedGoods')
  }
  const acceptedHere = itemsOf(of('accepted'))
  // Where only reasons say what is refused, each names its part of it.
  const areOnlyReasons =
    refusing.every(({ role }) => role === 'reason') && without(without(named, acceptedHere), decided).length > 0
  const refusedHere = decided.length > 0 && !areOnlyReasons ? decided : without(named, acceptedHere)
  const accepted =
    acceptedHere.length === 0 && REST_ACCEPTED.test(body) ? inferred(without(applied, refusedHere)) : acceptedHere
  const refused =
    decided.length === 0 && REST_REFUSED.test(body) && applied.length > 0
      ? inferred(without(applied, acceptedHere))
      : refusedHere
  if (refusing.some(miscounts) || ((decided.length === 0 || areOnlyReasons) && refused.length > 0))
    doubted.add('refusedGoods')
  if (of('accepted').some(miscounts)) doubted.add('acceptedGoods')
  const both = [...refused, ...accepted]
  if (applied.length > 0 && (without(applied, both).length > 0 || without(both, applied).length > 0)) {
    doubted.add('refusedGoods')
    doubted.add('acceptedGoods')
  }
  if (without(named, refused).length > 0) doubted.add('refusedGoods')
  return { refused, accepted, doubted, settled: settledBy(listed, phrases, { refused, accepted, doubted }) }
}

/** Fewest rows of a table that show that each holds one good, and the share of them that does. */
const FEWEST_ROWS = 4
const MOST_SINGLE = 0.7

/** Where nearly every row of a table holds one good, a sign within another may stand in its name. */
export const withRareListsAsked = (rows: readonly GoodsPhrase[]): GoodsPhrase[] => {
  const single = rows.filter(({ reading }) => reading.items.length === 1).length
  const isRare = rows.length >= FEWEST_ROWS && single >= MOST_SINGLE * rows.length
  return rows.map(row => {
    const items = row.reading.items.map(item =>
      isRare && row.reading.items.length > 1 ? { ...item, isUnsure: true } : item,
    )
    return { ...row, reading: { ...row.reading, items } }
  })
}
