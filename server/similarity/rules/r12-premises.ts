import { addedWords, wordsInWords } from '../added-words.ts'
import type { MarkRule } from '../mark-rule.ts'

/** R12: the marks differ only by a word for a place or premises: 轩, 阁, 世家. */
export const r12Premises: MarkRule = {
  id: 'R12',
  find: (a, b, context) => {
    const added = addedWords(a, b, ['place'], context)
    if (!added) return null
    const words = wordsInWords(added.words)
    return {
      weight: 0.8,
      zh: `除${words.zh}为表示处所、地点的文字外，两商标均为“${added.shared}”，可能被认定为近似。`,
      en: `But for ${words.en}, a word for a place or premises, both marks are “${added.shared}”; they may be found similar.`,
    }
  },
}
