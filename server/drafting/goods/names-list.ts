import type { Draft } from '../draft.ts'
import { type Html, html, join } from '../html.ts'
import { sourced } from '../sourced.ts'
import type { GoodsItem } from './goods-items.ts'

/** Names of goods in quotation marks, each with its place in the notice; null for none. */
export const namesList = ({ say }: Draft, items: readonly Pick<GoodsItem, 'name' | 'source'>[]): Html | null =>
  items.length === 0
    ? null
    : html`“${join(
        items.map(({ name, source }) => sourced(source, name)),
        say('；', '; '),
      )}”`
