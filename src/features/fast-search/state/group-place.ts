import type { ParagraphItem } from '#contract/classification.ts'

/** Returns the class of a similar group: 9 for `0901`. */
export const classOfGroup = (group: string): number => Number(group.slice(0, 2))

export const isSamePart = (a: ParagraphItem, b: ParagraphItem): boolean =>
  a.groups === b.groups && a.paragraph === b.paragraph

/** Returns the list without the entry when it has it, else with the entry at its end. */
export const toggled = <Entry>(
  list: readonly Entry[],
  entry: Entry,
  isSame: (a: Entry, b: Entry) => boolean = Object.is,
): Entry[] =>
  list.some(other => isSame(other, entry)) ? list.filter(other => !isSame(other, entry)) : [...list, entry]
