import { tokenOf } from '../../server/mark-index/index-mark.ts'
import { coinedWord, hanName, pinyinOf } from '../../server/register/sample/mark-names.ts'
import { ENGLISH, GIVEN, PLACES, SURNAMES } from '../../server/register/sample/name-parts.ts'
import { below, type Random, seededRandom, weighted, zipf } from '../../server/register/sample/seeded-random.ts'

const surname = zipf(SURNAMES)
const given = zipf(GIVEN)
const english = zipf(ENGLISH)
const place = zipf(PLACES.map(([province, city]) => (city || province).replace(/[省市]$/, '')))
const trade = zipf(
  '食品 科技 服饰 餐饮 家居 农业 茶业 酒业 生物 医药 文化 传媒 教育 智能 电子 环保 建材 美容 珠宝 母婴 物流 健康 汽车 五金 照明 包装 印刷 旅游 养生 烘焙'.split(
    ' ',
  ),
)
const sign = zipf(['记', '氏', '家', '堂', '坊', '府', '老', '阿', '斋', '轩'])

const personName = (random: Random): string =>
  surname(random) + Array.from({ length: 1 + below(random, 2) }, () => given(random)).join('')

const MAKERS = {
  person: personName,
  'person with a sign': (random: Random) => personName(random) + sign(random),
  'place and trade': (random: Random) => `${place(random)}${hanName(random, 2)}${trade(random)}`,
  'coined and trade': (random: Random) => hanName(random, 2) + trade(random),
  place: (random: Random) => place(random) + hanName(random, 1 + below(random, 2)),
  coined: (random: Random) => hanName(random),
  latin: coinedWord,
  english: (random: Random) => `${english(random)} ${english(random)}`.toUpperCase(),
  'with latin': (random: Random) => `${hanName(random, 2)} ${coinedWord(random)}`,
  'with pinyin': (random: Random) => {
    const name = hanName(random, 2 + below(random, 2))
    return `${name} ${pinyinOf(name)}`
  },
} satisfies Record<string, (random: Random) => string>

const maker = weighted<keyof typeof MAKERS>([
  ['person', 12],
  ['person with a sign', 8],
  ['place and trade', 9],
  ['coined and trade', 15],
  ['place', 6],
  ['coined', 22],
  ['latin', 13],
  ['english', 5],
  ['with latin', 5],
  ['with pinyin', 5],
])

/**
 * Returns the name of real structure that stands for an invented one, always the same: surnames and given names, places, trade words, coined
 * words in characters and letters, each part as frequent as Zipf's law says. The parts that many names share are what a search has to bear.
 */
export const structuredName = (name: string): string => {
  if (name === '') return name
  const random = seededRandom(tokenOf(name))
  return MAKERS[maker(random)](random)
}
