import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import type { MarkGoods, RegisterMark } from '#domain/mark/register-mark.ts'
import { readStarterItems } from '../../classification/starter.ts'
import { inventHistory } from './mark-history.ts'
import { inventName } from './mark-names.ts'
import { inventNearPair, NEAR_RULES } from './near-names.ts'
import { inventAgencies, inventOwner, type Owner } from './parties.ts'
import { below, pick, pickSome, type Random, seededRandom, zipf } from './seeded-random.ts'

/** The numbers that the office had reached by a day. */
const REACHED: readonly (readonly [number, CalendarDay])[] = [
  [5_000_000, '2005-11-15'],
  [8_000_000, '2010-01-12'],
  [15_000_000, '2014-08-05'],
  [20_000_000, '2016-05-23'],
  [30_000_000, '2018-04-03'],
  [40_000_000, '2019-08-01'],
  [50_000_000, '2020-09-28'],
  [60_000_000, '2021-10-25'],
  [70_000_000, '2023-03-06'],
  [80_000_000, '2024-07-24'],
  [91_400_000, '2026-10-20'],
]
const DAY_MS = 86_400_000
/** The numbers kept for one filing: an owner may file several marks, or one mark in several classes, on a day. */
const NUMBERS_A_FILING = 8
const FIRST = 5_000_000
const FILINGS = (91_400_000 - FIRST) / NUMBERS_A_FILING
/** A prime: steps of this length meet every filing once before they repeat. */
const STEP = 7_368_787

/**
 * Returns the first number of the filing with an index from 0: no two filings share one, and neighbours lie far apart.
 */
const numberOfFiling = (index: number): number => FIRST + ((index * STEP) % FILINGS) * NUMBERS_A_FILING

/** Returns the day on which a number would have been filed. */
const dayOfNumber = (number: number): CalendarDay => {
  const place = Math.max(
    1,
    REACHED.findIndex(([reached]) => reached >= number),
  )
  const [low = 0, from = ''] = REACHED[place - 1] ?? []
  const [high = 0, until = ''] = REACHED[place] ?? []
  const days = Math.floor(((number - low) / (high - low)) * ((Date.parse(until) - Date.parse(from)) / DAY_MS))
  return addDays(from, days)
}

/** Goods and services to choose from, with their class. */
interface ClassGoods extends MarkGoods {
  class: number
}

/** The goods of a mark and their groups, in the order of the table. */
interface ChosenGoods {
  groups: string[]
  goods: MarkGoods[]
}

const LEAST_GROUPS = 1
const MOST_GROUPS = 4

/** The goods and services of the classification, of all classes. */
const goodsChooser = (goods: readonly ClassGoods[]): ((random: Random, niceClass: number) => ChosenGoods) => {
  const byClass = new Map(
    [...Map.groupBy(goods, item => item.class)].map(([niceClass, items]) => {
      const byGroup = Map.groupBy(items, ({ group }) => group)
      return [niceClass, { byGroup, group: zipf([...byGroup.keys()].sort()) }] as const
    }),
  )
  return (random, niceClass) => {
    const known = byClass.get(niceClass)
    if (!known) return { groups: [], goods: [] }
    const wanted = LEAST_GROUPS + below(random, MOST_GROUPS)
    const groups = [...new Set(Array.from({ length: wanted }, () => known.group(random)))].sort()
    const chosen = groups.flatMap(group => pickSome(random, known.byGroup.get(group) ?? [], 1 + below(random, 4)))
    return { groups, goods: chosen.map(({ class: _class, ...item }) => item) }
  }
}

interface SampleOptions {
  /** The number of marks to make, one for each number and class. */
  count: number
  seed: number
  /** The day of the register. */
  asOf: CalendarDay
  /** Goods and services of the classification, of all classes. */
  goods: readonly ClassGoods[]
}

const SHARES = { near: 0.045, device: 0.06, withDevice: 0.2, sameOwner: 0.35, oneNumber: 0.3, madrid: 0.6 }
/** International registrations are numbered by themselves. */
const FIRST_MADRID = 700_000
const RECENT_OWNERS = 400
const FAMILY_ENDINGS = ['优选', '生活', '家', '之家', ' PLUS', '小铺', '世家', '时光']
const EVERY_CLASS = Array.from({ length: 45 }, (_, index) => index + 1)

interface Sign {
  name: string
  isDevice: boolean
}

const inventSign = (random: Random): Sign => {
  if (random() < SHARES.device) return { name: '', isDevice: true }
  return { name: inventName(random), isDevice: random() < SHARES.withDevice }
}

