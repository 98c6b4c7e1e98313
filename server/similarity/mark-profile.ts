import { dataLines, lazily, remembering, wordsOf } from './data-table.ts'
import { isEnglishWord, mayBeTranslation, meaningsOf, phraseKey, soundOf, stemsOf } from './english.ts'
import { readingsOfDigits, skeletonOf } from './look-alike-letters.ts'
import type { MarkContext } from './mark-context.ts'
import {
  DEVICE_ALONE,
  foldNumberWords,
  foldNumerals,
  type NormalisedMark,
  normaliseMark,
  simplify,
  WITH_DEVICE,
} from './normalise-mark.ts'
import { foldU, mayBePinyin, readingsOf } from './pinyin.ts'
import { classesBearingOn, type WeakKind } from './weak-words.ts'

const segmenter = lazily(() => new Intl.Segmenter('zh', { granularity: 'word' }))

/**
 * Names of countries and regions by their first two characters. An ordinary word may stand in them by chance: 马达 in
 * 马达加斯加.
 */
const regionNames = lazily(() => {
  const names = new Intl.DisplayNames('zh', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap(first => letters.map(second => first + second))
  const long = codes.flatMap(code => names.of(code) ?? []).filter(name => name.length > 2)
  return Map.groupBy(long, name => name.slice(0, 2))
})

const NO_NAMES: readonly string[] = []
const knownEdges = new Map<string, ReadonlySet<number>>()
/** Beyond this many texts are longer than names, whose edges few others share. */
const MOST_KNOWN_EDGES = 2_000

/** Returns one set for all texts with the same edges: names are short, and thousands of profiles are kept. */
const shared = (edges: ReadonlySet<number>): ReadonlySet<number> => {
  const key = [...edges].join()
  const known = knownEdges.get(key)
  if (known) return known
  if (knownEdges.size < MOST_KNOWN_EDGES) knownEdges.set(key, edges)
  return edges
}

/** Words that the segmenter does not know. */
const furtherWords = lazily(() => new Set(dataLines('chinese-words.txt').flatMap(wordsOf)))

/** Letters and digits without a space are one word to the segmenter. */
const ONE_RUN = /^[a-z\d]+$/

/** A segmenter takes longer over a text than all else that is asked of a mark; a text with its edges takes some hundred bytes. */
const MOST_SEGMENTED = 65_536

/** Returns the places in a text where one word ends and the next begins, its ends included. */
const wordEdges = remembering((text): ReadonlySet<number> => {
  const edges = new Set([0, text.length])
  if (ONE_RUN.test(text)) return shared(edges)
  for (const { index } of segmenter().segment(text)) edges.add(index)
  for (let start = 0; start < text.length - 2; start += 1)
    for (const name of regionNames().get(text.slice(start, start + 2)) ?? NO_NAMES)
      if (text.startsWith(name, start))
        for (let inside = 1; inside < name.length; inside += 1) edges.delete(start + inside)
  return shared(edges)
}, MOST_SEGMENTED)

/** The rest of a mark when the words that tell no source are taken off, and those words as they stood. */
export interface Core {
  text: string
  /** The same by its runs of Chinese and words of other scripts. */
  parts: readonly string[]
  weak: readonly string[]
}

/** Facts worked out of a mark for one class; lists, because there are few and thousands of profiles are kept. */
interface KnownInClass {
  niceClass: number | undefined
  cores: { kinds: readonly WeakKind[]; core: Core }[]
  /** The mark and its parts that tell a source. */
  pieces: readonly MarkProfile[] | null
}

/** Facts worked out of a mark for the goods it was last asked for: a mark is held against many for the same. */
interface KnownForGoods {
  goods: readonly string[] | undefined
  inClasses: KnownInClass[]
}

/** A mark as the rules see it: normalised, in simplified characters; what takes a table is worked out when asked for. */
export interface MarkProfile extends NormalisedMark {
  /** The text with & and % as words, 之 and 的 left out, and numerals in Arabic digits (docs/law.md §5). */
  loose: string
  /** The text with characters like 犇 written as what they are drawn from (牛牛牛). */
  unstacked: string
  /** The form that words drawn alike share; empty where other than Latin letters remain. */
  skeleton: () => string
  /** The texts of Latin letters alone that the mark reads as, its digits taken for letters (ZO0MAR); its own where it has none. */
  letterings: () => readonly string[]
  /** The characters as printed, one for one with `characters`: what an explanation shows. */
  shown: readonly string[]
  /** The characters in alphabetical order: equal for marks of the same characters. */
  sorted: () => string
  /** The same of `loose`. */
  looseSorted: () => string
  /** Printed with a device, of which the rules see nothing. */
  hasDevice: boolean
  /** Toneless pinyin of each character, the reading in this text first. */
  readings: () => readonly (readonly string[])[]
  edges: () => ReadonlySet<number>
  isOneWord: () => boolean
  stems: () => readonly string[]
  sound: () => string
  /** The classes in which the rules may say something of the mark that they do not say in others. */
  classes: () => ReadonlySet<number>
  known: KnownForGoods | null
  /** The meanings of the mark, as keys that Chinese and English marks share. */
  meanings: () => ReadonlySet<string>
  /** False where the letters of the mark cannot spell Chinese in pinyin. */
  mayBePinyin: () => boolean
  /** False where no Chinese of the dictionary can mean what the mark says. */
  mayBeTranslation: () => boolean
  /** The parts of a mark of several alphabets, lines or signs (·, &), as printed; none where it is one or a phrase: MINT & SALT. */
  parts: () => readonly MarkProfile[]
}

const HAN = /\p{Script=Han}/u
const PARTICLES = /(?<=\p{Script=Han})[之的](?=\p{Script=Han})/gu

const SIGNS = /[&+%＆＋％]|百分之/

/** Spells & and %: 100%鲜 becomes 百分百鲜. */
const spellSigns = (printed: string): string => {
  const isChinese = HAN.test(printed)
  const spelt = printed.normalize('NFKC').replace(/\s*[&+]\s*/g, isChinese ? '和' : ' and ')
  if (!isChinese) return spelt.replaceAll('%', ' percent ')
  return spelt.replace(/100\s*%|百分之百/g, '百分百').replace(/(\d+)\s*%|百分之(?=\d)/g, '百分$1')
}

const looseText = (printed: string, mark: NormalisedMark): string => {
  const { text: spelt, words } = SIGNS.test(printed) ? normaliseMark(spellSigns(printed)) : mark
  if (!HAN.test(spelt)) return foldNumberWords(words).join('')
  const simplified = simplify(spelt)
  return foldNumerals(simplified.length > 2 ? simplified.replace(PARTICLES, '') : simplified)
}

const stacked = lazily(
  () =>
    new Map(
      dataLines('stacked-characters.txt')
        .map(wordsOf)
        .map(([character = '', drawn = '']) => [character, drawn] as const),
    ),
)

const unstack = (text: string, characters: readonly string[]): string =>
  characters.some(character => stacked().has(character))
    ? characters.map(character => stacked().get(character) ?? character).join('')
    : text

const LATIN = /^\p{Script=Latin}+$/u
const letteringsOf = (words: readonly string[]): readonly string[] => [
  ...new Set(readingsOfDigits(words).flatMap(read => (LATIN.test(read.join('')) ? [read.join('')] : []))),
]

const JOINTS = /[·•・‧&＆+＋|｜/\\\n\r,，、;；]+/u
const RUNS = /\p{Script=Han}+(?:\s+\p{Script=Han}+)*|[^\p{Script=Han}]+/gu
const FEWEST_HAN = 2
const FEWEST_OTHERS = 3
/** Marks of more parts than this are rare and long: texts rather than names. */
const MOST_PARTS = 6

/** A part has two Chinese characters or three letters at least. */
const isPart = ({ text, isHan, characters }: NormalisedMark): boolean =>
  isHan ? characters.length >= FEWEST_HAN : /\p{L}/u.test(text) && characters.length >= FEWEST_OTHERS

const NO_PARTS: readonly MarkProfile[] = []
/** Written without joints and in one alphabet, so that it is one piece. */
const ONE_PIECE = /^(?:[\u4e00-\u9fff]+|[A-Za-z ]+)$/

const partsOf = (printed: string): readonly MarkProfile[] => {
  if (ONE_PIECE.test(printed)) return NO_PARTS
  const runs = printed.split(JOINTS).flatMap(line => (line.match(RUNS) ?? []).map(run => run.trim()))
  const texts = runs.filter(run => /[\p{L}\p{N}]/u.test(run))
  if (texts.length < 2) return []
  const parts = [...new Set(texts)].slice(0, MOST_PARTS).map(describeMark)
  const isPhrase = parts.every(({ isLatin, words }) => isLatin && words.every(isEnglishWord))
  return isPhrase ? [] : parts.filter(isPart)
}

/** Facts worked out of a profile, each when it was first asked for. */
type Worked = {
  -readonly [Name in
    | 'skeleton'
    | 'letterings'
    | 'looseSorted'
    | 'sorted'
    | 'readings'
    | 'edges'
    | 'stems'
    | 'sound'
    | 'classes'
    | 'meanings'
    | 'parts'
    | 'mayBePinyin'
    | 'mayBeTranslation']?: ReturnType<MarkProfile[Name]>
}

/** A class and no closures: a search describes thousands of marks, and asks little of most. */
class Profile implements MarkProfile {
  readonly printed: string
  readonly text: string
  readonly characters: readonly string[]
  readonly words: readonly string[]
  readonly isHan: boolean
  readonly isLatin: boolean
  readonly accents: string
  readonly isOtherAlphabet: boolean
  readonly shown: readonly string[]
  readonly loose: string
  readonly unstacked: string
  readonly hasDevice: boolean
  known: KnownForGoods | null = null
  readonly #worked: Worked = {}

  constructor(printed: string) {
    const mark = normaliseMark(printed)
    const hasHan = HAN.test(mark.text)
    this.printed = printed
    this.text = hasHan ? simplify(mark.text) : mark.text
    this.shown = mark.characters
    this.characters = this.text === mark.text ? mark.characters : [...this.text]
    this.words = this.text === mark.text ? mark.words : mark.words.map(simplify)
    this.isHan = mark.isHan
    this.isLatin = mark.isLatin
    this.accents = mark.accents
    this.isOtherAlphabet = mark.isOtherAlphabet
    this.loose = looseText(printed, mark)
    this.unstacked = hasHan ? unstack(this.text, this.characters) : this.text
    this.hasDevice = WITH_DEVICE.test(printed.trim()) || DEVICE_ALONE.test(printed.trim())
  }

  sorted(): string {
    this.#worked.sorted ??= this.characters.toSorted().join('')
    return this.#worked.sorted
  }

  looseSorted(): string {
    this.#worked.looseSorted ??= [...this.loose].toSorted().join('')
    return this.#worked.looseSorted
  }

  skeleton(): string {
    this.#worked.skeleton ??= skeletonOf(this.words)
    return this.#worked.skeleton
  }

  letterings(): readonly string[] {
    this.#worked.letterings ??= this.isLatin ? [this.text] : letteringsOf(this.words)
    return this.#worked.letterings
  }

  readings(): readonly (readonly string[])[] {
    this.#worked.readings ??= readingsOf(this.characters)
    return this.#worked.readings
  }

  edges(): ReadonlySet<number> {
    this.#worked.edges ??= wordEdges(this.text)
    return this.#worked.edges
  }

  /** Whether the text is one word of the dictionary, by its edges, or of our own list. */
  isOneWord(): boolean {
    return this.text.length > 1 && (this.edges().size === 2 || furtherWords().has(this.text))
  }

  stems(): readonly string[] {
    this.#worked.stems ??= stemsOf(this.words)
    return this.#worked.stems
  }

  sound(): string {
    this.#worked.sound ??= this.words.map(soundOf).join('')
    return this.#worked.sound
  }

  classes(): ReadonlySet<number> {
    this.#worked.classes ??= classesBearingOn(this)
    return this.#worked.classes
  }

  meanings(): ReadonlySet<string> {
    this.#worked.meanings ??= this.isHan ? meaningsOf(this.text) : new Set([phraseKey(this.words)])
    return this.#worked.meanings
  }

  mayBePinyin(): boolean {
    this.#worked.mayBePinyin ??= mayBePinyin(foldU(this.text))
    return this.#worked.mayBePinyin
  }

  mayBeTranslation(): boolean {
    this.#worked.mayBeTranslation ??= mayBeTranslation(phraseKey(this.words))
    return this.#worked.mayBeTranslation
  }

  parts(): readonly MarkProfile[] {
    this.#worked.parts ??= partsOf(this.printed)
    return this.#worked.parts
  }
}

/** Two generations: what was used since the last turn is kept through the next. */
const GENERATION = 8_192
let recent = new Map<string, MarkProfile>()
let earlier = new Map<string, MarkProfile>()

/** Returns the profile of a printed mark. The latest are kept, so that one mark against many is described once. */
export const describeMark = (printed: string): MarkProfile => {
  const current = recent.get(printed)
  if (current) return current
  if (recent.size >= GENERATION) {
    earlier = recent
    recent = new Map()
  }
  const profile = earlier.get(printed) ?? new Profile(printed)
  recent.set(printed, profile)
  return profile
}

/** Returns what is known of a mark for these goods in a class; what was known for others is forgotten. */
export const knownFor = (mark: MarkProfile, { goods, niceClass }: MarkContext): KnownInClass => {
  if (mark.known === null || mark.known.goods !== goods) mark.known = { goods, inClasses: [] }
  const { inClasses } = mark.known
  const known = inClasses.find(found => found.niceClass === niceClass)
  if (known) return known
  const fresh: KnownInClass = { niceClass, cores: [], pieces: null }
  inClasses.push(fresh)
  return fresh
}

/** Returns true when a dictionary gives the mark as a whole a meaning: it is one word, or translates word by word. */
export const hasMeaning = (mark: MarkProfile): boolean => mark.isOneWord() || mark.meanings().size > 0

/** Returns true when both marks are Chinese dictionary words, and different ones: each then has a meaning of its own. */
export const differAsWords = (a: MarkProfile, b: MarkProfile): boolean =>
  a.isHan && b.isHan && a.text !== b.text && a.isOneWord() && b.isOneWord()
