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

const BITS = { goods: 1, place: 2, quality: 4, affix: 8 } as const satisfies Record<WeakKind, number>

/** Returns kinds as a number, to be held against what `weakKinds` returns. */
export const bitsOf = (kinds: readonly WeakKind[]): number => kinds.reduce((bits, kind) => bits | BITS[kind], 0)

const NEVER_ALONE = bitsOf(['goods', 'place', 'quality'])

type Kinds = ReadonlyMap<string, number>

const EVERY_KIND = ['goods', 'place', 'quality', 'affix'] as const

/** Words with the kinds they are of, by class; those of every class under `*`. */
const kindsByClass = lazily(() => {
  const byClass = new Map<string, Map<string, number>>()
  for (const kind of EVERY_KIND)
    for (const [key, words] of tables()) {
      const [own, niceClass = ''] = key.split(' ')
      if (own !== kind) continue
      const kinds = byClass.get(niceClass) ?? new Map<string, number>()
      for (const word of words) kinds.set(word, (kinds.get(word) ?? 0) | BITS[kind])
      byClass.set(niceClass, kinds)
    }
  return byClass
})

const NO_WORDS: Kinds = new Map()
const ofEveryClass = lazily((): Kinds => kindsByClass().get('*') ?? NO_WORDS)
const ofClass = lazily(() =>
  Array.from({ length: 46 }, (_, niceClass): Kinds => kindsByClass().get(String(niceClass)) ?? NO_WORDS),
)

/** Returns the kinds of a word that tells no source for these goods, as bits; 0 for a word that tells one. */
export const weakKinds = (word: string, { niceClass, goods }: MarkContext): number =>
  (ofEveryClass().get(word) ?? 0) |
  (niceClass === undefined ? 0 : (ofClass()[niceClass]?.get(word) ?? 0)) |
  (goods && goods.length > 0 && namesOf(goods).has(word) ? BITS.goods : 0)

const ANY_GOODS: MarkContext = {}

/** Returns true when a word only names or describes these goods, or premises: no mark by itself. */
export const isWeakWord = (word: string, context: MarkContext): boolean =>
  (weakKinds(word, context) & NEVER_ALONE) !== 0

/** Returns true when a word names these goods. */
export const isGoodsWord = (word: string, context: MarkContext): boolean =>
  (weakKinds(word, context) & BITS.goods) !== 0

/** Returns true when a character alone only qualifies what follows: 老, 小, 红. */
export const isQualifier = (character: string): boolean =>
  (weakKinds(character, ANY_GOODS) & (BITS.quality | BITS.affix)) !== 0

/** Returns true when a character alone only turns what follows about, and is no quality of it: 老, 小. */
export const isAffix = (character: string): boolean => (weakKinds(character, ANY_GOODS) & BITS.affix) !== 0

/** Returns true when a word is one for premises, a place or an organisation whatever the goods. */
export const isPremises = (word: string): boolean => (weakKinds(word, ANY_GOODS) & BITS.place) !== 0

/** Returns true when a word describes a quality of these goods and neither names them nor premises. */
export const isOnlyQuality = (word: string, context: MarkContext): boolean =>
  (weakKinds(word, context) & NEVER_ALONE) === BITS.quality

/** Returns true when a word tells no source whatever the goods. */
export const isWeakAnywhere = (word: string): boolean => weakKinds(word, ANY_GOODS) !== 0

/** Ordinary words that tell no source where they stand beside a name of their own: WE LOVE, SINCE. */
const plainWords = lazily(() => tables().get('plain *') ?? new Set<string>())

/** Words of trade that tell little where two marks both have them, though one alone may be a mark: 时光, 物语. */
const tradeWords = lazily(() => tables().get('trade *') ?? new Set<string>())

/** Returns true when a word of trade tells little beside a name of its own: 时光 in KANON时光. */
export const isTradeWord = (word: string): boolean => tradeWords().has(word)

/** Returns true when a word tells no source for these goods where it stands beside the same name or another: 优选, 之家, 时光. */
export const isWeakBesideName = (word: string, context: MarkContext): boolean =>
  weakKinds(word, context) !== 0 || plainWords().has(word) || tradeWords().has(word)

const MODEL_OR_LETTER = /^(?:\p{Script=Latin}|\p{N}+)$/u

/**
 * Returns true when the words of a mark all tell no source for these goods: HOME, 智能家. A run of Chinese is read as weak words
 * of two characters or more with one single character at most, because single ones make up coined names as well (金玉).
 */
export const isOnlyWeak = ({ words }: NormalisedMark, context: MarkContext): boolean => {
  const isWeak = (word: string): boolean => plainWords().has(word) || weakKinds(word, context) !== 0
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

interface WordOfClass {
  word: string
  niceClass: number
}

/** The words that are weak in one class though not in all, by how they begin. */
const wordsByBeginning = lazily(() =>
  Map.groupBy(
    wordsByClass().flatMap(({ niceClass, words }) => [...words].map((word): WordOfClass => ({ word, niceClass }))),
    ({ word }) => word.slice(0, BEGINNING),
  ),
)

const NONE: readonly WordOfClass[] = []
const NO_CLASS: ReadonlySet<number> = new Set()
const BEGINNING = 2
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
  let classes: Set<number> | null = null
  for (let start = 0; start < text.length; start += 1)
    for (let size = 1; size <= BEGINNING; size += 1)
      for (const { word, niceClass } of wordsByBeginning().get(text.slice(start, start + size)) ?? NONE)
        if (text.startsWith(word, start)) classes = (classes ?? new Set<number>()).add(niceClass)
  return classes ?? NO_CLASS
}
