import { ALL_KINDS, addedWords } from '../core.ts'
import { isEnglishWord } from '../english.ts'
import type { MarkContext } from '../mark-context.ts'
import type { MarkProfile } from '../mark-profile.ts'
import type { Finding, MarkRule } from '../mark-rule.ts'
import type { NormalisedMark } from '../normalise-mark.ts'
import { isAffix, isOnlyQuality, isPremises, isWeakAnywhere, isWeakWord, type WeakKind } from '../weak-words.ts'

/** Lists words for an explanation: “轩”“阁”, and in English “轩”, “阁”. */
const wordsInWords = (words: readonly string[]): { zh: string; en: string } => ({
  zh: words.map(word => `“${word}”`).join(''),
  en: words.map(word => `“${word}”`).join(', '),
})

/** Makes a rule for marks that differ only by words of one kind, added to one or exchanged; `name` says what such words are. */
const addedWordsRule = (id: string, kind: WeakKind, weight: number, name: { zh: string; en: string }): MarkRule => {
  const kinds = [kind]
  return {
    id,
    find: (a, b, context) => {
      const added = addedWords(a, b, kinds, context)
      if (!added) return null
      const words = wordsInWords(added.words)
      return {
        weight,
        zh: `除${name.zh}${words.zh}外，两商标文字均为“${added.shared}”，可能被认定为近似。`,
        en: `Leaving aside ${words.en} (${name.en}), both marks read “${added.shared}”; they may be found similar.`,
      }
    },
  }
}

/** R11 finds marks that differ only by the generic name or a model of the goods. */
export const r11GenericName = addedWordsRule('R11', 'goods', 0.85, {
  zh: '商品或者服务的通用名称、型号',
  en: 'generic name or model of the goods or services',
})

const addedPremises = addedWordsRule('R12', 'place', 0.8, {
  zh: '表示处所、地点、机构的文字',
  en: 'a word for premises, a place or an organisation',
})

/** Returns the single character to which a mark only adds a word for premises (砚轩) without making one word of it; null else. */
export const singleBeforePremises = (mark: MarkProfile): string | null => {
  const [first = '', ...rest] = mark.characters
  return mark.isHan && isPremises(rest.join('')) && !mark.isOneWord() ? first : null
}

const isSinglePremises = (a: MarkProfile, b: MarkProfile): boolean => {
  const [single, longer] = a.text.length < b.text.length ? [a, b] : [b, a]
  return single.characters.length === 1 && singleBeforePremises(longer) === single.text
}

/** R12 finds marks that differ only by a word for premises, a place or an organisation: 轩, 阁, 世家. After a single character it is weak. */
export const r12Premises: MarkRule = {
  id: 'R12',
  find: (a, b, context) => {
    if (!isSinglePremises(a, b)) return addedPremises.find(a, b, context)
    return {
      weight: 0.5,
      zh: `“${a.printed}”与“${b.printed}”仅相差表示处所的文字，共同部分为单字，是否近似须结合整体判断。`,
      en: `“${a.printed}” and “${b.printed}” differ by a word for premises only and share a single character; similarity depends on the marks as a whole.`,
    }
  },
}

/** R13 finds marks that differ only by a word for a quality, an ingredient, a function, a colour or the like. */
export const r13Descriptive = addedWordsRule('R13', 'quality', 0.8, {
  zh: '表示质量、原料、功能、颜色等特点的文字',
  en: 'descriptive of quality, material, function, colour or the like',
})

/** R14 finds marks that differ only by an adjective, an adverb or an affix: 老, 小, 新, super, the. */
export const r14Affix = addedWordsRule('R14', 'affix', 0.8, {
  zh: '形容词、副词或者词缀性质的文字',
  en: 'an adjective, adverb or affix',
})

const MIN_HAN = 2
const MIN_LETTERS = 3

