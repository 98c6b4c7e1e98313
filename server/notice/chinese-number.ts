const DIGITS = '〇一二三四五六七八九'

const digit = (unit: string): number => {
  if (unit === '零' || unit === '○') return 0
  if (unit === '两') return 2
  return DIGITS.indexOf(unit)
}

/** Units a number in a notice may be written with, as a regular expression class. */
export const NUMBER_UNITS = '\\d〇○零一二两三四五六七八九十百'

/** A number as a notice writes it: 34, 三十四, 十, 二〇二四. Null for anything else, 第O十条 included. */
export const numberOf = (text: string): number | null => {
  if (/^\d+$/.test(text)) return Number(text)
  if (!/^[〇○零一二两三四五六七八九十百]+$/u.test(text)) return null
  if (!/[十百]/.test(text)) return Number(Array.from(text, digit).join(''))
  const match = /^(?:([一二两三四五六七八九])百)?零?(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?$/u.exec(
    text,
  )
  if (!match) return null
  const [, hundreds, tens, ten, units] = match
  return (hundreds ? digit(hundreds) * 100 : 0) + (ten ? (tens ? digit(tens) : 1) * 10 : 0) + (units ? digit(units) : 0)
}
