import type { Draft } from '../draft.ts'
import { html } from '../html.ts'
import { question } from '../question.ts'
import type { Section } from '../sections.ts'

/** Comparable cases: last and weak, since each case is decided on its own (domain.md §9). */
export const consistencySection = ({ say }: Draft): Section => ({
  title: say('审查标准的一致性', 'Consistency of examination'),
  choice: { name: 'argueConsistency', on: false },
  body: [
    html`<p>${say(
      '商标审查虽遵循个案审查原则，仍应保持审查标准的一致。请贵局参考下列情形：',
      'Each case is examined on its own, yet the standard should be the same. The Office is asked to consider:',
    )}</p>`,
    question(
      'ownRegistrations',
      say('申请人在先注册商标的注册号、类别和使用情况', 'The applicant’s earlier registrations: number, class, use'),
    ),
    question(
      'similarCases',
      say('类似情形获准注册的商标或者在先决定', 'Comparable marks that were registered, or earlier decisions'),
    ),
  ],
})