const hasSequence = (words: readonly string[], part: readonly string[]): boolean =>
  words.some((_, start) => part.every((word, index) => words[start + index] === word))

/** Chinese is written without spaces, so a part may begin anywhere; other scripts count whole words. */
const holds = (whole: NormalisedMark, part: NormalisedMark): boolean =>
  part.text.length < whole.text.length &&
  part.characters.length >= (part.isLatin ? MIN_LETTERS : MIN_HAN) &&
  (part.isHan ? whole.text.includes(part.text) : hasSequence(whole.words, part.words))

/** Returns the mark that stands wholly in the other, with the one that holds it; null when neither does. */
export const containedMark = <Mark extends NormalisedMark>(a: Mark, b: Mark): { part: Mark; whole: Mark } | null => {
  if (holds(a, b)) return { part: b, whole: a }
  return holds(b, a) ? { part: a, whole: b } : null
}

/**
 * In Chinese a word must begin and end where words do: 和平 is no part of 祥和平安, nor 马达 of 马达加斯加. A coined part is a word wherever it
 * stands, unless it takes the end of one word and the beginning of the next.
 */
const standsAlone = (whole: MarkProfile, part: MarkProfile): boolean => {
  if (!part.isHan) return true
  if (whole.isOneWord()) return false
  const edges = whole.edges()
  const needed = part.isOneWord() ? 2 : 1
  for (let start = whole.text.indexOf(part.text); start >= 0; start = whole.text.indexOf(part.text, start + 1)) {
    const ends = [start, start + part.text.length].filter(end => edges.has(end))
    if (ends.length >= needed) return true
  }
  return false
}

/** Words of one or two letters begin too many names by chance. */
const isJoint = (word: string, place: 'before' | 'after'): boolean =>
  (word.length >= MIN_LETTERS || (place === 'before' && word === 'my')) && isWeakAnywhere(word)

/** Returns what is left of a joined Latin word when a weak word is taken off its end or beginning: SUNPRO, MYTALVIO. */
export const headsOf = ({ isLatin, words: [word = '', ...others] }: NormalisedMark): string[] => {
  if (!isLatin || others.length > 0 || isEnglishWord(word)) return []
  const cuts = Array.from({ length: Math.max(0, word.length - MIN_LETTERS - 1) }, (_, index) => index + 2)
  return cuts.flatMap(cut => {
    const [first, last] = [word.slice(0, cut), word.slice(cut)]
    const isHead = first.length >= MIN_LETTERS && isJoint(last, 'after') && !isWeakAnywhere(first)
    const isTail = last.length > MIN_LETTERS && isJoint(first, 'before') && !isWeakAnywhere(last)
    return [...(isHead ? [first] : []), ...(isTail ? [last] : [])]
  })
}

const joinedPart = (a: MarkProfile, b: MarkProfile): { part: MarkProfile; whole: MarkProfile } | null => {
  if (!a.isLatin || !b.isLatin || a.text.length === b.text.length) return null
  const [part, whole] = a.text.length < b.text.length ? [a, b] : [b, a]
  const isEnd = whole.text.startsWith(part.text) || whole.text.endsWith(part.text)
  return isEnd && headsOf(whole).includes(part.text) ? { part, whole } : null
}

const joinedFinding = ({ part, whole }: { part: MarkProfile; whole: MarkProfile }): Finding =>
  isEnglishWord(part.text)
    ? {
        weight: 0.5,
        zh: `“${whole.printed}”由“${part.printed}”与显著性较弱的文字连写而成，“${part.printed}”为常用词，是否近似须结合整体判断。`,
        en: `“${whole.printed}” joins “${part.printed}”, a common word, to a weak one; similarity depends on the marks as a whole.`,
      }
    : {
        weight: 0.75,
        zh: `“${whole.printed}”由“${part.printed}”与显著性较弱的文字连写而成，可能被认定为近似。`,
        en: `“${whole.printed}” joins “${part.printed}” to a weak word; the marks may be found similar.`,
      }

