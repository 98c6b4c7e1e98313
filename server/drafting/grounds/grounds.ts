import { isEarlierMarkGround } from '#domain/law/grounds.ts'
import type { LawText } from '#domain/law/law-version.ts'
import { goodsWord, reviewerOf } from '../case-words.ts'
import type { Draft } from '../draft.ts'
import { groundArticle, regulationsNote } from '../law-citation.ts'
import { DISTINCTIVENESS_GUIDES } from './distinctiveness-guides.ts'
import { EARLIER_MARK_GUIDES } from './earlier-mark-guides.ts'
import { EARLIER_RIGHT_GUIDES } from './earlier-right-guides.ts'
import { FILING_GUIDES } from './filing-guides.ts'
import { type GroundGuide, type GroundQuestion, type GuideCase, MEANING_QUESTION } from './ground-guide.ts'
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

const MISLEADING = '10.1.7'

/**
 * Returns whether giving up goods can help: not all of them are refused for the same reasons, or some alone may mislead. Of
 * goods that are not known it may.
 */
export const canBeNarrowed = ({ notice, goods }: Draft): boolean => {
  const refused = goods.filter(({ state }) => state !== 'approved')
  if (refused.length === 0) return true
  const obstacles = refused.map(({ state, grounds, blockedBy, unclearWith }) =>
    [state, grounds, blockedBy, unclearWith].join('|'),
  )
  return notice.grounds.includes(MISLEADING) || new Set(obstacles).size > 1 || refused[0]?.state !== 'blocked'
}

/** Returns whether the notice speaks of earlier marks of the applicant's own, which has to be answered with evidence. */
export const speaksOfOwnEarlier = ({ notice }: Draft): boolean =>
  (notice.mentionedMarks ?? []).some(({ role }) => role === 'earlier')

/** The grounds that lie with the applicant, whose next application would meet them again. */
const OF_THE_APPLICANT = ['4', '19.4']

/** Returns whether a new application may fare better than the one refused. */
export const canBeRefiled = ({ notice }: Draft): boolean =>
  !notice.grounds.some(ground => OF_THE_APPLICANT.includes(ground))

/** Says whether a case is at hand; where the notice gives no words for the ground, none of its cases is ruled out. */
const CASES: Record<GuideCase, (draft: Draft, words: string) => boolean> = {
  sameDay: ({ notice }) => notice.citedMarks.some(({ status }) => status === 'same-day'),
  earlierFiled: ({ notice }) => notice.citedMarks.some(({ status }) => status !== 'same-day'),
  characters: (_draft, words) => words === '' || /不规范|错别字|错字|汉字/u.test(words),
  foreignPlace: (_draft, words) => words === '' || /外国|国外/u.test(words),
}

/** Returns what of a guide's advice on a ground fits the case at hand. */
export const fitting = <T extends { only?: GuideCase }>(draft: Draft, ground: string, advice: readonly T[]): T[] => {
  const words = draft.reasons.flatMap(reason => (reason.ground === ground ? [reason.text] : [])).join('')
  return advice.filter(({ only }) => only === undefined || CASES[only](draft, words))
}

/**
 * Returns a text of a guide in the document's language, with the word for the goods in place of `{goods}`, the body that
 * decides in place of `{office}` and the rule on the facts at the time of review in place of `{facts}`.
 */
export const guideText = (draft: Draft, text: LawText): string =>
  draft
    .read(text)
    .replaceAll('{goods}', goodsWord(draft))
    .replaceAll('{office}', reviewerOf(draft).name)
    .replaceAll('{facts}', regulationsNote(draft, '52.1'))

interface AskedGround {
  name: string
  label: string
  /** Leads to the answer in a filing. */
  lead: string
}

const guideQuestions = (ground: string): readonly GroundQuestion[] =>
  findGroundGuide(ground)?.questions ?? [MEANING_QUESTION]

/** Asks what follows from the meaning of the mark, which an earlier ground of the notice has asked for. */
const fromMeaning = (article: string): GroundQuestion => ({
  ...MEANING_QUESTION,
  zh: `据上述含义和由来，申请商标为何不属于${article}所指的情形`,
  en: `Why the mark, with that meaning and origin, does not fall under ${article}`,
  lead: {
    zh: '结合前述申请商标的含义和由来，具体理由如下：',
    en: 'In the light of the meaning and origin set out above, the reasons are as follows:',
  },
})

/**
 * Returns the questions to the client about a ground, as field names, labels and leads: those of its main claim unless
 * others are given; none for a ground that is argued mark by mark. What the mark means is asked once, for the first ground.
 */
export const groundQuestions = (
  draft: Draft,
  ground: string,
  questions: readonly GroundQuestion[] = guideQuestions(ground),
): AskedGround[] => {
  const asking = absoluteGrounds(draft).find(one => guideQuestions(one).includes(MEANING_QUESTION))
  const words = draft.reasons.flatMap(reason => (reason.ground === ground ? [reason.text] : [])).join('\n')
  const asked = questions.filter(({ about }) => about === undefined || about.test(words))
  return asked.map(question => {
    const isTold = question === MEANING_QUESTION && asking !== undefined && asking !== ground
    const { name, lead, ...label } = isTold ? fromMeaning(groundArticle(draft, ground)) : question
    return { name: `ground${ground}${name}`, label: guideText(draft, label), lead: guideText(draft, lead) }
  })
}
