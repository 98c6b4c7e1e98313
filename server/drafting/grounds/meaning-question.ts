import type { GroundQuestion } from './ground-guide.ts'

/** Asked wherever a ground turns on what the sign says. */
export const MEANING_QUESTION: GroundQuestion = {
  name: 'Meaning',
  zh: '申请商标的含义、由来和设计思路',
  en: 'Meaning, origin and design of the mark',
}