/** Returns true when the whole earlier wording, though it only praises or describes, heads the other mark: PURE in PURE CABINET. */
const isQualityAtHead = (part: MarkProfile, whole: MarkProfile, context: MarkContext): boolean =>
  part.isLatin && whole.words[0] === part.text && isOnlyQuality(part.text, context)

const weakHead = (part: MarkProfile, whole: MarkProfile): Finding => ({
  weight: 0.4,
  zh: `“${whole.printed}”以“${part.printed}”开头，该文字显著性较弱，是否近似须结合整体判断。`,
  en: `“${whole.printed}” begins with “${part.printed}”, which is weak; similarity depends on the marks as a whole.`,
})

/** Returns true when characters may be read in two ways, a word behind an affix among them: 小明月 as 小明 and 月, or as 小 and 明月. */
const mayFollowAffix = (part: MarkProfile, whole: MarkProfile): boolean => {
  const [first = '', ...rest] = whole.characters
  return whole.isHan && isAffix(first) && rest.join('') === part.text && part.isOneWord() && !whole.isOneWord()
}

const perhapsContained = (part: MarkProfile, whole: MarkProfile): Finding => ({
  weight: 0.5,
  zh: `“${whole.printed}”可读作“${part.printed}”前加“${whole.characters[0]}”，是否近似须结合整体判断。`,
  en: `“${whole.printed}” may be read as “${part.printed}” behind “${whole.characters[0]}”; similarity depends on the marks as a whole.`,
})

/** R15 finds a mark that wholly contains the other, unless that part only tells what the goods are or are like. */
export const r15Contained: MarkRule = {
  id: 'R15',
  find: (a, b, context) => {
    const joined = joinedPart(a, b)
    if (joined) return isWeakWord(joined.part.text, context) ? null : joinedFinding(joined)
    const contained = containedMark(a, b)
    if (!contained) return null
    const { part, whole } = contained
    if (!standsAlone(whole, part))
      return mayFollowAffix(part, whole) && !isWeakWord(part.text, context) ? perhapsContained(part, whole) : null
    if (isWeakWord(part.text, context)) return isQualityAtHead(part, whole, context) ? weakHead(part, whole) : null
    return {
      weight: 0.75,
      zh: `“${whole.printed}”完整包含“${part.printed}”，可能被认定为近似。`,
      en: `“${whole.printed}” wholly contains “${part.printed}”; the marks may be found similar.`,
    }
  },
}

/** Returns true when all that two Latin marks share is an ordinary word, beside other words in each: BLUE HARBOR, HARBOR ROYAL. */
const sharesOrdinaryWord = (a: MarkProfile, b: MarkProfile, shared: string): boolean =>
  a.isLatin && b.isLatin && a.words.length > 1 && b.words.length > 1 && isEnglishWord(shared.toLowerCase())

/** R16 finds marks that share their distinctive part, all that is left of either being weak. */
export const r16SharedPart: MarkRule = {
  id: 'R16',
  find: (a, b, context) => {
    const added = addedWords(a, b, ALL_KINDS, context)
    if (!added) return null
    const words = wordsInWords(added.words)
    if (sharesOrdinaryWord(a, b, added.shared))
      return {
        weight: 0.6,
        zh: `两商标均含有常用词“${added.shared}”，其余部分${words.zh}显著性较弱而各不相同，是否近似须结合整体判断。`,
        en: `Both marks contain “${added.shared}”, a common word; the rest (${words.en}) is weak and differs, so similarity depends on the marks as a whole.`,
      }
    return {
      weight: 0.8,
      zh: `两商标的显著识别部分均为“${added.shared}”，其余部分${words.zh}显著性较弱，可能被认定为近似。`,
      en: `The distinctive part of both marks is “${added.shared}”; the rest (${words.en}) is weak, so they may be found similar.`,
    }
  },
}
