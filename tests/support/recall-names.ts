import { coinedWord, hanName, inventName, pinyinOf } from '../../server/register/sample/mark-names.ts'
import { CHARACTERS, ENGLISH } from '../../server/register/sample/name-parts.ts'
import { inventNearPair, NEAR_RULES } from '../../server/register/sample/near-names.ts'
import { below, pick, type Random, seededRandom } from '../../server/register/sample/seeded-random.ts'

/** A name to search for, and how it was made. */
export interface RecallName {
  kind: string
  name: string
}

const HAN = /^\p{Script=Han}+$/u
const LATIN = /^[A-Za-z ]+$/
const HAN_RUN = /\p{Script=Han}+/u
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const QUALIFIERS = Array.from('老小新大金皇好真妙乐红蓝黑超美鲜')
const PREMISES = ['轩', '阁', '坊', '山庄', '世家', '堂', '府', '工作室', '城', '记', '中心']
const QUALITIES = ['优选', '精选', '智能', '天然', '严选', '有机']
const GENERIC = ['牌', '酒', '茶', '面膜', '科技', '集团', '文化']
const WEAK = 'PLUS PRO THE HOME NEW SUPER TECH LIFE CO GROUP MY BY ROYAL PURE SMART KIDS'.split(' ')
const CYRILLIC: Record<string, string> = {
  A: 'А',
  B: 'В',
  E: 'Е',
  K: 'К',
  M: 'М',
  H: 'Н',
  O: 'О',
  P: 'Р',
  C: 'С',
  T: 'Т',
  X: 'Х',
}
const DIGITS: Record<string, string> = { O: '0', I: '1', L: '1', E: '3', S: '5', B: '8' }

/** Returns the makers of names by kind: each name is near to some of the register by a rule, or nearly so. */
const makersOf = (register: readonly string[], random: Random): Record<string, () => string> => {
  const any = <T>(choices: readonly T[]): T => pick(random, choices)
  const han = register.filter(name => HAN.test(name))
  const latin = register.filter(name => LATIN.test(name))
  const mixed = register.filter(name => HAN_RUN.test(name) && !HAN.test(name))
  const two = han.filter(({ length }) => length === 2)
  const longer = han.filter(({ length }) => length > 2)
  const character = (): string => any(CHARACTERS)
  const coined = (): string => coinedWord(random)
  const put = (name: string, other: string, place = below(random, name.length)): string =>
    name.slice(0, place) + other + name.slice(place + 1)
  const homophone = (of: string): string =>
    any(CHARACTERS.filter(other => other === of || pinyinOf(other) === pinyinOf(of)).concat(of))
  const edited = (word: string): string => {
    const place = below(random, word.length)
    const [before, at, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)]
    const last = before.length - 1
    return any([
      before + any(LETTERS.split('')) + after,
      before + after,
      before + any(LETTERS.split('')) + at + after,
      last < 0 ? word : before.slice(0, last) + at + before.charAt(last) + after,
    ])
  }
  const around = (name: string, words: readonly string[]): string =>
    random() < 0.5 ? any(words) + name : name + any(words)
  const hanOf = (name: string): string => name.match(HAN_RUN)?.[0] ?? name
  const latinOf = (name: string): string => name.match(/[A-Za-z]+/)?.[0] ?? name
  const drawn = (name: string, letters: Record<string, string>, share = 1): string =>
    Array.from(name.toUpperCase(), letter => (random() < share ? (letters[letter] ?? letter) : letter)).join('')
  const joint = (): string => any(['·', ' & ', ' ', '\n', ''])
  return {
    'of the register': () => any(register),
    invented: () => inventName(random),
    'by a rule': () => inventNearPair(random, any(NEAR_RULES)).later,
    'two, one differs': () => put(any(two), character()),
    'another qualifier': () => put(any(two), any(QUALIFIERS), 0),
    'qualifier and weak word': () => `${any(QUALIFIERS)}${character()} ${any(WEAK)}`,
    'one differs': () => put(any(longer), character()),
    'added qualifier': () => any(QUALIFIERS) + any(han),
    'added premises': () => any(han) + any(PREMISES),
    'added quality': () => around(any(han), QUALITIES),
    'added goods': () => any(han) + any(GENERIC),
    'qualifier and premises': () => any(QUALIFIERS) + any(two) + any(PREMISES),
    'one character': character,
    'one character and premises': () => character() + any(PREMISES),
    doubled: () => any(han).repeat(2),
    'a beginning': () => any(longer).slice(0, 2),
    'an end': () => any(longer).slice(-2),
    particle: () => any(longer).replace(/^./u, first => first + any(['之', '的'])),
    reversed: () => Array.from(any(han)).reverse().join(''),
    'in pinyin': () => pinyinOf(any(han)),
    'in pinyin, apart': () => Array.from(any(han), pinyinOf).join(' '),
    homophones: () => Array.from(any(han), homophone).join(''),
    'one letter': () => edited(any(latin)),
    'two letters': () => edited(edited(any(latin))),
    article: () => `THE ${any(latin)}`,
    plural: () => `${any(latin)}S`,
    'weak word': () => (random() < 0.5 ? `${any(latin)} ${any(WEAK)}` : `${any(WEAK)} ${any(latin)}`),
    'joined weak word': () => any(latin).replaceAll(' ', '') + any(WEAK),
    'words in another order': () => any(latin).split(' ').reverse().join(' '),
    'another alphabet': () => drawn(any(latin), CYRILLIC),
    'digits for letters': () => drawn(any(latin), DIGITS, 0.5),
    'one of the words': () => latinOf(any(latin)),
    english: () => `${any(ENGLISH)} ${any(ENGLISH)}`.toUpperCase(),
    number: () => String(below(random, 9_000) + 100),
    'a composite': () => any(mixed),
    'the Chinese of a composite': () => hanOf(any(mixed)),
    'the letters of a composite': () => latinOf(any(mixed)),
    'Chinese and coined': () => `${any(han)} ${coined()}`,
    'coined and Chinese': () => coined() + joint() + any(han),
    'coined and qualified': () => `${put(any(two), any(QUALIFIERS), 0)} ${coined()}`,
    'one differs, and coined': () => `${put(any(longer), character())} ${coined()}`,
    'qualifier, and coined': () => `${any(QUALIFIERS)}${any(han)} ${coined()}`,
    'premises, and coined': () => `${coined()} ${any(two)}${any(PREMISES)}`,
    'letters beside other Chinese': () => `${hanName(random, 2)} ${edited(any(latin))}`,
    'Chinese twice': () => any(two) + joint() + any(two),
    'letters twice': () => `${any(latin)} & ${any(latin)}`,
    'Chinese and a number': () => any(two) + String(below(random, 999)),
    translated: () => inventNearPair(random, 'R17').later,
  }
}

/** Makes names of every kind in turn, none twice, that a register is searched for to see whether recall loses any mark. */
export const recallNames = (register: readonly string[], count: number, seed: number): RecallName[] => {
  const makers = Object.entries(makersOf(register, seededRandom(seed)))
  const names = new Map<string, RecallName>()
  for (let round = 0; names.size < count; round += 1) {
    const [kind = '', make = () => ''] = makers[round % makers.length] ?? []
    const name = make()
    if (name !== '') names.set(name, { kind, name })
  }
  return [...names.values()]
}
