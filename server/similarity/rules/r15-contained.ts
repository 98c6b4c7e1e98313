import type { MarkRule } from '../mark-rule.ts'
import { containedMark, isNameOfGoods } from '../shared-part.ts'

/** R15: one mark wholly contains the other, unless that part is what the goods are called. */
export const r15Contained: MarkRule = {
  id: 'R15',
  find: (a, b, context) => {
    const contained = containedMark(a, b)
    if (!contained || isNameOfGoods(contained.part.text, context)) return null
    const { part, whole } = contained
    return {
      weight: context.famous ? 0.9 : 0.75,
      zh: `“${whole.printed}”完整包含“${part.printed}”。`,
      en: `“${whole.printed}” wholly contains “${part.printed}”.`,
    }
  },
}
