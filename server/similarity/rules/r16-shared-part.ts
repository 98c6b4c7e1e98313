import { ALL_KINDS, addedWords } from '../added-words.ts'
import { wordsInWords } from '../added-words-rule.ts'
import type { MarkRule } from '../mark-rule.ts'

/** R16: the marks share their distinctive part, and all that is left of either is weak. */
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
