import type { CalendarDay } from '#domain/calendar-day.ts'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { dayOfNumber, NUMBERS_A_FILING, numberOfFiling } from './filing-number.ts'
import { type ChosenGoods, type ClassGoods, goodsChooser } from './goods-choice.ts'
import { inventHistory } from './mark-history.ts'
import { inventName } from './mark-names.ts'
import { inventNearPair, NEAR_RULES } from './near-names.ts'
import { inventAgencies, inventOwner, type Owner } from './parties.ts'
import { below, pick, pickSome, type Random, seededRandom } from './seeded-random.ts'

export interface SampleOptions {
  /** Marks to make, one a number and class. */
  count: number
  seed: number
  /** The day the register stands at. */
  asOf: CalendarDay
  /** Goods and services of the classification, of all classes. */
  goods: readonly ClassGoods[]
}

const SHARES = { near: 0.045, device: 0.06, withDevice: 0.2, sameOwner: 0.35, oneNumber: 0.3, madrid: 0.6 }
/** International registrations have a row of numbers of their own. */
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

/** A mark and what its owner made of it: the same with a device, with more words. */
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
 * Marks of a register that is not: names with the frequencies of real ones, owners with families of marks, agencies,
 * goods, courses of events that agree with their dates, and for each rule of similarity a share of near pairs in one
 * class. The same options give the same marks; numbers never repeat within a run.
 */
export function* generateMarks({ count, seed, asOf, goods }: SampleOptions): Generator<RegisterMark> {
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

  /** A sign filed on one day: under one number for all classes, or a number each. */
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

  /** The two names of a pair in one class, for goods that overlap, by two owners. */
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
