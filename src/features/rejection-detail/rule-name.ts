import type { TFunction } from 'i18next'

const RULE = /^(Law|Regs) (\d{4}) Art\. (\d+)$/

/** A rule of the deadline's arithmetic in the language of the interface; one in an unknown form stays as it is. */
export const ruleName = (rule: string, t: TFunction): string => {
  const [, source, year, article] = RULE.exec(rule) ?? []
  if (year === undefined || article === undefined) return rule
  return t(source === 'Law' ? 'detail.deadline.law' : 'detail.deadline.regulations', { year, article })
}

/** The rules that steps rest on, each once; a step may rest on several (`Law 2019 Art. 34; Regs 2014 Art. 12`). */
export const rulesOf = (steps: readonly { rule: string }[]): string[] => [
  ...new Set(steps.flatMap(({ rule }) => rule.split(/;\s*/)).filter(rule => rule !== '')),
]
