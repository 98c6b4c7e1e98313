import { dataLines, lazily, wordsOf } from './data-table.ts'
import type { MarkContext } from './mark-context.ts'
import type { NormalisedMark } from './normalise-mark.ts'

/** The reason why a word tells no source: it names the goods (R11), the premises (R12), a quality (R13), or only qualifies (R14). */
export type WeakKind = 'goods' | 'place' | 'quality' | 'affix'

type Words = ReadonlySet<string>

/** Words by kind and class (`*` for any), e.g. `goods 33`. */
const tables = lazily(() => {
  const words = new Map<string, Set<string>>()
  for (const line of [...dataLines('weak-words.txt'), ...dataLines('goods-words.txt')]) {
    const [kind = '', niceClass = '', ...listed] = wordsOf(line)
    const key = `${kind} ${niceClass}`
    words.set(key, new Set([...(words.get(key) ?? []), ...listed]))
  }
  return words
})

/** Returns the words that are weak in one class, class by class. */
const wordsByClass = (): { niceClass: number; words: Words }[] =>
  [...tables()].flatMap(([key, words]) => {
    const niceClass = Number(key.split(' ')[1])
    return Number.isInteger(niceClass) ? [{ niceClass, words }] : []
  })

/** Heads of goods names that stand for the goods even alone: 酒 of 白酒. Other single characters do not. */
const singles = lazily(() => tables().get('goods-head *') ?? new Set<string>())

const endingsOf = (name: string): string[] => {
  const characters = [
    ...name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[(（].*$/u, ''),
  ]
  return characters
    .map((_, start) => characters.slice(start).join(''))
    .filter(ending => [...ending].length > 1 || singles().has(ending))
}

const endings = new WeakMap<readonly string[], Words>()

/** Returns the names of these goods and the ends of their names: 面膜 for 美容面膜. */
const namesOf = (goods: readonly string[]): Words => {
  const known = endings.get(goods)
  if (known) return known
  const names = new Set(goods.flatMap(endingsOf))
  endings.set(goods, names)
  return names
}

const listed = new Map<string, readonly Words[]>()

/** Returns the lists of a kind that every goods of a class are held against. */
const listedWords = (kind: WeakKind, niceClass: number | undefined): readonly Words[] => {
  const name = `${kind} ${niceClass ?? ''}`
  const known = listed.get(name)
  if (known) return known
  const keys = [`${kind} *`, ...(niceClass === undefined ? [] : [`${kind} ${niceClass}`])]
  const lists = keys.flatMap(key => tables().get(key) ?? [])
  listed.set(name, lists)
  return lists
}

/** Returns the lists a word is looked up in when it is asked whether it is weak for these goods. */
export const weakLists = (kind: WeakKind, { niceClass, goods }: MarkContext): readonly Words[] => {
  const lists = listedWords(kind, niceClass)
  return kind === 'goods' && goods && goods.length > 0 ? [...lists, namesOf(goods)] : lists
}

/** Returns true when a word only names or describes these goods, or premises: no mark by itself. */
export const isWeakWord = (word: string, context: MarkContext): boolean =>
  (['goods', 'place', 'quality'] as const).some(kind => weakLists(kind, context).some(words => words.has(word)))

/** Returns true when a character alone only qualifies what follows: 老, 小, 红. */
export const isQualifier = (character: string): boolean =>
  (['quality', 'affix'] as const).some(kind => listedWords(kind, undefined).some(words => words.has(character)))

/** Returns true when a word is one for premises, a place or an organisation whatever the goods. */
export const isPremises = (word: string): boolean => listedWords('place', undefined).some(words => words.has(word))

/** Returns true when a word describes a quality of these goods and neither names them nor premises. */
export const isOnlyQuality = (word: string, context: MarkContext): boolean => {
  const isOf = (kind: WeakKind): boolean => weakLists(kind, context).some(words => words.has(word))
  return isOf('quality') && !isOf('goods') && !isOf('place')
}

const EVERY_KIND = ['goods', 'place', 'quality', 'affix'] as const

/** Returns true when a word tells no source whatever the goods. */
export const isWeakAnywhere = (word: string): boolean =>
  EVERY_KIND.some(kind => listedWords(kind, undefined).some(words => words.has(word)))

/** Ordinary words that tell no source where they stand beside a name of their own: WE LOVE, SINCE. */
const plainWords = lazily(() => tables().get('plain *') ?? new Set<string>())

const MODEL_OR_LETTER = /^(?:\p{Script=Latin}|\p{N}+)$/u

/**
 * Returns true when the words of a mark all tell no source for these goods: HOME, 智能家. A run of Chinese is read as weak words
 * of two characters or more with one single character at most, because single ones make up coined names as well (金玉).
 */
export const isOnlyWeak = ({ words }: NormalisedMark, context: MarkContext): boolean => {
  const lists = EVERY_KIND.flatMap(kind => weakLists(kind, context))
  const isWeak = (word: string): boolean => plainWords().has(word) || lists.some(list => list.has(word))
  const isMadeOfWeak = (text: string, singles: number): boolean => {
    if (text === '') return true
    for (let length = text.length; length > 0; length -= 1)
      if ((length > 1 || singles > 0) && isWeak(text.slice(0, length)))
        if (isMadeOfWeak(text.slice(length), length > 1 ? singles : singles - 1)) return true
    return false
  }
  return words.every(word =>
    /\p{Script=Han}/u.test(word) ? isMadeOfWeak(word, 1) : isWeak(word) || MODEL_OR_LETTER.test(word),
  )
}

/** The classes in which a word is weak though it is not in all. */
const classesOfWord = lazily(() => {
  const classes = new Map<string, number[]>()
  for (const { niceClass, words } of wordsByClass())
    for (const word of words) classes.set(word, [...(classes.get(word) ?? []), niceClass])
  return classes
})

const EVERY_CLASS: ReadonlySet<number> = new Set(Array.from({ length: 45 }, (_, index) => index + 1))
const LONGEST_TEXT = 24
/** With more words than this, words that do not stand side by side may be left as one. */
const MOST_WORDS = 2

/**
 * Returns the classes whose weak words occur in a mark. In all others the rules say of it what they say without a class, so that one
 * comparison serves them all.
 */
export const classesBearingOn = ({ text, words }: NormalisedMark): ReadonlySet<number> => {
  if (text.length > LONGEST_TEXT || words.length > MOST_WORDS) return EVERY_CLASS
  const classes = new Set<number>()
  for (let start = 0; start < text.length; start += 1)
    for (let end = start + 1; end <= text.length; end += 1)
      for (const niceClass of classesOfWord().get(text.slice(start, end)) ?? []) classes.add(niceClass)
  return classes
}
