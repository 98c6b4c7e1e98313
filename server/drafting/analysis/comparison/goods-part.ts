import { html } from '../../html.ts'
import type { CardPart } from '../card-part.ts'

/** What the cited mark is registered for, and which of it bears the name of a refused item. */
export const goodsPart: CardPart = ({ notice, say }, citedMark) => {
  if (citedMark.goods.length === 0) return null
  const own = new Set(notice.refusedGoods)
  const shared = citedMark.goods.filter(name => own.has(name))
  const quoted = (names: readonly string[]): string => `“${names.join(say('；', '; '))}”`
  return html`<p>${say('核定项目：', 'Its goods or services: ')}${quoted(citedMark.goods)}${say('。', '.')}${
    shared.length === 0
      ? null
      : say(
          `其中${quoted(shared)}与被驳回的项目名称相同。`,
          ` Of these, ${quoted(shared)} bear the same names as refused items.`,
        )
  }</p>`
}
