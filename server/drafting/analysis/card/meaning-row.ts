import { citedMarkName } from '../../cited-mark-field.ts'
import { question } from '../../question.ts'
import type { CardRow } from './card-row.ts'

/** How the marks compare in meaning, which is for a person to say. */
export const meaningRow: CardRow = (draft, _citedMark, index) => {
  const name = citedMarkName(draft, index)
  return {
    label: draft.say('含义', 'Meaning'),
    value: question(
      `citedMark${index + 1}Meaning`,
      draft.say(`含义的异同（与${name}）`, `How the meanings compare (with ${name})`),
    ),
  }
}
