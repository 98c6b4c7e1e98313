import type { Draft } from '../draft.ts'
import { namesList } from '../goods/names-list.ts'
import { goodsWord } from '../goods-word.ts'
import { type Html, html } from '../html.ts'

/** What would be left if all that is blocked were given up; nothing to say while no goods are known. */
export const restrictedList = (draft: Draft): Html | null => {
  const { say, goods: items } = draft
  if (items.length === 0) return null
  const goods = goodsWord(draft)
  const kept = namesList(
    draft,
    items.filter(({ state }) => state === 'approved' || state === 'free'),
  )
  const isUnclear = items.some(({ state }) => state === 'unclear' || state === 'contradictory')
  if (kept === null)
    return html`<p>${
      isUnclear
        ? say(
            `删减清单：须先查明各项目的类似群，才能确定哪些${goods}可以保留。`,
            `Restricted list: which ${goods} can be kept is known once their similar groups have been looked up.`,
          )
        : say(
            `删减清单：所列${goods}均受阻，没有可以保留的项目。`,
            `Restricted list: all the ${goods} listed are blocked, and none can be kept.`,
          )
    }</p>`
  return say(
    html`<p>删减清单：放弃受阻的项目后，保留${kept}。${isUnclear ? '待查的项目是否保留，查明类似群后确定。' : null}</p>`,
    html`<p>Restricted list: with what is blocked given up, ${kept} would be kept.${isUnclear ? ' Whether to keep the unclear items depends on their similar groups.' : null}</p>`,
  )
}
