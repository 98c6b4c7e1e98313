import { citedMarkName } from '../../cited-mark-field.ts'
import type { Draft } from '../../draft.ts'
import { question } from '../../question.ts'
import type { Section } from '../../sections.ts'

/** The marks mean different things: for the client to say, so off until it is said. */
export const meaningArgument = (draft: Draft): Section => {
  const { notice, say } = draft
  return {
    title: say('含义不同', 'Meaning'),
    choice: { name: 'argueMeaning', on: false },
    body: [
      question('markOrigin', say('申请商标的含义、由来和设计思路', 'Meaning, origin and design of the mark')),
      notice.citedMarks.map((_, index) => {
        const name = citedMarkName(draft, index)
        return question(
          `citedMark${index + 1}Meaning`,
          say(`含义的异同（与${name}）`, `How the meanings compare (with ${name})`),
        )
      }),
    ],
  }
}
