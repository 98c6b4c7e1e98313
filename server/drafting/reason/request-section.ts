import { applicantWord } from '../applicant-word.ts'
import { citedMarksName } from '../cited-mark-field.ts'
import { classesNamed } from '../class-word.ts'
import type { Draft } from '../draft.ts'
import { factField } from '../fact-field.ts'
import { hasEarlierMark } from '../ground-kinds.ts'
import { html } from '../html.ts'
import { namedMark } from '../named-mark.ts'
import type { Section } from '../sections.ts'
import { inlineSwitchField } from '../switch-field.ts'
import { reviewScope } from './review-scope.ts'
import { supplementField } from './supplement-field.ts'

/** 评审请求: what the office is asked to do, and whether evidence is to follow (Regs Art. 59). */
export const requestSection = (draft: Draft): Section => {
  const { notice, say } = draft
  const isPartial = notice.kind === 'partial'
  const [number, mark, classes] = [factField(draft, 'applicationNo'), namedMark(draft), classesNamed(draft)]
  const scope = reviewScope(draft)
  const suspension = hasEarlierMark(draft)
    ? inlineSwitchField({
        name: 'requestSuspension',
        label: say('请求中止审理', 'Request for suspension'),
        on: false,
        content: say(
          '；并请求在引证商标的权利状态确定之前中止本案的审理',
          `, and to suspend the proceedings until the status of ${citedMarksName(draft)} is settled`,
        ),
      })
    : null
  const supplement = supplementField(draft)
  return {
    title: say('评审请求', 'Request'),
    body: say(
      html`<p>请求贵局撤销对第${number}号${mark}在${classes}上作出的${isPartial ? '部分驳回' : '驳回'}决定，对申请商标在${scope}上的注册申请予以初步审定${suspension}。</p><p>申请人${supplement}在提出本申请后补充有关证据材料。</p>`,
      html`<p>The China National Intellectual Property Administration (the Office) is asked to set aside the ${isPartial ? 'partial refusal' : 'refusal'} of application no. ${number} for ${mark} in ${classes} and to approve the mark preliminarily for ${scope}${suspension}.</p><p>${applicantWord(draft).name} ${supplement} supplement evidence after filing this application.</p>`,
    ),
  }
}
