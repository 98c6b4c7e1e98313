import type { ReportAspect } from '#contract/search-report.ts'
import type { FiredRule } from '../../similarity/combine-findings.ts'
import { describeMark } from '../../similarity/mark-profile.ts'
import { rulesOn } from './aspect-rules.ts'

const SAME = { zh: '文字相同。', en: 'The same wording.' }
const DIFFERENT = { zh: '未触发字形上的近似规则。', en: 'No rule on the form of the marks fired.' }

/** How two marks compare in what they consist of. */
export const formAspect = (own: string, earlier: string, rules: readonly FiredRule[]): ReportAspect => {
  const fired = rulesOn('form', rules)
  const isSame = describeMark(own).text === describeMark(earlier).text
  const speaksFor = fired.some(({ weight }) => weight >= 0.5)
  const { zh, en } = isSame ? SAME : (fired[0] ?? DIFFERENT)
  return {
    own,
    earlier,
    level: isSame ? 'same' : speaksFor ? 'near' : 'different',
    zh,
    en,
    rules: fired.map(({ id }) => id),
  }
}
