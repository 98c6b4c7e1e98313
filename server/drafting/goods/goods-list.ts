import type { Draft } from '../draft.ts'
import type { Html } from '../html.ts'
import { namesList } from './names-list.ts'

/** The goods as printed, in quotation marks, each with its source; null when the notice names none. */
export const goodsList = (draft: Draft, list: 'refusedGoods' | 'acceptedGoods'): Html | null =>
  namesList(
    draft,
    draft.notice[list].map((name, index) => ({ name, source: `notice.${list}.${index}` })),
  )
