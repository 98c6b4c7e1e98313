import type { TFunction } from 'i18next'
import type { Language } from '../../locales/language.ts'

const DIGITS = '〇一二三四五六七八九'

/** Returns a number from 1 to 99 as Chinese statutes write it: 34 is 三十四. */
const hanNumber = (number: number): string => {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  return `${tens > 1 ? DIGITS[tens] : ''}${tens > 0 ? '十' : ''}${ones > 0 ? DIGITS[ones] : ''}`
}

const RULE = /^(Law|Regs) (\d{4})(?: Art\. (\d{1,2}))?$/

/**
 * Returns the name of a rule of the deadline in the language of the interface; a rule in an unknown form is returned as
 * it is.
 */
export const ruleName = (rule: string, language: Language, t: TFunction): string => {
  const [, source, year, number] = RULE.exec(rule) ?? []
  if (year === undefined) return rule
  if (number === undefined) return t('detail.deadline.regulationsOf', { year })
  const article = language === 'zh' ? hanNumber(Number(number)) : number
  return t(source === 'Law' ? 'detail.deadline.law' : 'detail.deadline.regulations', { year, article })
}

/**
 * Returns the rules that steps rest on, each once. A step may rest on several (`Law 2019 Art. 34; Regs 2014 Art. 12`).
 */
export const rulesOf = (steps: readonly { rule: string }[]): string[] => [
  ...new Set(steps.flatMap(({ rule }) => rule.split(/;\s*/)).filter(rule => rule !== '')),
]
