import type { MarkRule } from '../mark-rule.ts'
import { containedMark, isNameOfGoods, sharedPart } from '../shared-part.ts'

/** R16: both marks share a part and neither contains the other. Whether the part is the distinctive one is not decided. */
export const r16SharedPart: MarkRule = {
  id: 'R16',
  find: (a, b, context) => {
    const part = a.text === b.text || containedMark(a, b) ? '' : sharedPart(a, b)
    if (part === '' || isNameOfGoods(part, context)) return null
    return {
      weight: 0.55,
      zh: `两商标均含有“${part}”；该部分是否为显著识别部分须另行判断。`,
      en: `Both marks contain “${part}”; whether that part is the distinctive one is for separate judgment.`,
    }
  },
}
