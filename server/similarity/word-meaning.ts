import type { MarkProfile } from './mark-profile.ts'

/** Whether both marks are Chinese dictionary words, and different ones: each then has a meaning of its own. */
export const differAsWords = (a: MarkProfile, b: MarkProfile): boolean =>
  a.isHan && b.isHan && a.text !== b.text && a.isOneWord() && b.isOneWord()
