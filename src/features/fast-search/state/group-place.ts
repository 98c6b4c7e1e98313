import type { ParagraphItem } from '#contract/classification.ts'

/** The class a similar group belongs to: `0901` is of class 9. */
export const classOfGroup = (group: string): number => Number(group.slice(0, 2))

export const isSamePart = (a: ParagraphItem, b: ParagraphItem): boolean =>
  a.groups === b.groups && a.paragraph === b.paragraph

/** The list with the entry taken out where it stands in it, else with it at the end. */
export const toggled = <Entry>(
  list: readonly Entry[],
  entry: Entry,
  isSame: (a: Entry, b: Entry) => boolean = Object.is,
): Entry[] =>
  list.some(other => isSame(other, entry)) ? list.filter(other => !isSame(other, entry)) : [...list, entry]
