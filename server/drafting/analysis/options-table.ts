import { feesOn } from '#domain/law/fees.ts'
import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import type { Draft } from '../draft.ts'
import { canBeAcquired, canBeNarrowed, canBeRefiled, guideText, hasEarlierMark } from '../grounds/grounds.ts'
import { isInForce } from '../law-citation.ts'
import { columnTable } from '../markup/blocks.ts'
import { type HtmlValue, html } from '../markup/html.ts'
import { OPTIONS, type Option, type OptionName } from '../options/option-table.ts'
import { fittingOptions, type MarkOptionName } from '../options/recommend.ts'

const AGAINST_MARKS: readonly MarkOptionName[] = [
  'Argue',
  'Goods',
  'Lapsed',
  'NonUse',
  'Challenge',
  'Assignment',
  'Consent',
  'Suspension',
]

const isAgainstMarks = (name: OptionName): name is MarkOptionName =>
  (AGAINST_MARKS as readonly OptionName[]).includes(name)

/** Returns the options that the grounds, the cited marks and the kind of refusal leave open, in the order of docs/law.md §4.1. */
const openOptions = (draft: Draft): Option[] => {
  const { citedMarks } = draft.notice
  const fits = new Set(citedMarks.flatMap((citedMark, index) => fittingOptions(draft, citedMark, index)))
  const isOpen = (name: OptionName): boolean => {
    if (isAgainstMarks(name)) return hasEarlierMark(draft) && (citedMarks.length === 0 || fits.has(name))
    if (name === 'Acquired') return canBeAcquired(draft)
    if (name === 'Narrow') return canBeNarrowed(draft)
    if (name === 'Refile') return canBeRefiled(draft)
    return name !== 'Divide' || (draft.notice.kind === 'partial' && isInForce(draft, REGULATIONS_2014))
  }
  return (Object.keys(OPTIONS) as OptionName[]).filter(isOpen).map(name => OPTIONS[name])
}

const cost = (draft: Draft, { fees }: Option): string => {
  const { deadline, say, read } = draft
  const table = feesOn(deadline.served).fees
  const named = fees.map(fee => {
    const { paper, online } = table[fee]
    return say(
      `${read(table[fee])}每类${paper}元（网上${online}元）`,
      `${read(table[fee]).toLowerCase()}, CNY ${paper} per class (online ${online})`,
    )
  })
  return named.length === 0 ? say('不另收规费', 'no further official fee') : named.join(say('；', '; '))
}

/** Writes a table of the open options: when each fits, its cost and time, its evidence and risk. */
export const optionsTable = (draft: Draft): HtmlValue => {
  const { say } = draft
  const text = (label: string, value: string): HtmlValue =>
    html`<p>${label}${say('：', ': ')}${value.charAt(0).toUpperCase()}${value.slice(1)}</p>`
  return [
    html`<p>${say('可选办法一览：', 'The options at a glance:')}</p>`,
    columnTable(
      [
        say('办法', 'Option'),
        say('适用情形', 'When it fits'),
        say('费用与时间', 'Cost and time'),
        say('证据与风险', 'Evidence and risk'),
      ],
      openOptions(draft).map(option => [
        guideText(draft, option.name),
        guideText(draft, option.when),
        [text(say('费用', 'Cost'), cost(draft, option)), text(say('时间', 'Time'), guideText(draft, option.time))],
        [
          text(say('证据', 'Evidence'), guideText(draft, option.evidence)),
          text(say('风险', 'Risk'), guideText(draft, option.risk)),
        ],
      ]),
    ),
  ]
}
