import type { MarkRule } from '../mark-rule.ts'

/** R01: the same after folding width, case, spaces and punctuation. */
export const r01Identical: MarkRule = {
  id: 'R01',
  find: (a, b) =>
    a.text === b.text
      ? {
          weight: 1,
          zh: '除字体、大小写、空格、标点外，两商标文字相同。',
          en: 'But for font, case, spacing and punctuation the wording of the two marks is the same.',
        }
      : null,
}
