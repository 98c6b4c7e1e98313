import { CLASS_COUNT } from '#contract/limits.ts'
import type { MarkGoods } from '#domain/mark/register-mark.ts'

/** The Nice class of three digits; null for the older national ones. */
export const niceClassOf = (code: string): number | null => {
  const number = Number(code)
  return /^\d{3}$/.test(code) && number >= 1 && number <= CLASS_COUNT ? number : null
}

/** Goods of a statement, at its semicolons; those in brackets separate nothing. */
export const usGoods = (statement: string): MarkGoods[] => {
  let depth = 0
  let text = ''
  const names: string[] = []
  for (const character of statement) {
    if ('([{'.includes(character)) depth += 1
    if (')]}'.includes(character)) depth = Math.max(0, depth - 1)
    if (character === ';' && depth === 0) {
      names.push(text)
      text = ''
    } else text += character
  }
  return [...names, text]
    .map(name => name.trim())
    .filter(name => name !== '')
    .map(name => ({ group: '', paragraph: '', name, nameEn: name }))
}
