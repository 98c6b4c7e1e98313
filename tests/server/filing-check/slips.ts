import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Random } from './seeded-random.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** Returns a day as a draft writes it. */
export const writtenDay = (day: CalendarDay, isEn: 0 | 1): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return isEn === 1 ? `${date} ${MONTHS[month - 1]} ${year}` : `${year}年${month}月${date}日`
}

const at = (characters: readonly string[], index: number): string => characters[index] ?? ''

/** Returns the text with one character replaced; an empty one drops it. */
const replaceAt = (text: string, index: number, by: string): string => {
  const characters = [...text]
  return [...characters.slice(0, index), by, ...characters.slice(index + 1)].join('')
}

const digitPlaces = (text: string): number[] => [...text].flatMap((one, index) => (/\d/.test(one) ? [index] : []))

/** Returns the number with one digit changed, never the first. */
export const digitOff = (number: string, random: Random): string => {
  const index = random.pick(digitPlaces(number).slice(1))
  const digit = Number(at([...number], index))
  return replaceAt(number, index, String((digit + random.pick([1, 2, 5, 9])) % 10))
}

/** Returns the number with two digits beside one another changed over, or null where all are alike. */
export const digitsSwapped = (number: string, random: Random): string | null => {
  const characters = [...number]
  const places = digitPlaces(number).filter(
    index => /\d/.test(at(characters, index + 1)) && at(characters, index) !== at(characters, index + 1),
  )
  if (places.length === 0) return null
  const index = random.pick(places)
  return replaceAt(replaceAt(number, index, at(characters, index + 1)), index + 1, at(characters, index))
}

/** Characters that are taken for one another: by their look, or by the keys that write them. */
const LOOK_ALIKES = [
  ...['青清', '砚岘', '房旁', '宁字', '波坡', '信倍', '有友', '限根', '公分', '司可', '市巿', '山出', '云去', '栖柄'],
  ...['岚风', '州洲', '海诲', '林材', '晓烧', '陈阵', '国图', '王玉', '岭领', '梨犁', '园圆', '春舂', '鹿麂', '鸣呜'],
  ...['谷各', '雁鹰', '塔搭', '北比', '辰晨', '桐铜', '花化', '渡度', '轻经', '醒酲', '品晶', '食良', '技枝', '科料'],
  ...['服股', '饰蚀', '鞋靴', '茶荼', '咖珈', '啡琲', '糕羔', '蜂峰', '蜜密', '包苞', '软较', '件仵', '表衣', '手毛'],
  ...['机凯', '智知', '商啇', '标际', '事亊', '务努', '代伐', '理埋', '电申', '子孑', '文又', '化华', '传转', '告吿'],
].map(pair => [...pair] as [string, string])

const lookAlikeOf = (one: string): string | undefined => {
  const pair = LOOK_ALIKES.find(([first, second]) => first === one || second === one)
  return pair?.[0] === one ? pair[1] : pair?.[0]
}

/** The ends of a name that everyone writes without looking. */
const COMMON_END = /(?:股份)?(?:有限公司|事务所)?(?:（[^）]*）)?$/

const latinSlip = (name: string, random: Random): string | null => {
  const characters = [...name]
  const places = characters.flatMap((one, index) => {
    const next = at(characters, index + 1)
    return index > 0 && /[a-z]/i.test(one) && /[a-z]/i.test(next) && one.toLowerCase() !== next.toLowerCase()
      ? [index]
      : []
  })
  if (places.length === 0) return null
  const index = random.pick(places)
  return random.chance(0.5)
    ? replaceAt(name, index, '')
    : replaceAt(replaceAt(name, index, at(characters, index + 1)), index + 1, at(characters, index))
}

/** Returns a name one character off: a look-alike, a dropped character, letters changed over. Null where none can be. */
export const nameOff = (name: string, random: Random): string | null => {
  if (/^[\p{ASCII}]+$/u.test(name)) return latinSlip(name, random)
  const stem = [...name.replace(COMMON_END, '')]
  if (stem.length === 0) return null
  const alike = stem.flatMap((one, index) => (lookAlikeOf(one) === undefined ? [] : [index]))
  if (alike.length > 0 && random.chance(0.7)) {
    const index = random.pick(alike)
    return replaceAt(name, index, lookAlikeOf(at(stem, index)) ?? '')
  }
  if (stem.length < 3)
    return alike.length > 0 ? replaceAt(name, alike[0] ?? 0, lookAlikeOf(at(stem, alike[0] ?? 0)) ?? '') : null
  return replaceAt(name, random.pick(stem.map((_, index) => index).slice(1)), '')
}

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

const two = (number: number): string => String(number).padStart(2, '0')

/** Returns days that are mistaken for the day: a digit off, the month off, the year off, day and month changed over. */
export const daysOff = (day: CalendarDay): Record<'digit' | 'month' | 'year' | 'swapped', CalendarDay | null> => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const one = (y: number, m: number, d: number): CalendarDay | null => {
    const written = `${y}-${two(m)}-${two(d)}`
    return isDay(written) && written !== day ? written : null
  }
  return {
    digit: one(year, month, date % 10 < 9 ? date + 1 : date - 1) ?? one(year, month, date - 1),
    month: one(year, month === 12 ? 11 : month + 1, date) ?? one(year, month - 1, date),
    year: one(year - 1, month, date),
    swapped: one(year, date, month),
  }
}
