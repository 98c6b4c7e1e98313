import { coinedWord, hanName, pinyinOf } from './mark-names.ts'
import { COUNTRIES, GIVEN, PLACES, ROADS, SURNAMES, TRADES } from './name-parts.ts'
import { below, pick, type Random, weighted, zipf } from './seeded-random.ts'

/** An owner of marks with the classes that it files in, the likeliest first. */
export interface Owner {
  zh: string
  en: string
  address: string
  classes: readonly number[]
  isForeign: boolean
}

const AGENCIES = 140

const titled = (latin: string): string => latin.slice(0, 1) + latin.slice(1).toLowerCase()
const short = (place: string): string => place.replace(/[省市]$/, '')
const english = (name: string): string => titled(pinyinOf(name))

/** Cities whose English name is not that of their characters one by one. */
const ENGLISH_CITIES: Readonly<Record<string, string>> = { 哈尔滨: 'Harbin', 西安: 'Xi’an' }

const placeOf = (random: Random): { city: string; address: string } => {
  const [province, city, district] = pick(random, PLACES)
  return {
    city: short(city),
    address: `${province}${city}${district}${pick(random, ROADS)}${1 + below(random, 320)}号`,
  }
}

const company = (random: Random): Owner => {
  const { city, address } = placeOf(random)
  const [trade, tradeEn, classes] = pick(random, TRADES)
  const name = hanName(random, 2 + below(random, 2))
  return {
    zh: `${city}${name}${trade}有限公司`,
    en: `${ENGLISH_CITIES[city] ?? english(city)} ${english(name)} ${tradeEn} Co., Ltd.`,
    address,
    classes,
    isForeign: false,
  }
}

const person = (random: Random): Owner => {
  const { address } = placeOf(random)
  const [, , classes] = pick(random, TRADES)
  const surname = zipf(SURNAMES)(random)
  const given = Array.from({ length: 1 + below(random, 2) }, () => pick(random, GIVEN)).join('')
  return { zh: surname + given, en: `${english(surname)} ${english(given)}`, address, classes, isForeign: false }
}

const foreigner = (random: Random): Owner => {
  const [country, city, cityEn, form] = pick(random, COUNTRIES)
  const [, , classes] = pick(random, TRADES)
  const word = titled(coinedWord(random))
  return {
    zh: `${country}${word}公司`,
    en: `${word} ${form}`,
    address: `${country}${city}（${cityEn}）`,
    classes,
    isForeign: true,
  }
}

const maker = weighted([
  [company, 70],
  [person, 24],
  [foreigner, 6],
])

/** Invents an owner: a company, a person or a company from abroad. */
export const inventOwner = (random: Random): Owner => maker(random)(random)

/** Invents agencies, some of which file far more than others; the same seed gives the same ones. */
export const inventAgencies = (random: Random): ((random: Random) => string) =>
  zipf(
    Array.from(
      { length: AGENCIES },
      () =>
        `${short(pick(random, PLACES)[1])}${hanName(random, 2)}${pick(random, ['知识产权代理', '商标事务所', '知识产权服务'])}有限公司`,
    ),
  )
