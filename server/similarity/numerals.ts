const DIGITS = '0〇零 1一壹幺 2二贰两 3三叁 4四肆 5五伍 6六陆 7七柒 8八捌 9九玖'
const VALUES = new Map(DIGITS.split(' ').flatMap(([digit = '', ...forms]) => forms.map(form => [form, digit] as const)))
const UNITS: Record<string, number> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000, 万: 10_000 }
const NUMBER = /[〇零一壹二贰两三叁四肆五伍六陆七柒八捌九玖十拾百佰千仟万]+/gu
/** Alone these are ordinary characters: 百 in 百度, 万 in 万科. */
const ORDINARY = /^[两幺百佰千仟万伍陆]$/u

const counted = (numeral: string): string => {
  let total = 0
  let digit = 0
  for (const character of numeral) {
    const unit = UNITS[character]
    if (unit === undefined) digit = Number(VALUES.get(character) ?? 0)
    else {
      total = unit === UNITS['万'] ? (total + digit || 1) * unit : total + (digit || 1) * unit
      digit = 0
    }
  }
  return String(total + digit)
}

const inArabic = (numeral: string): string => {
  if (ORDINARY.test(numeral)) return numeral
  const hasUnit = [...numeral].some(character => character in UNITS)
  return hasUnit ? counted(numeral) : [...numeral].map(character => VALUES.get(character) ?? character).join('')
}

/** Text with its Chinese numerals as Arabic digits: 五二一 and 521, 十八 and 18 become the same. */
export const foldNumerals = (text: string): string => text.replace(NUMBER, inArabic)
