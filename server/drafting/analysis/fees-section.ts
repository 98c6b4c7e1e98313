import { toldClasses } from '#domain/goods/told-classes.ts'
import { feesOn } from '#domain/law/fees.ts'
import type { Draft } from '../draft.ts'
import { countWord, writtenDate } from '../language.ts'
import type { Section } from '../markup/blocks.ts'
import { checkboxesField } from '../markup/fields.ts'
import { html } from '../markup/html.ts'

const CLASS_DIGITS = 2

/**
 * Returns the classes in which goods are refused: all of a full refusal; of a partial one those of the refused goods by
 * their similar groups, or by the reasons that name them. Not certain where neither tells the class of an item.
 */
const refusedClasses = ({
  notice,
  goods,
}: Pick<Draft, 'notice' | 'goods'>): { classes: readonly number[]; isCertain: boolean } => {
  if (notice.kind === 'full' || notice.classes.length < 2) return { classes: notice.classes, isCertain: true }
  const refused = goods.filter(({ name }) => notice.refusedGoods.includes(name))
  const told = toldClasses(notice)
  const classesOf = refused.map(({ name, groups }) =>
    groups.length > 0 ? groups.map(group => Number(group.slice(0, CLASS_DIGITS))) : [...(told.get(name) ?? [])],
  )
  if (refused.length === 0 || classesOf.some(({ length }) => length === 0))
    return { classes: notice.classes, isCertain: false }
  const found = new Set(classesOf.flat())
  return { classes: notice.classes.filter(niceClass => found.has(niceClass)), isCertain: true }
}

/**
 * Writes the fees as checkboxes with their total. Only official fees have figures; the others are agreed with the firm.
 */
export const feesSection = (draft: Draft): Section => {
  const { notice, deadline, type, isEn, say, read } = draft
  const table = feesOn(deadline.served)
  const { review } = table.fees
  const perClass = type === 0 ? review.paper : review.online
  const refused = refusedClasses(draft)
  const classes = Math.max(refused.classes.length, 1)
  const otherwise = classes * (type === 0 ? review.online : review.paper)
  const way =
    type === 0
      ? say(`纸质申请；网上申请为${otherwise}元`, `on paper; CNY ${otherwise} online`)
      : say(`网上申请；纸质申请为${otherwise}元`, `online; CNY ${otherwise} on paper`)
  const count = countWord(classes, isEn)
  const unknown =
    notice.classes.length === 0 || !refused.isCertain ? say('，类别数待核', ', number of classes to be checked') : ''
  const toBeAgreed = say('面议', 'to be agreed')
  return {
    title: say('费用', 'Fees'),
    body: [
      checkboxesField({
        name: 'fees',
        total: 'feesTotal',
        source: `fees.${table.from}`,
        label: say('费用（元）', 'Fees (CNY)'),
        items: [
          {
            value: String(perClass * classes),
            label: say(
              `${read(review)}（${count}个类别，${way}${unknown}）`,
              `${read(review)} (${count} class${classes === 1 ? '' : 'es'}, ${way}${unknown})`,
            ),
          },
          { value: toBeAgreed, label: say('代理费', 'Attorney fee') },
          { value: toBeAgreed, label: say('证据公证费', 'Notarisation of evidence') },
          { value: toBeAgreed, label: say('外文证据翻译费', 'Translation of foreign evidence') },
        ],
      }),
      html`<p>${say(
        `规费依据${table.source}，按${writtenDate(table.from, 0)}起适用的标准；合计不含面议项目。`,
        `Official fees under ${table.source}, as applied from ${writtenDate(table.from, 1)}; the total does not include fees to be agreed.`,
      )}</p>`,
    ],
  }
}
