import { GIVING_UP } from '#domain/review-scope.ts'
import { applicantWord, goodsWord, reviewerOf } from '../case-words.ts'
import type { Draft } from '../draft.ts'
import { citeGrounds } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { question, switchField } from '../markup/fields.ts'
import { type Html, html, join, sourced } from '../markup/html.ts'
import { isNothingArgued } from './argued.ts'
import { reviewScope } from './request-section.ts'

/** Names the earlier marks of the applicant that the notice speaks of, each with its place; null where it speaks of none. */
const earlierMarks = ({ notice, say }: Draft): Html | null => {
  const named = (notice.mentionedMarks ?? []).flatMap(({ role, regNo, mark }, index) => {
    if (role !== 'earlier') return []
    const number = sourced(`notice.mentionedMarks.${index}.regNo`, regNo)
    const words = mark === '' ? null : sourced(`notice.mentionedMarks.${index}.mark`, `“${mark}”`)
    return [say(html`第${number}号${words}商标`, html`no. ${number}${words === null ? null : html`, ${words}`}`)]
  })
  if (named.length === 0) return null
  const isOne = named.length === 1
  return say(
    html`<p>通知书提到申请人在先的${join(named, '、')}，而认为其不足以克服驳回理由。${isOne ? '该' : '上述'}商标的权利状态、使用情况，以及申请商标对其商誉的延续如下：</p>`,
    html`<p>The notice speaks of the applicant’s earlier mark${isOne ? '' : 's'} (${join(named, '; ')}) and holds that ${isOne ? 'it does' : 'they do'} not overcome the refusal. ${isOne ? 'Its status, its use' : 'Their status, their use'} and how the mark applied for carries its goodwill on are as follows:</p>`,
  )
}

const isOneEarlier = ({ notice }: Draft): boolean =>
  (notice.mentionedMarks ?? []).filter(({ role }) => role === 'earlier').length === 1

/**
 * Writes the applicant's earlier marks and comparable cases; off, since each case is decided on its own (docs/law.md §9),
 * but where the notice itself speaks of an earlier mark, which has to be answered.
 */
export const consistencySection = (draft: Draft): Section => {
  const { say } = draft
  const earlier = earlierMarks(draft)
  const comparable = [
    html`<p>${say(
      `商标审查虽遵循个案审查原则，仍应保持审查标准的一致。请${reviewerOf(draft).name}参考申请人的在先注册和类似情形：`,
      `Each case is examined on its own, yet the standard should be the same. ${reviewerOf(draft).start} is asked to consider the applicant’s earlier registrations and comparable cases:`,
    )}</p>`,
    question(
      'ownRegistrations',
      say('申请人在先注册商标的注册号、类别和使用情况', 'The applicant’s earlier registrations: number, class, use'),
    ),
    question(
      'similarCases',
      say('类似情形获准注册的商标或者在先决定', 'Comparable marks that were registered, or earlier decisions'),
    ),
  ]
  return {
    title: earlier
      ? say(
          '申请人的在先商标与审查标准的一致性',
          `The applicant’s earlier mark${isOneEarlier(draft) ? '' : 's'} and the consistency of examination`,
        )
      : say('审查标准的一致性', 'Consistency of examination'),
    choice: { name: 'argueConsistency', on: earlier !== null },
    body: [
      earlier,
      earlier
        ? question(
            'earlierMarkFacts',
            say(
              '通知书提到的在先商标：权利状态、使用情况、与申请商标的延续关系',
              'The earlier mark that the notice speaks of: status, use, link with the mark',
            ),
            true,
          )
        : null,
      // Nothing says yet that there are such cases, while the mark that the notice names has to be answered.
      earlier
        ? switchField({
            name: 'argueComparableCases',
            label: say('其他在先注册和类似情形', 'Other registrations and comparable cases'),
            on: false,
            content: comparable,
          })
        : comparable,
    ],
  }
}

/** Writes 结论: the request once more, for all or part of the goods, and the goods that are given up. */
export const conclusionSection = (draft: Draft): Section => {
  const { notice, say } = draft
  const goods = goodsWord(draft)
  const isPartial = notice.kind === 'partial'
  const scope = reviewScope(draft)
  const applicant = applicantWord(draft)
  const cited = notice.grounds.length === 0 ? null : citeGrounds(draft, notice.grounds)
  const onTheFacts = say(
    html`<p>综上所述，恳请${reviewerOf(draft).name}以评审时的事实状态为准，撤销${isPartial ? '部分' : ''}驳回决定，对申请商标在${scope}上的注册申请予以初步审定。</p>`,
    html`<p>In conclusion, ${reviewerOf(draft).name} is respectfully asked to decide on the facts at the time of review, to set the ${isPartial ? 'partial ' : ''}refusal aside and to approve the mark preliminarily for ${scope}.</p>`,
  )
  return {
    title: say('结论', 'Conclusion'),
    body: [
      switchField({
        name: GIVING_UP,
        label: say(`放弃部分${goods}`, `Part of the ${goods} given up`),
        on: false,
        content: [
          html`<p>${say(`申请人自愿放弃申请商标在下列${goods}上的注册申请：`, `${applicant.name} ${applicant.isPlural ? 'give' : 'gives'} up the application for these ${goods}:`)}</p>`,
          question('abandonedGoods', say(`拟放弃的${goods}`, `The ${goods} to be given up`), true),
        ],
      }),
      isNothingArgued(draft)
        ? onTheFacts
        : say(
            html`<p>综上所述，申请商标的注册申请${cited ? html`未违反${cited}的规定` : '符合法律规定'}。恳请${reviewerOf(draft).name}撤销${isPartial ? '部分' : ''}驳回决定，对申请商标在${scope}上的注册申请予以初步审定。</p>`,
            html`<p>In conclusion, ${cited ? html`the refusal under ${cited} cannot stand` : 'the application complies with the law'}. ${reviewerOf(draft).start} is respectfully asked to set the ${isPartial ? 'partial ' : ''}refusal aside and to approve the mark preliminarily for ${scope}.</p>`,
          ),
    ],
  }
}
