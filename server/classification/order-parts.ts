import { numberOf } from '../notice/chinese-number.ts'

/** Parts of groups in the order of the table: their numerals as numbers, what has none last. */
export const orderParts = <Part extends { group: string; paragraph: string }>(parts: readonly Part[]): Part[] =>
  parts
    .filter(({ paragraph }) => paragraph !== '')
    .toSorted(
      (a, b) =>
        Number(a.group) - Number(b.group) ||
        (numberOf(a.paragraph) ?? Infinity) - (numberOf(b.paragraph) ?? Infinity) ||
        0,
    )
