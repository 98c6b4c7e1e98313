import { askedFact } from '../../asked-fact.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import type { OptionBody } from './option-body.ts'

export const consentBody: OptionBody = (draft, _citedMark, index) => {
  const name = citedMarkName(draft, index)
  return askedFact(
    draft,
    `citedMark${index + 1}ConsentFacts`,
    draft.say(
      `与${name}权利人的往来和共存协议的内容`,
      `Dealings with the owner of ${name} and the terms of coexistence`,
    ),
  )
}
