import { addedWords, wordsInWords } from '../added-words.ts'
import type { MarkRule } from '../mark-rule.ts'

/** R14: the marks differ only by an adjective, an adverb or an affix: 老, 小, 新, super, the. */
export const r14Affix: MarkRule = {
  id: 'R14',
  find: (a, b, context) => {
    const added = addedWords(a, b, ['affix'], context)
    if (!added) return null
    const words = wordsInWords(added.words)
    return {
      weight: 0.8,
      zh: `除${words.zh}为形容词、副词或者词缀性质的文字外，两商标均为“${added.shared}”，可能被认定为近似。`,
      en: `But for ${words.en}, an adjective, adverb or affix, both marks are “${added.shared}”; they may be found similar.`,
    }
  },
}
