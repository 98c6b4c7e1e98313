import type { MarkRule } from '../mark-rule.ts'

const sorted = (characters: readonly string[]): string => [...characters].sort().join('')

/** R02: the same Chinese characters in another order. */
export const r02Reordered: MarkRule = {
  id: 'R02',
  find: (a, b) =>
    a.isHan && b.isHan && a.text !== b.text && sorted(a.characters) === sorted(b.characters)
      ? {
          weight: 0.8,
          zh: '两商标由相同的汉字构成，仅排列顺序不同。',
          en: 'The two marks consist of the same Chinese characters in a different order.',
        }
      : null,
}
