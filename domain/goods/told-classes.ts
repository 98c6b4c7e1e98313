import type { Notice } from '#contract/notice.ts'
import { NUMBER_UNITS, numberOf } from '../chinese-numeral.ts'

const CLASS = new RegExp(`第\\s*([${NUMBER_UNITS}]+)\\s*类(?!似|别商品)`, 'g')

/** The one class of the application that a reason names; null where it names none or several. */
const classNamed = (text: string, classes: readonly number[]): number | null => {
  const named = new Set([...text.matchAll(CLASS)].map(([, written = '']) => numberOf(written)))
  const [only, ...others] = named
  return only != null && others.length === 0 && classes.includes(only) ? only : null
}

/**
 * Returns the classes that the examiner's reasons put goods in: those of a reason that lists them and names one class. An
 * application in one class has all of its goods in it.
 */
export const toldClasses = ({
  classes,
  reasons = [],
  refusedGoods,
  acceptedGoods,
}: Pick<Notice, 'classes' | 'reasons' | 'refusedGoods' | 'acceptedGoods'>): Map<string, Set<number>> => {
  const told = new Map<string, Set<number>>()
  const add = (good: string, niceClass: number): void => {
    told.set(good, (told.get(good) ?? new Set()).add(niceClass))
  }
  const [only, ...others] = classes
  if (only !== undefined && others.length === 0) for (const good of [...refusedGoods, ...acceptedGoods]) add(good, only)
  for (const { text, goods } of reasons) {
    const named = classNamed(text, classes)
    if (named !== null) for (const good of goods) add(good, named)
  }
  return told
}
