import { createRequire } from 'node:module'
import { dataLines, lazily, wordsOf } from '../../similarity/data-table.ts'
import { coinedWord, hanName, pinyinOf } from './mark-names.ts'
import { CHARACTERS, ENGLISH } from './name-parts.ts'
import { below, pick, type Random } from './seeded-random.ts'

/** Two names that a rule of docs/law.md §5 is about; `hasDevice` gives the second one a device. */
export interface NearPair {
  earlier: string
  later: string
  hasDevice?: boolean
}

const traditional = lazily(() => {
  const { Converter }: typeof import('opencc-js/cn2t') = createRequire(import.meta.url)('opencc-js/cn2t')
  return Converter({ from: 'cn', to: 't' })
})

const lookAlikes = lazily(() =>
  dataLines('look-alikes.txt')
    .flatMap(wordsOf)
    .filter(group => Array.from(group).length > 1),
)

const translations = lazily(() =>
  dataLines('zh-en.txt')
    .flatMap(wordsOf)
    .map(entry => {
      const [zh = '', en = ''] = entry.split('=')
      return { zh: zh.split('/')[0] ?? '', en: (en.split('/')[0] ?? '').replaceAll('_', ' ').toUpperCase() }
    })
    .filter(({ zh, en }) => zh.length > 1 && en !== ''),
)

/** Words that end alike and begin differently. */
const rhymes = lazily(() =>
  [
    ...Map.groupBy(
      translations()
        .map(({ zh }) => zh)
        .filter(({ length }) => length === 2),
      word => word.charAt(1),
    ).values(),
  ]
    .map(words => [...new Set(words)])
    .filter(({ length }) => length > 1),
)

/** Characters that sound alike and share the part that gives the sound. */
const SOUND_AND_SHAPE =
  '清青晴 瑶遥摇 梅莓 轮伦 铭茗 玲铃羚 桦华 芳坊 珊姗 琪棋淇 琳林霖 阳杨扬 珑龙 皇凰 蔓曼 沐木 莱来 园圆 沙莎 株珠 渔鱼 溪奚 唐糖 章樟 丰沣'.split(
    ' ',
  )

const changed = (text: string, place: number, other: string): string =>
  Array.from(text, (character, index) => (index === place ? other : character)).join('')

const other = (random: Random, than: string): string => {
  const character = pick(random, CHARACTERS)
  return character === than ? other(random, than) : character
}

const twoOf = (random: Random, group: string | readonly string[]): [string, string] => {
  const characters = Array.from(group)
  const first = below(random, characters.length)
  const second = (first + 1 + below(random, characters.length - 1)) % characters.length
  return [characters[first] ?? '', characters[second] ?? '']
}

/** Returns two names that differ in one character, at either end. */
const swapped = (random: Random, [one, two]: [string, string], rest: number): NearPair => {
  const kept = hanName(random, rest)
  return random() < 0.5 ? { earlier: kept + one, later: kept + two } : { earlier: one + kept, later: two + kept }
}

const added = (random: Random, add: (name: string) => string): NearPair => {
  const earlier = hanName(random, 2 + below(random, 2))
  return { earlier, later: add(earlier) }
}

const VOWELS = 'AEIOU'
const PREMISES = ['轩', '阁', '坊', '山庄', '世家', '堂', '府', '庄园', '工作室']
const QUALITIES = ['优选', '精选', '智能', '天然', '严选', '红', '蓝']
const AFFIXES = ['老', '小', '新', '大', '金', '皇']
const DIGITS = '〇一二三四五六七八九'
const GENERIC = ['牌', '酒', '茶']
const RESPELLED: readonly (readonly [RegExp, string])[] = [
  [/C(?=[AOUKR])/, 'K'],
  [/K(?=[AOU])/, 'C'],
  [/F/, 'PH'],
  [/I(?!$)/, 'Y'],
  [/Y/, 'I'],
  [/L(?=[AEIOU])/, 'LL'],
]

