import type { MarkRule } from '../mark-rule.ts'

/** R09: one mark is the other said twice. */
export const r09Reduplication: MarkRule = {
  id: 'R09',
  find: (a, b) => {
    const [single, double] = a.text.length < b.text.length ? [a, b] : [b, a]
    if (double.text !== single.text + single.text) return null
    return {
      weight: 0.75,
      zh: `“${double.printed}”为“${single.printed}”的重叠，可能被认定为近似。`,
      en: `“${double.printed}” is “${single.printed}” repeated; the marks may be found similar.`,
    }
  },
}
