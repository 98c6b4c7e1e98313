import { SCOPE_CHOICE } from '#domain/review-scope.ts'
import { applicantWord, classesNamed, goodsWord, namedMark, reviewerOf } from '../case-words.ts'
import { namesOfMarks } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { factField } from '../fact-fields.ts'
import type { Section } from '../markup/blocks.ts'
import { inlineSwitchField, radioField } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'
import { isSuspensionAsked } from './argued.ts'

/** Writes the choice whether review is asked for all or part of the refused goods; one choice changes it everywhere. */
export const reviewScope = (draft: Draft): Html => {
  const goods = goodsWord(draft)
  return radioField({
    name: SCOPE_CHOICE,
    link: SCOPE_CHOICE,
    label: draft.say('请求复审的范围', 'Scope of the request'),
    options: draft.say(
      [`全部复审${goods}`, `部分复审${goods}`],
      [`all the ${goods} under review`, `part of the ${goods} under review`],
    ),
    checked: 0,
  })
}

/** Writes the choice whether evidence is to follow (Regs Art. 59); the first page and the request share it. */
export const supplementField = ({ say }: Draft): Html =>
  radioField({
    name: 'supplement',
    link: 'supplement',
    label: say('是否需要补充证据材料', 'Whether evidence is to be supplemented'),
    required: true,
    options: say(['需要', '不需要'], ['will', 'will not']),
    checked: null,
  })

/** Writes 评审请求: what the office is asked to do, and whether evidence is to follow (Regs Art. 59). */
export const requestSection = (draft: Draft): Section => {
  const { notice, say } = draft
  const isPartial = notice.kind === 'partial'
  const [number, mark, classes] = [factField(draft, 'applicationNo'), namedMark(draft), classesNamed(draft)]
  const scope = reviewScope(draft)
  const asked = notice.citedMarks.flatMap((_, index) => (isSuspensionAsked(draft, index) ? [index] : []))
  const names = namesOfMarks(draft, asked.length > 0 ? asked : notice.citedMarks.map((_, index) => index))
  const isOneMark = asked.length === 1 || (asked.length === 0 && notice.citedMarks.length === 1)
  const suspension =
    notice.citedMarks.length === 0
      ? null
      : inlineSwitchField({
          name: 'requestSuspension',
          label: say('请求中止审理', 'Request for suspension'),
          on: asked.length > 0,
          content: say(
            `；${reviewerOf(draft).name}认为${names}仍构成障碍的，请求在其权利状态确定之前中止本案的审理`,
            `, and, should ${names} still be held to stand in the way, to suspend the proceedings until ${isOneMark ? 'its' : 'their'} status is settled`,
          ),
        })
  const supplement = supplementField(draft)
  const reviewer = reviewerOf(draft)
  return {
    title: say('评审请求', 'Request'),
    body: say(
      html`<p>请求${reviewer.name}撤销对第${number}号${mark}在${classes}上作出的${isPartial ? '部分驳回' : '驳回'}决定，对申请商标在${scope}上的注册申请予以初步审定${suspension}。</p><p>申请人${supplement}在提出本申请后补充有关证据材料。</p>`,
      html`<p>The ${reviewer.full} (${reviewer.name}) is asked to set aside the ${isPartial ? 'partial refusal' : 'refusal'} of application no. ${number} for ${mark} in ${classes} and to approve the mark preliminarily for ${scope}${suspension}.</p><p>${applicantWord(draft).name} ${supplement} file supplementary evidence after this application.</p>`,
    ),
  }
}
