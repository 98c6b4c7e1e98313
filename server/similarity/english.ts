import { dataLines, lazily, remembering, wordsOf } from './data-table.ts'

const irregular = lazily(
  () =>
    new Map(
      dataLines('english-forms.txt')
        .map(wordsOf)
        .flatMap(([base = '', ...forms]) => [[base, base] as const, ...forms.map(form => [form, base] as const)]),
    ),
)

const VOWEL = /[aeiouy]/
/** Doubled in the inflection, single in the word (RUN, RUNNING); L, S and Z are double in the word itself (SELL). */
const DOUBLED = /([bdgkmnprt])\1$/
const SHORTEST = 3

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/([^aeiou])ies$/, '$1y'],
  [/(ch|sh|[sxzo])es$/, '$1'],
  [/([^s])s$/, '$1'],
  [/([^aeiou])iest$/, '$1y'],
  [/([^aeiou])ier$/, '$1y'],
  [/ing$/, ''],
  [/est$/, ''],
  [/ed$/, ''],
  [/er$/, ''],
]

const withoutEnding = (word: string): string => {
  for (const [ending, replacement] of ENDINGS) {
    const base = word.replace(ending, replacement)
    if (base !== word && base.length >= SHORTEST && VOWEL.test(base)) return base.replace(DOUBLED, '$1')
  }
  return word
}

/**
 * Returns the form under which the inflections of a word meet: plurals, gerunds, comparatives, past forms, abbreviations
 * (CAT and CATS, BAKE and BAKING, LEAF and LEAVES). Words that only look inflected (NEWS, BEARING) stand for themselves.
 */
const stem = remembering(word => irregular().get(word) ?? withoutEnding(word).replace(/(?<=..[^aeiou])e$/, ''))

const ARTICLES = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'el', 'los', 'il', 'der', 'die', 'das'])

/** Returns the words of a mark without its articles, where another word remains. */
export const withoutArticles = (words: readonly string[]): readonly string[] => {
  const bare = words.filter(word => !ARTICLES.has(word))
  return bare.length > 0 ? bare : words
}

/** Returns the stems of a mark's words, articles left out. */
export const stemsOf = (words: readonly string[]): readonly string[] => withoutArticles(words).map(stem)

/** Stems of the words a reader of English knows: the word list, and every word the zh-en dictionary translates. */
const stems = lazily(
  () => new Set([...dataLines('english-words.txt').flatMap(wordsOf), ...englishTranslations()].map(stem)),
)

/** Returns true when a word, or the word it is a form of, stands in the dictionary. */
export const isEnglishWord = (word: string): boolean => stems().has(word) || stems().has(stem(word))

const differAsWords = (a: string, b: string): boolean => stem(a) !== stem(b) && isEnglishWord(a) && isEnglishWord(b)

/**
 * Returns true when two marks, by their words, mean different things: HOUSE and HORSE, MOUNTAIN DEW and MOUNTAIN VIEW. A coined word
 * means nothing.
 */
export const differInMeaning = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length
    ? a.some((word, index) => differAsWords(word, b[index] ?? ''))
    : differAsWords(a.join(''), b.join(''))

/** Spellings of one sound, each folded to one; the order matters. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^x(?=[^aeiouy])/, 'eks'],
  [/^x/, 'z'],
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^(?:cz|tz)(?=[ae])/, 'ts'],
  // CH in words from Greek: CHROMA, TECHNICA, MONARCH.
  [/ch(?=[rlnmt])/g, 'k'],
  [/tech/g, 'tek'],
  [/arch$/, 'ark'],
  [/gi(?=[aou])/g, 'j'],
  // As LIGHT and NIGHT are spelt in names: LITEHAUS.
  [/([ln])ite(?=[^aeiouyr])/g, '$1ait'],
  [/wh/g, 'w'],
  [/eigh/g, 'ai'],
  [/igh/g, 'ai'],
  [/ough$/, 'u'],
  [/eau/g, 'o'],
  [/que$/, 'k'],
  [/([^aeiou])re$/, '$1er'],
  [/([ai])([^aeiouywxr])e$/, 'ai$2'],
  [/ph/g, 'f'],
  [/sch/g, 'sk'],
  [/tch/g, 'ch'],
  [/ck/g, 'k'],
  [/qu/g, 'kw'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/cu(?=i)/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/dg(?=e)/g, 'j'],
  [/g(?=y)/g, 'j'],
  [/th/g, 't'],
  [/(?:tio|sio)n/g, 'shn'],
  [/z/g, 's'],
  [/ey$/, 'i'],
  [/ay|ey|ei/g, 'ai'],
  [/ee|ea|ie|y/g, 'i'],
  [/oo|ou|ew|ue/g, 'u'],
  [/au|aw/g, 'o'],
  [/oa|ow|oe/g, 'o'],
  [/[ui]r(?=[^aeiouy]|$)/g, 'er'],
  [/([^aeiou])e$/, '$1'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeiou])h|(?<=r)h/g, ''],
  [/w$/, ''],
]

/** Returns how a Latin-letter word sounds, roughly and by English habit, vowels kept: LYFT and LIFT, PHOTON and FOTON meet. */
export const soundOf = remembering(word =>
  SPELLINGS.reduce((sound, [spelling, folded]) => sound.replace(spelling, folded), word),
)

const LONGEST_WORD = 5
const MOST_PHRASES = 64

