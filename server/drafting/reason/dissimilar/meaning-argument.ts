import { arguedMarks } from '../../argued-marks.ts'
import type { Draft } from '../../draft.ts'
import { question } from '../../question.ts'
import type { Section } from '../../sections.ts'

/** The marks mean different things: for the client to say, so off until it is said. */
export const meaningArgument = (draft: Draft): Section => {
  const { say } = draft
  return {
    title: say('含义不同', 'Meaning'),
    choice: { name: 'argueMeaning', on: false },
    body: [
      question('markOrigin', say('申请商标的含义、由来和设计思路', 'Meaning, origin and design of the mark'), true),
      arguedMarks(draft).map(({ name, index }) =>
        question(
          `citedMark${index + 1}Meaning`,
          say(`含义的异同（与${name}）`, `How the meanings compare (with ${name})`),
        ),
      ),
    ],
  }
}
