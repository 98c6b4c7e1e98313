import { askedFact } from '../../asked-fact.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import type { OptionBody } from './option-body.ts'

export const consentBody: OptionBody = (draft, _citedMark, index) => {
  const name = citedMarkName(draft, index)
  return askedFact(
    draft,
    `citedMark${index + 1}ConsentFacts`,
    draft.say(
      `取得${name}权利人的共存同意书，双方的往来和协议内容`,
      `Consent of the owner of ${name}: dealings with it and the terms agreed`,
    ),
  )
}
