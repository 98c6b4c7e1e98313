import type { ReportAspect } from '#contract/search-report.ts'
import type { FiredRule } from '../../similarity/combine-findings.ts'
import { describeMark } from '../../similarity/mark-profile.ts'
import { containedMark } from '../../similarity/rules/parts.ts'
import { rulesOn } from './aspect-rules.ts'

const SAME = { zh: '文字相同，含义相同。', en: 'The same wording and the same meaning.' }
const OPEN = { zh: '含义的异同须由人判断。', en: 'How the meanings compare is for a person to judge.' }

/** The longer mark as the shorter one and what it adds: 云杉＋听. */
const composed = (printed: string, part: string): string => {
  const [before = '', after = ''] = printed.split(part, 2)
  return [before, part, after]
    .map(text => text.trim())
    .filter(text => text !== '')
    .join('＋')
}

/** How two marks compare in meaning, as far as a dictionary and lists of weak words tell; the rest is asked for. */
export const meaningAspect = (ownMark: string, earlierMark: string, rules: readonly FiredRule[]): ReportAspect => {
  const [own, earlier] = [describeMark(ownMark), describeMark(earlierMark)]
  const fired = rulesOn('meaning', rules)
  const isSame = own.text === earlier.text
  const speaking = fired.find(({ weight }) => weight > 0)
  const contained = isSame ? null : containedMark(own, earlier)
  const show = (printed: string): string =>
    contained && printed === contained.whole.printed ? composed(printed, contained.part.printed) : printed
  const { zh, en } = isSame ? SAME : (speaking ?? OPEN)
  return {
    own: show(own.printed),
    earlier: show(earlier.printed),
    level: isSame ? 'same' : speaking ? 'near' : 'open',
    zh,
    en,
    rules: fired.map(({ id }) => id),
  }
}
