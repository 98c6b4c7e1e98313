import { addedWords } from './added-words.ts'
import type { MarkRule } from './mark-rule.ts'
import type { WeakKind } from './weak-words.ts'

/** Words for an explanation: “轩”“阁”, and in English “轩”, “阁”. */
export const wordsInWords = (words: readonly string[]): { zh: string; en: string } => ({
  zh: words.map(word => `“${word}”`).join(''),
  en: words.map(word => `“${word}”`).join(', '),
})

/** A rule for marks that differ only by words of one kind, added to one or exchanged; `name` is what such words are. */
export const addedWordsRule = (
  id: string,
  kind: WeakKind,
  weight: number,
  name: { zh: string; en: string },
): MarkRule => {
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
