import { addedWords, wordsInWords } from '../added-words.ts'
import type { MarkRule } from '../mark-rule.ts'

/** R11: the marks differ only by the generic name or a model of the goods. */
export const r11GenericName: MarkRule = {
  id: 'R11',
  find: (a, b, context) => {
    const added = addedWords(a, b, ['goods'], context)
    if (!added) return null
    const words = wordsInWords(added.words)
    return {
      weight: 0.85,
      zh: `除${words.zh}为商品或者服务的通用名称、型号外，两商标均为“${added.shared}”，可能被认定为近似。`,
      en: `But for ${words.en}, the generic name or a model of the goods or services, both marks are “${added.shared}”; they may be found similar.`,
    }
  },
}
