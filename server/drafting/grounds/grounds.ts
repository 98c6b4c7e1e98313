import { isEarlierMarkGround } from '#domain/law/grounds.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { goodsWord } from '../case-words.ts'
import type { Draft } from '../draft.ts'
import { DISTINCTIVENESS_GUIDES } from './distinctiveness-guides.ts'
import { EARLIER_MARK_GUIDES } from './earlier-mark-guides.ts'
import { EARLIER_RIGHT_GUIDES } from './earlier-right-guides.ts'
import { FILING_GUIDES } from './filing-guides.ts'
import { type GroundGuide, type GroundQuestion, MEANING_QUESTION } from './ground-guide.ts'
import { PROHIBITED_SIGN_GUIDES } from './prohibited-sign-guides.ts'

const GUIDES: Readonly<Record<string, GroundGuide>> = {
  ...FILING_GUIDES,
  ...PROHIBITED_SIGN_GUIDES,
  ...DISTINCTIVENESS_GUIDES,
  ...EARLIER_RIGHT_GUIDES,
  ...EARLIER_MARK_GUIDES,
}

/** Returns the guide to a ground by its id; an article stands for its first paragraph. Null for an unknown ground. */
export const findGroundGuide = (ground: string): GroundGuide | null => GUIDES[ground] ?? GUIDES[`${ground}.1`] ?? null

/** Returns the grounds that do not turn on an earlier mark; each has an argument of its own. */
export const absoluteGrounds = ({ notice }: Draft): string[] =>
  notice.grounds.filter(ground => !isEarlierMarkGround(ground))

/** Returns whether an earlier mark stands in the way, by a ground or by a cited mark. */
export const hasEarlierMark = ({ notice }: Draft): boolean =>
  notice.grounds.some(isEarlierMarkGround) || notice.citedMarks.length > 0

/** Returns whether distinctiveness acquired through use can overcome a ground: article 11 alone (2019 notation). */
export const canBeAcquired = ({ notice }: Draft): boolean => notice.grounds.some(ground => ground.startsWith('11'))

/** Returns a text of a guide in the document's language, with the word for the goods in place of `{goods}`. */
export const guideText = (draft: Draft, text: LawText): string =>
  draft.read(text).replaceAll('{goods}', goodsWord(draft))

interface AskedGround {
  name: string
  label: string
  /** Leads to the answer in a filing. */
  lead: string
}

/**
 * Returns the questions to the client about a ground, as field names, labels and leads: those of its main claim unless
 * others are given; none for a ground that is argued mark by mark.
 */
export const groundQuestions = (
  draft: Draft,
  ground: string,
  questions: readonly GroundQuestion[] = findGroundGuide(ground)?.questions ?? [MEANING_QUESTION],
): AskedGround[] =>
  questions.map(({ name, lead, ...label }) => ({
    name: `ground${ground}${name}`,
    label: guideText(draft, label),
    lead: guideText(draft, lead),
  }))
