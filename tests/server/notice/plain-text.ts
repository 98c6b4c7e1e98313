import type { TracedText } from '../../../server/notice/layout/traced-text.ts'

/** A text without a page behind it, for readers that look at the words only. */
export const plainText = (text: string): TracedText => ({ text, glyphs: Array<null>(text.length).fill(null) })
