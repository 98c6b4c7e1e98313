import type { ExceptionRule } from '../mark-rule.ts'
import { clearDifference, oneDifference } from '../one-character.ts'

/** R04, exception to R03: the first character differs in sound and shape, or the meaning as a whole differs. */
export const r04ClearDifference: ExceptionRule = {
  id: 'R04',
  replaces: ['R03'],
  find: (a, b) => {
    const difference = oneDifference(a, b)
    const reason = difference && clearDifference(a, b, difference)
    if (!reason) return null
    const [one, other] = difference.shown
    return reason === 'first'
      ? {
          weight: 0.4,
          zh: `两商标仅一字不同，但首字“${one}”与“${other}”读音、字形均不同，可能不被认定为近似，须结合整体判断。`,
          en: `The marks differ in one character only, but it is the first, and “${one}” and “${other}” differ in sound and shape; they may be found not similar, subject to the marks as a whole.`,
        }
      : {
          weight: 0.4,
          zh: `两商标仅一字不同，但“${a.printed}”与“${b.printed}”整体含义可能明显不同，可能不被认定为近似，含义须人工核实。`,
          en: `The marks differ in one character only, but “${a.printed}” and “${b.printed}” may clearly differ in meaning as wholes and may be found not similar; the meaning is to be verified.`,
        }
  },
}
