import type { Draft } from '../draft.ts'

const CLASS_DIGITS = 2

/**
 * Returns the classes in which goods are refused: all of a full refusal; of a partial one those of the refused goods by
 * their similar groups. Not certain where an item's group is not known and there are several classes.
 */
export const refusedClasses = ({
  notice,
  goods,
}: Pick<Draft, 'notice' | 'goods'>): { classes: readonly number[]; isCertain: boolean } => {
  if (notice.kind === 'full' || notice.classes.length < 2) return { classes: notice.classes, isCertain: true }
  const refused = goods.filter(({ name }) => notice.refusedGoods.includes(name))
  if (refused.length === 0 || refused.some(({ groups }) => groups.length === 0))
    return { classes: notice.classes, isCertain: false }
  const found = new Set(refused.flatMap(({ groups }) => groups.map(group => Number(group.slice(0, CLASS_DIGITS)))))
  return { classes: notice.classes.filter(niceClass => found.has(niceClass)), isCertain: true }
}
