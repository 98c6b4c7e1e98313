import type { LawText } from '../law/law-version.ts'

/** Chooses between the two languages of the documents. */
export interface Language {
  /** The one of the two in the document's language. */
  say: <T>(zh: T, en: T) => T
  /** A text of the law tables in the document's language. */
  read: (text: LawText) => string
}

export const languageOf = (isEn: 0 | 1): Language => ({
  say: (zh, en) => (isEn ? en : zh),
  read: ({ zh, en }) => (isEn ? en : zh),
})
