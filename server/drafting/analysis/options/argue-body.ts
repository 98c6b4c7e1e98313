import { askedFact } from '../../asked-fact.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import type { OptionBody } from './option-body.ts'

export const argueBody: OptionBody = (draft, _citedMark, index) => {
  const name = citedMarkName(draft, index)
  return askedFact(
    draft,
    `citedMark${index + 1}ArgueFacts`,
    draft.say(
      `与${name}的实际区别（由来、读音、含义、市场）`,
      `What tells the mark from ${name} (origin, sound, meaning, market)`,
    ),
  )
}
