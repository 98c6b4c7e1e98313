import { chineseNumeral } from '#domain/chinese-numeral.ts'

/** How sections are counted: 一、 and （一） in Chinese, 1. and (1) in English. */
interface SectionNumber {
  write: (number: number) => string
  expression: RegExp
}

export const SECTION_NUMBERS = {
  zhMain: { write: number => `${chineseNumeral(number)}、`, expression: /^[一二三四五六七八九十百零]+、/ },
  zhSub: { write: number => `（${chineseNumeral(number)}）`, expression: /^（[一二三四五六七八九十百零]+）/ },
  enMain: { write: number => `${number}. `, expression: /^\d{1,3}\. / },
  enSub: { write: number => `(${number}) `, expression: /^\(\d{1,3}\) / },
} satisfies Record<string, SectionNumber>
