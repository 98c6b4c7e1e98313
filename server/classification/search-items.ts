import type { Item } from './classification-repository.ts'

/** Says which items to find; an empty list filters nothing. */
export interface ItemFilter {
  classes: readonly number[]
  groups: readonly string[]
  /** Restricts the groups that it names to these parts. */
  parts: readonly { group: string; paragraph: string }[]
  /** Null finds both kinds. */
  isAcceptable: boolean | null
  /** A folded text that a name contains or a code begins with, or that either equals; an empty text finds all. */
  text: string
  isWhole: boolean
}

/** The items found, and all items that match in any place, which shows what the filter of places can be set to. */
export interface FoundItems {
  found: Item[]
  anywhere: Item[]
}

/** The form of an item's code: only such texts are looked for among the codes. */
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

/** Returns the items that the filter lets through, in their order. */
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
