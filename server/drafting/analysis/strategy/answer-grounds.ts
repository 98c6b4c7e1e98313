import { askedFact } from '../../asked-fact.ts'
import { absoluteGrounds } from '../../ground-kinds.ts'
import { groundQuestions } from '../../grounds/ground-questions.ts'
import { html } from '../../html.ts'
import { groundArticle } from '../../law-citation.ts'
import { switchField } from '../../switch-field.ts'
import type { StrategyLine } from './strategy-line.ts'

/** An argument for each ground that does not turn on an earlier mark. */
export const answerGrounds: StrategyLine = draft =>
  absoluteGrounds(draft).map(ground => {
    const article = groundArticle(draft, ground)
    return switchField({
      name: `strategyGround${ground}`,
      label: draft.say(`就${article}陈述意见`, `Argue against ${article}`),
      on: true,
      content: [
        html`<p>${draft.say(`就${article}陈述意见，需要客户说明：`, `To argue against ${article} the client should say:`)}</p>`,
        groundQuestions(draft, ground).map(({ name, label }) => askedFact(draft, name, label)),
      ],
    })
  })
