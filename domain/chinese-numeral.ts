const DIGITS = '零一二三四五六七八九'

/** Returns a number from 1 to 999 in Chinese numerals, as statutes count: 十, 三十四, 一百零一. */
export const chineseNumeral = (number: number): string => {
  const [hundreds, tens, units] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
  const head = hundreds === 0 ? '' : `${DIGITS[hundreds]}百`
  const gap = hundreds > 0 && units > 0 ? '零' : ''
  const middle = tens === 0 ? gap : `${tens === 1 && hundreds === 0 ? '' : DIGITS[tens]}十`
  return head + middle + (units === 0 ? '' : DIGITS[units])
}

/** Units a number may be written with, as a regular expression class. */
export const NUMBER_UNITS = '\\d〇○零一二两三四五六七八九十百'

const READ_DIGITS = '〇一二三四五六七八九'

const digit = (unit: string): number => {
  if (unit === '零' || unit === '○') return 0
  if (unit === '两') return 2
  return READ_DIGITS.indexOf(unit)
}

const ONE_SIGN: ReadonlyMap<string, number> = new Map([
  ...Array.from('0123456789', (sign, number) => [sign, number] as const),
  ...Array.from('〇○零一二两三四五六七八九', sign => [sign, digit(sign)] as const),
  ['十', 10],
])

/** Returns the number that figures or Chinese numerals write: 34, 三十四, 十, 二〇二四. Null for anything else, O十 included. */
export const numberOf = (text: string): number | null => {
  if (text.length === 1) return ONE_SIGN.get(text) ?? null
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
