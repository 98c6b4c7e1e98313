import { characterDifferences } from '../character-differences.ts'
import type { ExceptionRule } from '../mark-rule.ts'
import { areNearInSoundAndShape, lookNear, soundAt } from '../near-characters.ts'

/** R05, exception: two-character marks with one character different are by default not similar, unless R06 or R08 finds them near. */
export const r05TwoCharacters: ExceptionRule = {
  id: 'R05',
  replaces: [],
  find: (a, b) => {
    if (!a.isHan || !b.isHan || a.characters.length !== 2) return null
    const [difference, second] = characterDifferences(a, b) ?? []
    if (!difference || second || lookNear(difference) || areNearInSoundAndShape(a, b, difference)) return null
    const [one, other] = difference.shown
    return soundAt(a, b, difference) === 'same'
      ? {
          weight: 0.55,
          zh: `两商标均由两个汉字构成，一字不同；“${one}”与“${other}”读音相同而字形不同，是否近似须结合整体判断。`,
          en: `Each mark has two Chinese characters and one differs; “${one}” and “${other}” sound the same and look different, so similarity depends on the marks as a whole.`,
        }
      : {
          weight: 0.3,
          zh: `两商标均由两个汉字构成，“${one}”与“${other}”一字不同，读音、字形不相近，一般可能不被认定为近似。`,
          en: `Each mark has two Chinese characters and one differs (“${one}”, “${other}”), without nearness in sound and shape; such marks may, as a rule, be found not similar.`,
        }
  },
}
