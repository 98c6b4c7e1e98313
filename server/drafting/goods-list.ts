import type { Draft } from './draft.ts'
import { type Html, html, join } from './html.ts'
import { sourced } from './sourced.ts'

/** The goods as printed, in quotation marks, each with its source; null when the notice names none. */
export const goodsList = ({ notice, say }: Draft, list: 'refusedGoods' | 'acceptedGoods'): Html | null => {
  const names = notice[list].map((name, index) => sourced(`notice.${list}.${index}`, name))
  return names.length === 0 ? null : html`“${join(names, say('；', '; '))}”`
}
