import { askedFact } from '../../asked-fact.ts'
import { citedMarkName } from '../../cited-mark-field.ts'
import type { CardPart } from '../card-part.ts'

/** How the marks compare in meaning, which is for a person to say. */
export const meaningPart: CardPart = (draft, _citedMark, index) =>
  askedFact(
    draft,
    `citedMark${index + 1}Meaning`,
    draft.say(
      `含义的异同（与${citedMarkName(draft, index)}）`,
      `How the meanings compare (with ${citedMarkName(draft, index)})`,
    ),
  )