/** Makes the two names of a pair by rule. R22 and R26 need a device, R28 fame: their names alone say less. */
const MAKERS: Readonly<Record<string, (random: Random) => NearPair>> = {
  R01: random => {
    const earlier = hanName(random, 2 + below(random, 3))
    const drawn = traditional()(earlier)
    return { earlier, later: drawn === earlier ? Array.from(earlier).join(' ') : drawn }
  },
  R02: random => {
    const [one, two] = twoOf(random, CHARACTERS)
    return { earlier: one + two, later: two + one }
  },
  R03: random => {
    const earlier = hanName(random, 3 + below(random, 2))
    const last = earlier.length - 1
    return { earlier, later: changed(earlier, last, other(random, earlier.charAt(last))) }
  },
  R04: random => {
    const earlier = hanName(random, 3)
    return { earlier, later: changed(earlier, 0, other(random, earlier.charAt(0))) }
  },
  R05: random => swapped(random, twoOf(random, CHARACTERS), 1),
  R06: random => swapped(random, twoOf(random, pick(random, SOUND_AND_SHAPE)), 1 + below(random, 2)),
  R07: random => {
    const earlier = hanName(random, 2 + below(random, 2))
    return { earlier, later: pinyinOf(earlier) }
  },
  R08: random => swapped(random, twoOf(random, pick(random, lookAlikes())), 1 + below(random, 2)),
  R09: random => {
    const earlier = hanName(random, 1 + below(random, 2))
    return { earlier, later: earlier + earlier }
  },
  R10: random => {
    const earlier = hanName(random, 3)
    return { earlier, later: Array.from(earlier).reverse().join('') }
  },
  R11: random => added(random, name => name + pick(random, GENERIC)),
  R12: random => added(random, name => name + pick(random, PREMISES)),
  R13: random =>
    added(random, name =>
      random() < 0.5 ? pick(random, QUALITIES) + name : name + pick(random, QUALITIES.slice(0, 5)),
    ),
  R14: random => added(random, name => pick(random, AFFIXES) + name),
  R15: random => added(random, name => (random() < 0.5 ? name + hanName(random, 2) : hanName(random, 2) + name)),
  R16: random => {
    const core = hanName(random, 2 + below(random, 2))
    return { earlier: pick(random, AFFIXES) + core, later: core + pick(random, PREMISES) }
  },
  R17: random => {
    const { zh, en } = pick(random, translations())
    return { earlier: zh, later: en }
  },
  R18: random => {
    const earlier = coinedWord(random)
    return { earlier, later: earlier.slice(0, 1) + earlier.slice(1).toLowerCase() }
  },
  R19: random => {
    const earlier = `${coinedWord(random)}${random() < 0.5 ? 'RA' : 'NO'}`
    const place = earlier.length - 1
    return { earlier, later: changed(earlier, place, pick(random, VOWELS.replace(earlier.charAt(place), ''))) }
  },
  R20: random => {
    const [one, two] = twoOf(random, ENGLISH)
    return { earlier: `${one} ${two}`.toUpperCase(), later: `${two} ${one}`.toUpperCase() }
  },
  R21: random => {
    const earlier = random() < 0.5 ? coinedWord(random) : pick(random, ENGLISH).toUpperCase()
    return { earlier, later: random() < 0.4 ? `THE ${earlier}` : `${earlier}S` }
  },
  R22: random => {
    const earlier = coinedWord(random).slice(0, 1 + below(random, 2))
    return { earlier, later: earlier, hasDevice: true }
  },
  R23: random => {
    const word = coinedWord(random).slice(0, 6)
    const half = word.length >> 1
    return { earlier: word, later: word.slice(half) + word.slice(0, half) }
  },
  R24: random => {
    const earlier = coinedWord(random)
    const [sound, spelling] = RESPELLED.find(([pattern]) => pattern.test(earlier)) ?? [/$/, 'H']
    return { earlier, later: earlier.replace(sound, spelling) }
  },
  R25: random => {
    const earlier = String(100 + below(random, 900))
    return { earlier, later: Array.from(earlier, digit => DIGITS.charAt(Number(digit))).join('') }
  },
  R26: random => {
    const earlier = hanName(random, 2 + below(random, 2))
    return { earlier, later: `${earlier}及图`, hasDevice: true }
  },
  R27: random => {
    const [earlier, later] = twoOf(random, pick(random, rhymes()))
    return { earlier, later }
  },
  R28: random => added(random, name => name + hanName(random, 1)),
}

/** The rules of docs/law.md §5, in order. */
export const NEAR_RULES: readonly string[] = Object.keys(MAKERS)

/** Invents two names that are near, or nearly so, by a rule. Throws for an unknown rule. */
export const inventNearPair = (random: Random, rule: string): NearPair => {
  const maker = MAKERS[rule]
  if (!maker) throw new RangeError(`no rule: ${rule}`)
  return maker(random)
}
