import { editDistance } from '../edit-distance.ts'
import type { MarkRule } from '../mark-rule.ts'

const MIN_CHARACTERS = 3

/** R03: Chinese marks of three characters or more that differ in one. A different first character weighs less (R27). */
export const r03OneCharacter: MarkRule = {
  id: 'R03',
  find: (a, b) => {
    const isLong = Math.min(a.characters.length, b.characters.length) >= MIN_CHARACTERS
    if (!a.isHan || !b.isHan || !isLong || editDistance(a.characters, b.characters) !== 1) return null
    const sharesFirst = a.characters[0] === b.characters[0]
    return {
      weight: sharesFirst ? 0.75 : 0.55,
      zh: `两商标均由三个以上汉字构成，仅一字之差${sharesFirst ? '' : '，且首字不同'}；含义是否明显不同须另行判断。`,
      en: `Both marks have three or more Chinese characters and differ in one only${sharesFirst ? '' : ', the first'}; whether their meanings clearly differ is for separate judgment.`,
    }
  },
}
