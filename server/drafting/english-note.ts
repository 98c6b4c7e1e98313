import type { Draft } from './draft.ts'
import { regulationsNote } from './law-citation.ts'
import { factTable } from './markup/blocks.ts'
import { missingText, question } from './markup/fields.ts'
import { type Html, html } from './markup/html.ts'

/** Whether a text has Chinese characters, which an English document asks to have rendered. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/**
 * Explains in an English document that the notice's names are quoted in Chinese, and asks for their English renderings.
 * Null in a Chinese document, or where nothing is Chinese.
 */
export const englishNote = (draft: Draft): Html | null => {
  const { notice, isEn } = draft
  if (!isEn) return null
  const { applicant, mark, citedMarks, refusedGoods, acceptedGoods } = notice
  const texts = [applicant, ...citedMarks.flatMap(cited => [cited.mark, cited.owner])]
  const goods = [...refusedGoods, ...acceptedGoods, ...citedMarks.flatMap(cited => cited.goods)]
  const rows = [
    ...(hasHan(applicant)
      ? [['Applicant in English', missingText('applicantEnglish', 'Applicant in English')] as const]
      : []),
    ...(hasHan(mark)
      ? [
          [
            'Mark: transliteration and meaning',
            missingText('markEnglish', 'Transliteration and meaning of the mark'),
          ] as const,
        ]
      : []),
    ...(texts.slice(1).some(hasHan)
      ? [
          [
            'Cited marks and owners in English',
            question('citedEnglish', 'Cited marks and their owners in English', true),
          ] as const,
        ]
      : []),
    ...(goods.some(hasHan)
      ? [
          [
            'Goods and services in English',
            question('goodsEnglish', 'The goods and services in English', true),
          ] as const,
        ]
      : []),
  ]
  return rows.length === 0
    ? null
    : html`<p>Names, marks and goods are quoted in Chinese as the notice prints them. The application itself is filed in Chinese${regulationsNote(draft, '6')}.</p>${factTable(rows)}`
}
