import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import { isPending, namesOfMarks } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { quoteRule } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { missingText, question } from '../markup/fields.ts'
import { html } from '../markup/html.ts'

/**
 * Argues against marks filed on the same day: earlier use, then agreement, then drawing lots (Regs 2014 Art. 19). Off, since
 * no notice says that the applicant used its mark first; null where no mark was filed on the same day.
 */
export const sameDaySection = (draft: Draft, cited: readonly number[], suffix: string): Section | null => {
  const { notice, say } = draft
  const own = cited.filter(index => notice.citedMarks[index]?.status === 'same-day')
  if (own.length === 0) return null
  const first = missingText('firstUseDate', say('申请商标在先使用的日期', 'Day on which the mark was first used'))
  return {
    title: say('申请商标使用在先', 'The mark was used first'),
    choice: { name: `argueSameDay${suffix}`, on: false },
    body: [
      quoteRule(draft, REGULATIONS_2014, '19'),
      say(
        html`<p>${namesOfMarks(draft, own)}与申请商标同日申请。申请商标自${first}起已经使用，早于对方；使用在先的证据随附：</p>`,
        html`<p>${namesOfMarks(draft, own)} was filed on the same day. The mark has been used since ${first}, before the other side; the evidence is enclosed:</p>`,
      ),
      question(
        'priorUseFacts',
        say('在先使用的商品、地域和证据', 'Goods, region and evidence of the earlier use'),
        true,
      ),
    ],
  }
}

/** Claims priority over marks that were only filed (Law 2019 Art. 25, 26); off, since the notice does not state a claim. */
export const prioritySection = (draft: Draft, cited: readonly number[], suffix: string): Section | null => {
  const { notice, say } = draft
  const filed = cited.filter(index => {
    const citedMark = notice.citedMarks[index]
    return citedMark !== undefined && isPending(citedMark)
  })
  if (filed.length === 0) return null
  const names = namesOfMarks(draft, filed)
  const [day, basis] = [
    missingText('priorityDate', say('优先权日', 'Priority date')),
    missingText(
      'priorityBasis',
      say('优先权的首次申请（国家、申请号）或者展览会', 'First filing (country, number) or exhibition'),
    ),
  ]
  return {
    title: say('申请商标享有优先权', 'The mark enjoys priority'),
    choice: { name: `arguePriority${suffix}`, on: false },
    body: say(
      html`<p>申请商标要求优先权，优先权日为${day}，依据为${basis}。以优先权日为申请日期，申请商标早于${names}。</p>`,
      html`<p>The application claims priority of ${day} on the basis of ${basis}. With the priority date as its filing date the mark precedes ${names}.</p>`,
    ),
  }
}