/** Returns a mark and its owner's variations of it: with a device, with more words. */
const familyOf = (random: Random, { name, isDevice }: Sign): Sign[] => {
  const family: Sign[] = [{ name, isDevice }]
  if (name === '') return family
  if (random() < 0.12) family.push({ name, isDevice: !isDevice })
  if (random() < 0.14) family.push({ name: name + pick(random, FAMILY_ENDINGS), isDevice: false })
  return family
}

const classesOf = (random: Random, { classes }: Owner): number[] => {
  const [main = 35, ...others] = classes
  const more = random() < 0.5 ? pickSome(random, others, 1 + below(random, 3)) : []
  return random() < 0.15 ? [...new Set([main, ...more, pick(random, EVERY_CLASS)])] : [main, ...more]
}

/**
 * Generates the marks of an invented register: names with the frequencies of real ones, owners with families of marks,
 * agencies, goods, histories that agree with their dates, and for each rule of similarity a share of near pairs in one
 * class. The same options give the same marks; numbers never repeat within a run.
 */
function* generateMarks({ count, seed, asOf, goods }: SampleOptions): Generator<RegisterMark> {
  const random = seededRandom(seed)
  const agency = inventAgencies(random)
  const chooseGoods = goodsChooser(goods)
  const owners: Owner[] = []
  let filings = 0
  let made = 0
  let pairs = 0

  const ownerOf = (): Owner => {
    if (owners.length > 0 && random() < SHARES.sameOwner) return pick(random, owners)
    const owner = inventOwner(random)
    if (owners.length < RECENT_OWNERS) owners.push(owner)
    else owners[below(random, RECENT_OWNERS)] = owner
    return owner
  }

  /** Files a sign on one day: under one number for all classes, or under a number for each. */
  function* file(sign: Sign, owner: Owner, places: readonly { niceClass: number; chosen: ChosenGoods }[]) {
    const first = numberOfFiling(filings)
    filings += 1
    const isOneNumber = random() < SHARES.oneNumber
    const isMadrid = owner.isForeign && random() < SHARES.madrid
    const agent = random() < 0.9 ? agency(random) : ''
    for (const [index, { niceClass, chosen }] of places.slice(0, NUMBERS_A_FILING).entries()) {
      if (made === count) return
      const number = isOneNumber || isMadrid ? first : first + index
      made += 1
      const mark: RegisterMark = {
        regNo: isMadrid ? `G${FIRST_MADRID + filings}` : String(number),
        registrationNo: '',
        class: niceClass,
        ...sign,
        kind: random() < 0.004 ? pick(random, ['collective', 'certification']) : 'ordinary',
        owner: owner.zh,
        ownerEn: owner.en,
        address: owner.address,
        agent,
        ...inventHistory(random, dayOfNumber(first), asOf),
        ...chosen,
      }
      yield mark
    }
  }

  const placeIn = (niceClass: number) => ({ niceClass, chosen: chooseGoods(random, niceClass) })

  /** Files the two names of a pair in one class, for goods that overlap, by two owners. */
  function* filePair() {
    const { earlier, later, hasDevice = false } = inventNearPair(random, NEAR_RULES[pairs % NEAR_RULES.length] ?? '')
    pairs += 1
    const first = ownerOf()
    const place = placeIn(classesOf(random, first)[0] ?? 35)
    yield* file({ name: earlier, isDevice: false }, first, [place])
    yield* file({ name: later, isDevice: hasDevice }, inventOwner(random), [place])
  }

  function* fileFamily() {
    const owner = ownerOf()
    for (const sign of familyOf(random, inventSign(random)))
      yield* file(sign, owner, classesOf(random, owner).map(placeIn))
  }

  while (made < count) yield* random() < SHARES.near ? filePair() : fileFamily()
}

/** The number of marks of the sample register. */
export const SAMPLE_SIZE = 20_000
/**
 * The digest of all marks of the sample as JSON (the first 64 bits). It changes with the generator and with its data.
 */
export const SAMPLE_DIGEST = 'd0bae3ced647e597'
export const SAMPLE_NAME = { zh: '示例商标库', en: 'Sample register' } as const
/** The day of the sample. */
export const SAMPLE_DAY = '2026-11-01'

const SEED = 20_261_101

/** Generates the first `count` marks of the sample register; they are always the same. */
export const sampleMarks = async (count: number = SAMPLE_SIZE): Promise<Generator<RegisterMark>> => {
  const goods = (await readStarterItems()).map(item => ({
    class: item.class,
    group: item.group_code,
    paragraph: item.paragraph,
    name: item.name_zh,
    nameEn: item.name_en,
  }))
  return generateMarks({ count, seed: SEED, asOf: SAMPLE_DAY, goods })
}
