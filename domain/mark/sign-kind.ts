import type { Notice } from '#contract/notice.ts'
import type { LawText } from '../law/law-version.ts'

/** Signs that are no devices, as an examiner names them. */
const OTHER_SIGNS: readonly (LawText & { words: RegExp })[] = [
  { words: /三维|立体/u, zh: '三维标志', en: 'three-dimensional' },
  { words: /颜色组合/u, zh: '颜色组合', en: 'colour combination' },
  { words: /声音/u, zh: '声音', en: 'sound' },
  { words: /动态/u, zh: '动态标志', en: 'motion' },
]

/** Functionality, which is said of signs other than devices (2019 notation). */
const FUNCTIONALITY = '12'

/**
 * Returns the word for a mark applied for that has no wording: a device, unless the notice rests on functionality and its
 * words name another sign.
 */
export const signKind = ({ grounds, reasons = [] }: Pick<Notice, 'grounds' | 'reasons'>): LawText => {
  const words = reasons.flatMap(({ ground, text }) => (ground === FUNCTIONALITY ? [text] : [])).join('')
  const sign = grounds.includes(FUNCTIONALITY) ? OTHER_SIGNS.find(one => one.words.test(words)) : undefined
  return sign ? { zh: sign.zh, en: sign.en } : { zh: '图形', en: 'device' }
}
