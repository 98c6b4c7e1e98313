const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** A calendar day as a letter writes it: 2026年6月2日, 2 June 2026. */
export const writtenDate = (day: string, isEn: 0 | 1): string => {
  const [year, month = 1, date] = day.split('-').map(Number)
  return isEn ? `${date} ${MONTHS[month - 1]} ${year}` : `${year}年${month}月${date}日`
}
