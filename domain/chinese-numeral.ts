const DIGITS = '零一二三四五六七八九'

/** 1 to 999 in Chinese numerals, as statutes count: 十, 三十四, 一百零一. */
export const chineseNumeral = (number: number): string => {
  const [hundreds, tens, units] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10]
  const head = hundreds === 0 ? '' : `${DIGITS[hundreds]}百`
  const gap = hundreds > 0 && units > 0 ? '零' : ''
  const middle = tens === 0 ? gap : `${tens === 1 && hundreds === 0 ? '' : DIGITS[tens]}十`
  return head + middle + (units === 0 ? '' : DIGITS[units])
}
