import { chineseNumber } from '../character-differences.ts'
import type { MarkRule } from '../mark-rule.ts'
import { oneDifference } from '../one-character.ts'

/** R03: Chinese marks of three characters or more that differ in one. R04 takes it back where the difference is clear. */
export const r03OneCharacter: MarkRule = {
  id: 'R03',
  find: (a, b) => {
    const difference = oneDifference(a, b)
    if (!difference) return null
    const { place, shown } = difference
    const count = a.characters.length
    return {
      weight: 0.75,
      zh: `两商标均由${chineseNumber(count)}个汉字构成，仅第${chineseNumber(place)}个字“${shown[0]}”与“${shown[1]}”不同，未见明显不同的含义，可能被认定为近似。`,
      en: `Each mark has ${count} Chinese characters and they differ in one only, character ${place} (“${shown[0]}”, “${shown[1]}”); no clearly different meaning is known, so they may be found similar.`,
    }
  },
}
