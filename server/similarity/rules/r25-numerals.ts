import type { MarkRule } from '../mark-rule.ts'

const NUMERALS: Record<string, string> = {
  〇: '0',
  零: '0',
  一: '1',
  二: '2',
  三: '3',
  四: '4',
  五: '5',
  六: '6',
  七: '7',
  八: '8',
  九: '9',
}

const inArabic = (characters: readonly string[]): string =>
  characters.map(character => NUMERALS[character] ?? character).join('')

/** R25: the same digits, once in Chinese and once in Arabic numerals. */
export const r25Numerals: MarkRule = {
  id: 'R25',
  find: (a, b) =>
    a.text !== b.text && inArabic(a.characters) === inArabic(b.characters)
      ? {
          weight: 0.9,
          zh: '两商标数字相同，仅分别以中文数字和阿拉伯数字书写。',
          en: 'The numbers in the two marks are the same, written in Chinese and in Arabic numerals.',
        }
      : null,
}
