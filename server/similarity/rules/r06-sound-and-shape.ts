import { characterDifferences, pairsInWords } from '../character-differences.ts'
import type { MarkRule } from '../mark-rule.ts'
import { areNearInSoundAndShape } from '../near-characters.ts'

const HAN = /\p{Script=Han}/u

/** R06: every character that differs sounds the same or near and looks near; traditional forms of one character count. */
export const r06SoundAndShape: MarkRule = {
  id: 'R06',
  find: (a, b) => {
    if (!HAN.test(a.text) || !HAN.test(b.text)) return null
    const differences = characterDifferences(a, b)
    if (!differences) return null
    if (differences.length === 0)
      return a.shown.join('') === b.shown.join('')
        ? null
        : {
            weight: 0.9,
            zh: `“${a.printed}”与“${b.printed}”读音相同，仅为同一汉字的不同写法，可能被认定为近似。`,
            en: `“${a.printed}” and “${b.printed}” sound the same and are different forms of the same characters; they may be found similar.`,
          }
    if (!differences.every(difference => areNearInSoundAndShape(a, b, difference))) return null
    const pairs = pairsInWords(differences)
    return {
      weight: 0.8,
      zh: `${pairs.zh}读音相同或者相近，字形相近，两商标可能被认定为近似。`,
      en: `${pairs.en} sound the same or nearly so and look near each other; the marks may be found similar.`,
    }
  },
}
