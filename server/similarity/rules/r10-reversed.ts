import type { MarkRule } from '../mark-rule.ts'

/** R10: a Chinese mark that reads as the other from right to left. */
export const r10Reversed: MarkRule = {
  id: 'R10',
  find: (a, b) =>
    a.isHan && b.isHan && a.text !== b.text && a.text === b.characters.toReversed().join('')
      ? {
          weight: 0.8,
          zh: '一商标自右至左认读即为另一商标。',
          en: 'Read from right to left, one mark is the other.',
        }
      : null,
}
