import { editDistance } from '../edit-distance.ts'
import type { MarkRule } from '../mark-rule.ts'

const MIN_LETTERS = 4
/** From this length on, two letters may differ. */
const LONG = 7

/** R19: marks of four letters or more that differ in individual letters. */
export const r19SomeLetters: MarkRule = {
  id: 'R19',
  find: (a, b) => {
    const length = Math.min(a.characters.length, b.characters.length)
    if (!a.isLatin || !b.isLatin || a.text === b.text || length < MIN_LETTERS) return null
    const distance = editDistance(a.characters, b.characters)
    if (distance > (length < LONG ? 1 : 2)) return null
    return {
      weight: 0.75,
      zh: '两商标均由四个以上字母构成，仅个别字母不同；含义是否明显不同须另行判断。',
      en: 'Both marks have four or more letters and differ in individual letters only; whether their meanings clearly differ is for separate judgment.',
    }
  },
}
