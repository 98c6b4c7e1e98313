import { feesOn } from '../../../law/fees.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import { html } from '../../html.ts'
import { groundArticle } from '../../law-citation.ts'
import { missingText } from '../../missing-text.ts'
import { registrationDay } from '../../registration-day.ts'
import { sourced } from '../../sourced.ts'
import { textField } from '../../text-field.ts'
import { writtenDate } from '../../written-date.ts'
import type { OptionBody } from './option-body.ts'

export const nonUseBody: OptionBody = (draft, citedMark, index) => {
  const { deadline, isEn, say } = draft
  const name = citedMarkName(draft, index)
  const registered = registrationDay(citedMark)
  const { paper, online } = feesOn(deadline.served).fees.cancellation
  const article = sourced('law.49.2', groundArticle(draft, '49.2'))
  const field = `citedMark${index + 1}RegistrationDate`
  const label = say(`${name}的注册日期`, `Registration date of ${name}`)
  const registeredOn = registered
    ? textField({
        name: field,
        link: field,
        label,
        source: `notice.citedMarks.${index}.dates.${registered.name}`,
        value: writtenDate(registered.day, isEn),
      })
    : missingText(field, label)
  return say(
    html`<p>申请撤销${name}：其注册日期为${registeredOn}。注册满三年且没有正当理由连续三年不使用的，可以申请撤销（《商标法》${article}）。规费每类${paper}元，网上申请${online}元；九个月内作出决定，有特殊情况的可以延长三个月。应当在提出复审申请之前或者同时提出，并书面请求中止审理。</p>`,
    html`<p>Cancellation of ${name}: registered on ${registeredOn}. A mark registered for three years and not used for three consecutive years without proper reason may be cancelled on application (${article} of the Trademark Law). Official fee per class CNY ${paper}, online CNY ${online}; decided within nine months, extendable by three. File before or together with the application for review, and ask in writing for suspension.</p>`,
  )
}
