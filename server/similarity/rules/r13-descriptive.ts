import { addedWords, wordsInWords } from '../added-words.ts'
import type { MarkRule } from '../mark-rule.ts'

/** R13: the marks differ only by a word for a quality, an ingredient, a function, a colour or the like. */
export const r13Descriptive: MarkRule = {
  id: 'R13',
  find: (a, b, context) => {
    const added = addedWords(a, b, ['quality'], context)
    if (!added) return null
    const words = wordsInWords(added.words)
    return {
      weight: 0.8,
      zh: `除${words.zh}为表示质量、原料、功能、颜色等特点的文字外，两商标均为“${added.shared}”，可能被认定为近似。`,
      en: `But for ${words.en}, descriptive of quality, material, function, colour or the like, both marks are “${added.shared}”; they may be found similar.`,
    }
  },
}
