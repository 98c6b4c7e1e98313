import type { MarkRule } from '../mark-rule.ts'

/** R09: one mark is the other said twice. */
export const r09Reduplication: MarkRule = {
  id: 'R09',
  find: (a, b) =>
    a.text === b.text + b.text || b.text === a.text + a.text
      ? {
          weight: 0.75,
          zh: '一商标为另一商标文字的重叠。',
          en: 'One mark is the wording of the other repeated.',
        }
      : null,
}
