import { dataLines, wordsOf } from './data-table.ts'
import { lazily } from './lazily.ts'
import type { MarkContext } from './mark-context.ts'

/** Why a word tells no source: it names the goods (R11), the premises (R12), a quality (R13), or only qualifies (R14). */
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

/** The words that are weak in one class, class by class. */
export const wordsByClass = (): { niceClass: number; words: Words }[] =>
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

/** What these goods are called, and the ends of their names: 面膜 for 美容面膜. */
const namesOf = (goods: readonly string[]): Words => {
  const known = endings.get(goods)
  if (known) return known
  const names = new Set(goods.flatMap(endingsOf))
  endings.set(goods, names)
  return names
}

const listed = new Map<string, readonly Words[]>()

/** The lists of a kind that every goods of a class are held against. */
const listedWords = (kind: WeakKind, niceClass: number | undefined): readonly Words[] => {
  const name = `${kind} ${niceClass ?? ''}`
  const known = listed.get(name)
  if (known) return known
  const keys = [`${kind} *`, ...(niceClass === undefined ? [] : [`${kind} ${niceClass}`])]
  const lists = keys.flatMap(key => tables().get(key) ?? [])
  listed.set(name, lists)
  return lists
}

/** The lists a word is looked up in when it is asked whether it is weak for these goods. */
export const weakLists = (kind: WeakKind, { niceClass, goods }: MarkContext): readonly Words[] => {
  const lists = listedWords(kind, niceClass)
  return kind === 'goods' && goods && goods.length > 0 ? [...lists, namesOf(goods)] : lists
}

/** Whether a word only names or describes these goods, or premises: no mark by itself. */
export const isWeakWord = (word: string, context: MarkContext): boolean =>
  (['goods', 'place', 'quality'] as const).some(kind => weakLists(kind, context).some(words => words.has(word)))
