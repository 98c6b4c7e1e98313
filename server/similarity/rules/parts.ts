import { ALL_KINDS, addedWords } from '../core.ts'
import type { MarkProfile } from '../mark-profile.ts'
import type { MarkRule } from '../mark-rule.ts'
import type { NormalisedMark } from '../normalise-mark.ts'
import { isWeakWord, type WeakKind } from '../weak-words.ts'

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

/** R12 finds marks that differ only by a word for premises, a place or an organisation: 轩, 阁, 世家. */
export const r12Premises = addedWordsRule('R12', 'place', 0.8, {
  zh: '表示处所、地点、机构的文字',
  en: 'a word for premises, a place or an organisation',
})

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

/** R15 finds a mark that wholly contains the other, unless that part only tells what the goods are or are like. */
export const r15Contained: MarkRule = {
  id: 'R15',
  find: (a, b, context) => {
    const contained = containedMark(a, b)
    if (!contained || !standsAlone(contained.whole, contained.part)) return null
    if (isWeakWord(contained.part.text, context)) return null
    const { part, whole } = contained
    return {
      weight: 0.75,
      zh: `“${whole.printed}”完整包含“${part.printed}”，可能被认定为近似。`,
      en: `“${whole.printed}” wholly contains “${part.printed}”; the marks may be found similar.`,
    }
  },
}

/** R16 finds marks that share their distinctive part, all that is left of either being weak. */
export const r16SharedPart: MarkRule = {
  id: 'R16',
  find: (a, b, context) => {
    const added = addedWords(a, b, ALL_KINDS, context)
    if (!added) return null
    const words = wordsInWords(added.words)
    return {
      weight: 0.8,
      zh: `两商标的显著识别部分均为“${added.shared}”，其余部分${words.zh}显著性较弱，可能被认定为近似。`,
      en: `The distinctive part of both marks is “${added.shared}”; the rest (${words.en}) is weak, so they may be found similar.`,
    }
  },
}
