import { classTitle, twoDigits } from '#contract/class-titles.ts'

/** Whether a class is meant by a text: by its number, or by part of its title in either language. */
export const matchesClass = (number: number, text: string): boolean => {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return true
  const title = classTitle(number)
  if (/^\d+$/.test(wanted)) return twoDigits(number) === wanted.padStart(2, '0') || twoDigits(number).startsWith(wanted)
  return title !== undefined && (title.zh.includes(wanted) || title.en.toLowerCase().includes(wanted))
}
