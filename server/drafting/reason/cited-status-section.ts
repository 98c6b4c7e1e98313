import { REGULATIONS_2014 } from '#domain/law/regulations.ts'
import { citedMarkName, citedMarksName, isPending } from '../cited-marks.ts'
import type { Draft } from '../draft.ts'
import { quoteRule } from '../law-citation.ts'
import type { Section } from '../markup/blocks.ts'
import { radioField, switchField, textField } from '../markup/fields.ts'
import { type Html, html } from '../markup/html.ts'

const pendingText = (draft: Draft, index: number): Html =>
  draft.say(
    html`<p>据通知书记载，${citedMarkName(draft, index)}尚未获准注册，其权利状态尚不确定。</p>`,
    html`<p>According to the notice, ${citedMarkName(draft, index)} is not yet registered, and its status is not settled.</p>`,
  )

const challengedText = (draft: Draft, index: number): Html => {
  const { say } = draft
  const name = citedMarkName(draft, index)
  const missing = (field: string, label: string): Html =>
    textField({ name: `citedMark${index + 1}${field}`, label, required: true, source: 'missing', value: '' })
  const proceedings = radioField({
    name: `citedMark${index + 1}Proceedings`,
    label: say(`针对${name}的程序`, `Proceedings against ${name}`),
    required: true,
    options: say(
      ['连续三年不使用撤销申请', '无效宣告请求', '转让申请'],
      ['an application for non-use cancellation', 'a request for invalidation', 'an application for assignment'],
    ),
    checked: null,
  })
  const [filed, number] = [
    missing('ProceedingsDate', say(`针对${name}的程序的提出日期`, `Filing date of the proceedings against ${name}`)),
    missing('ProceedingsNo', say(`针对${name}的程序的受理编号`, `Number of the proceedings against ${name}`)),
  ]
  return say(
    html`<p>针对${name}的${proceedings}已于${filed}提出，编号为${number}，目前尚在进行。该程序的结果直接关系到本案，请贵局予以考虑。</p>`,
    html`<p>Against ${name} there is ${proceedings}, filed on ${filed} under no. ${number} and still pending. Its outcome bears directly on this case, and the Office is asked to take it into account.</p>`,
  )
}

/** Says what the loss of a cited mark means; under article 50 a lost mark still bars others for a year. */
const lossText = ({ notice, say }: Draft): string =>
  notice.grounds.includes('50')
    ? say(
        '引证商标丧失权利至贵局审理时已满一年的，不再构成申请商标获准注册的障碍。',
        'A cited mark that was lost a year or more before the review no longer stands in the way of registration.',
      )
    : say(
        '引证商标在贵局审理时已经失效的，不再构成申请商标获准注册的障碍。',
        'A cited mark that has lost effect by the time of review no longer stands in the way of registration.',
      )

/**
 * Writes the state of the rights in the cited marks; on where the notice shows that one is not registered yet. Null
 * where it cites none.
 */
export const citedStatusSection = (draft: Draft): Section | null => {
  const { notice, say } = draft
  if (notice.citedMarks.length === 0) return null
  const hasPending = notice.citedMarks.some(isPending)
  return {
    title: say('引证商标的权利状态', `Status of ${citedMarksName(draft)}`),
    choice: { name: 'argueCitedStatus', on: hasPending },
    body: [
      quoteRule(draft, REGULATIONS_2014, '52.1'),
      notice.citedMarks.map((citedMark, index) =>
        switchField({
          name: `citedMark${index + 1}StatusArgument`,
          label: say(`${citedMarkName(draft, index)}的权利状态`, `Status of ${citedMarkName(draft, index)}`),
          on: isPending(citedMark) || !hasPending,
          content: isPending(citedMark) ? pendingText(draft, index) : challengedText(draft, index),
        }),
      ),
      html`<p>${lossText(draft)}</p>`,
    ],
  }
}
