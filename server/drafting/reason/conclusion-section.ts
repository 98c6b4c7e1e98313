import { applicantWord, goodsWord } from '../case-words.ts'
import type { Draft } from '../draft.ts'
import { citeGrounds } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { question, switchField } from '../markup/fields.ts'
import { html } from '../markup/html.ts'
import { reviewScope } from './request-section.ts'

/** Writes comparable cases; off, since each case is decided on its own (docs/law.md §9). */
export const consistencySection = ({ say }: Draft): Section => ({
  title: say('审查标准的一致性', 'Consistency of examination'),
  choice: { name: 'argueConsistency', on: false },
  body: [
    html`<p>${say(
      '商标审查虽遵循个案审查原则，仍应保持审查标准的一致。请贵局参考申请人的在先注册和类似情形：',
      'Each case is examined on its own, yet the standard should be the same. The Office is asked to consider the applicant’s earlier registrations and comparable cases:',
    )}</p>`,
    question(
      'ownRegistrations',
      say('申请人在先注册商标的注册号、类别和使用情况', 'The applicant’s earlier registrations: number, class, use'),
    ),
    question(
      'similarCases',
      say('类似情形获准注册的商标或者在先决定', 'Comparable marks that were registered, or earlier decisions'),
    ),
  ],
})

/** Writes 结论: the request once more, for all or part of the goods, and the goods that are given up. */
export const conclusionSection = (draft: Draft): Section => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  const isPartial = notice.kind === 'partial'
  const scope = reviewScope(draft)
  const applicant = applicantWord(draft)
  const cited = notice.grounds.length === 0 ? null : citeGrounds(draft, notice.grounds)
  return {
    title: say('结论', 'Conclusion'),
    body: [
      switchField({
        name: 'narrowedGoods',
        label: say(`放弃部分${goods}`, `Part of the ${goods} given up`),
        on: false,
        content: [
          html`<p>${say(`申请人自愿放弃申请商标在下列${goods}上的注册申请：`, `${applicant.name} ${applicant.isPlural ? 'give' : 'gives'} up the application for these ${goods}:`)}</p>`,
          question('abandonedGoods', say(`拟放弃的${goods}`, `The ${goods} to be given up`), true),
        ],
      }),
      say(
        html`<p>综上所述，申请商标的注册申请${cited ? html`未违反${cited}的规定` : '符合法律规定'}。恳请贵局撤销${isPartial ? '部分' : ''}驳回决定，对申请商标在${scope}上的注册申请予以初步审定。</p>`,
        html`<p>In conclusion, ${cited ? html`the refusal under ${cited} cannot stand` : 'the application complies with the law'}. The Office is respectfully asked to set the ${isPartial ? 'partial ' : ''}refusal aside and to approve the mark preliminarily for ${scope}.</p>`,
      ),
    ],
  }
}
