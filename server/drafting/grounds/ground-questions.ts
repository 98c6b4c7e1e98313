import type { Draft } from '../draft.ts'
import { findGroundGuide } from './find-ground-guide.ts'
import { guideText } from './guide-text.ts'
import { MEANING_QUESTION } from './meaning-question.ts'

/** What only the client can say about a ground; nothing for a ground that is answered mark by mark. */
export const groundQuestions = (draft: Draft, ground: string): { name: string; label: string }[] =>
  (findGroundGuide(ground)?.questions ?? [MEANING_QUESTION]).map(({ name, ...label }) => ({
    name: `ground${ground}${name}`,
    label: guideText(draft, label),
  }))
