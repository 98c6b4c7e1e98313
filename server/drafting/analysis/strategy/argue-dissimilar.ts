import { askedFact } from '../../asked-fact.ts'
import { citedMarksName } from '../../cited-mark-field.ts'
import { hasEarlierMark } from '../../ground-kinds.ts'
import { html } from '../../html.ts'
import { switchField } from '../../switch-field.ts'
import type { StrategyLine } from './strategy-line.ts'

/** The marks differ as a whole; off where every cited mark has the same wording. */
export const argueDissimilar: StrategyLine = draft => {
  if (!hasEarlierMark(draft)) return null
  const { comparisons, say } = draft
  return switchField({
    name: 'strategyDissimilar',
    label: say('主张整体不近似', 'Argue: dissimilar as a whole'),
    on: comparisons.length === 0 || comparisons.some(({ level }) => level !== 'identical'),
    content: [
      say(
        html`<p>主张整体不近似：从文字构成、呼叫、含义和整体印象说明申请商标与引证商标可以区分。</p>`,
        html`<p>Dissimilar as a whole: show from composition, sound, meaning and overall impression that the mark can be told from ${citedMarksName(draft)}.</p>`,
      ),
      askedFact(draft, 'markOrigin', say('申请商标的含义、由来和设计思路', 'Meaning, origin and design of the mark')),
    ],
  })
}
