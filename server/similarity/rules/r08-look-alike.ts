import { characterDifferences, pairsInWords } from '../character-differences.ts'
import type { MarkRule } from '../mark-rule.ts'
import { lookNear } from '../near-characters.ts'

/** R08: every character that differs is easily taken for the other's: 未 and 末. */
export const r08LookAlike: MarkRule = {
  id: 'R08',
  find: (a, b) => {
    const differences = characterDifferences(a, b)
    if (!differences || differences.length === 0 || !differences.every(lookNear)) return null
    const pairs = pairsInWords(differences)
    return {
      weight: 0.8,
      zh: `${pairs.zh}字形相近，易误认，两商标可能被认定为近似。`,
      en: `${pairs.en} look alike and are easily mistaken for each other; the marks may be found similar.`,
    }
  },
}
