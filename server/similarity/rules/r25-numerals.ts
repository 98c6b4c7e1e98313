import type { MarkRule } from '../mark-rule.ts'
import { foldNumerals } from '../numerals.ts'

/** R25: the same digits, once in Chinese and once in Arabic numerals. */
export const r25Numerals: MarkRule = {
  id: 'R25',
  find: (a, b) =>
    a.text !== b.text && a.loose === b.loose && foldNumerals(a.text) === foldNumerals(b.text)
      ? {
          weight: 0.9,
          zh: '两商标数字相同，仅分别以中文数字和阿拉伯数字书写，可能被认定为近似。',
          en: 'The numbers in the two marks are the same, written in Chinese and in Arabic numerals; the marks may be found similar.',
        }
      : null,
}
