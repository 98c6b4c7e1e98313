import type { Item } from './classification-repository.ts'

/** What items to find; an empty list is no filter. */
export interface ItemFilter {
  classes: readonly number[]
  groups: readonly string[]
  /** Of a group that they name, parts alone are looked in. */
  parts: readonly { group: string; paragraph: string }[]
  /** Null is any. */
  isAcceptable: boolean | null
  /** Folded text that a name holds or a code begins with, or either is; empty is any. */
  text: string
  isWhole: boolean
}

/** Items found, and all that the filter would let through wherever they stand: what it may be set to. */
export interface FoundItems {
  found: Item[]
  anywhere: Item[]
}

/** What an item's code looks like: other texts are not looked for among the codes. */
const ITEM_CODE = /^[a-z]?\d+$/

const textTest = ({ text, isWhole }: ItemFilter): ((item: Item) => boolean) => {
  if (text === '') return () => true
  const isNamed = isWhole
    ? ({ folded }: Item) => folded.startsWith(`${text}\n`) || folded.endsWith(`\n${text}`)
    : ({ folded }: Item) => folded.includes(text)
  if (!ITEM_CODE.test(text)) return isNamed
  const isCoded = isWhole
    ? ({ code }: Item) => code.toLowerCase() === text
    : ({ code }: Item) => code.toLowerCase().startsWith(text)
  return item => isNamed(item) || isCoded(item)
}

const placeTest = ({ groups, parts }: ItemFilter): ((item: Item) => boolean) => {
  if (groups.length + parts.length === 0) return () => true
  const narrowed = Map.groupBy(parts, ({ group }) => group)
  const whole = new Set(groups)
  return ({ group, paragraph }) => narrowed.get(group)?.some(part => part.paragraph === paragraph) ?? whole.has(group)
}

/** The items that the filter lets through, in their order. */
export const searchItems = (items: readonly Item[], filter: ItemFilter): FoundItems => {
  const { classes, isAcceptable } = filter
  const inClasses = new Set(classes)
  const [hasText, isInPlace] = [textTest(filter), placeTest(filter)]
  const anywhere = items.filter(
    item =>
      (classes.length === 0 || inClasses.has(item.class)) &&
      (isAcceptable === null || item.isAcceptable === isAcceptable) &&
      hasText(item),
  )
  return { found: anywhere.filter(isInPlace), anywhere }
}