const dictionary = lazily(() => {
  const entries = new Map<string, string[]>()
  for (const entry of dataLines('zh-en.txt').flatMap(wordsOf)) {
    const [chinese = '', english = ''] = entry.split('=')
    const meanings = english.replaceAll('_', ' ').split('/')
    for (const word of chinese.split('/')) entries.set(word, [...(entries.get(word) ?? []), ...meanings])
  }
  return entries
})

/** Returns what the dictionary gives as the English of a Chinese word, the most common first; nothing where it is no entry. */
export const glossesOf = (word: string): readonly string[] => dictionary().get(word) ?? []

/** The Chinese words of one English word, by that word. */
const chineseByEnglish = lazily(() => {
  const entries = new Map<string, string[]>()
  for (const [chinese, meanings] of dictionary())
    for (const english of meanings) entries.set(english, [...(entries.get(english) ?? []), chinese])
  return entries
})

/** Returns what the dictionary gives as the Chinese of an English word; nothing where it is no entry. */
export const chineseOf = (word: string): readonly string[] => chineseByEnglish().get(word.toLowerCase()) ?? []

/** Returns true when the dictionary has the Chinese text as one entry. */
export const isTranslated = (text: string): boolean => dictionary().has(text)

/** The Chinese names of well-known foreign marks, by their Latin letters. */
const wellKnownNames = lazily(
  () =>
    new Map(
      dataLines('well-known-names.txt')
        .map(wordsOf)
        .map(([latin = '', chinese = '']) => [latin.replace(/[^\p{L}\p{N}]/gu, ''), chinese.split('/')] as const),
    ),
)

/** Returns true when the Chinese text is the name under which the foreign mark is known in China (data/well-known-names.txt). */
export const isWellKnownPair = (chinese: string, latin: string): boolean =>
  wellKnownNames().get(latin)?.includes(chinese) ?? false

const latinByChinese = lazily(() => {
  const names = new Map<string, string[]>()
  for (const [latin, chinese] of wellKnownNames())
    for (const name of chinese) names.set(name, [...(names.get(name) ?? []), latin])
  return names
})

/** Returns the Latin names of the well-known marks that go by a Chinese name. */
export const wellKnownLatin = (chinese: string): readonly string[] => latinByChinese().get(chinese) ?? []

/** Returns every English word that the dictionary gives for a Chinese one. */
const englishTranslations = (): string[] => [...dictionary().values()].flat().flatMap(text => text.split(' '))

/** Returns a phrase as it is compared across languages: stems without articles and spaces. */
export const phraseKey = (words: readonly string[]): string => stemsOf(words).join('')

/** English names of one who does it, by the Chinese verb: 追梦人 is a dream chaser. */
const agents = lazily(
  () =>
    new Map(
      dataLines('agents.txt')
        .map(wordsOf)
        .map(([verb = '', nouns = '']) => [verb, nouns.split('/')] as const),
    ),
)

/** The stems that phrase keys of Chinese words are made of. */
const translatedStems = lazily(
  () =>
    new Set(
      [...englishTranslations(), ...[...agents().values()].flat()].flatMap(word => [stem(word), phraseKey([word])]),
    ),
)
const longestStem = lazily(() => Math.max(...[...translatedStems()].map(({ length }) => length)))

/** Returns false for a phrase key that no words of the dictionary's English make up, so that nothing Chinese means it. */
export const mayBeTranslation = (key: string): boolean => {
  const isEnd = [true]
  for (let end = 1; end <= key.length; end += 1) {
    isEnd[end] = false
    for (let start = end - 1; start >= Math.max(0, end - longestStem()) && !isEnd[end]; start -= 1)
      isEnd[end] = (isEnd[start] ?? false) && translatedStems().has(key.slice(start, end))
  }
  return isEnd[key.length] ?? false
}

const AGENT = /^(.)(.{1,3})(?:[人者手客师]|之人)$/u

/** Returns what a verb with its object and 人 or 者 means: 骑鲸人, whale rider. */
const agentMeanings = (text: string): string[] => {
  const [, verb = '', object = ''] = text.match(AGENT) ?? []
  const objects = object === '' ? [] : [...wordMeanings(object)]
  return (agents().get(verb) ?? []).flatMap(agent => objects.map(key => key + phraseKey([agent])))
}

/** Returns what Chinese text can mean in English, as phrase keys; an empty set when no dictionary has a part of it. */
export const meaningsOf = (text: string): ReadonlySet<string> =>
  AGENT.test(text) ? new Set([...wordMeanings(text), ...agentMeanings(text)]) : wordMeanings(text)

/**
 * Returns what Chinese text can mean in English, as phrase keys: by the dictionary as a whole, or word by word
 * (雪豹: snow leopard). Returns an empty set when a part of the text stands in no dictionary.
 */
const wordMeanings = (text: string): ReadonlySet<string> => {
  const phrases: string[][] = [['']]
  const starts = (end: number): number[] =>
    Array.from({ length: Math.min(LONGEST_WORD, end) }, (_, index) => end - index - 1)
  for (let end = 1; end <= text.length; end += 1)
    phrases[end] = starts(end)
      .flatMap(start =>
        (dictionary().get(text.slice(start, end)) ?? []).flatMap(meaning =>
          (phrases[start] ?? []).map(before => before + phraseKey(meaning.split(' '))),
        ),
      )
      .slice(0, MOST_PHRASES)
  return new Set(text === '' ? [] : phrases[text.length])
}
