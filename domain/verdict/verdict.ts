import type { ReportHit, ReportLink, ReportMark } from '#contract/search-report.ts'

/** An earlier mark beside a name, through goods of a row, on the day of the search. */
interface Encounter {
  similarity: ReportHit['similarity']
  relation: ReportLink['relation']
  mark: Pick<ReportMark, 'life' | 'status' | 'barredUntil'>
  day: string
}

/** One ground on which an earlier mark bears on a name; null when it does not apply. The first that applies decides. */
interface VerdictRule {
  id: string
  judge: (encounter: Encounter) => 'blocked' | 'caution' | null
}

/** Identical with or similar to a mark that is registered, or preliminarily approved and published (Law 2019 art. 30). */
export const earlierRight = {
  id: 'earlierRight',
  judge: ({ similarity, relation, mark: { life, status } }) =>
    similarity !== 'weak' && relation !== 'same-group' && (life === 'alive' || status === 'preliminary')
      ? 'blocked'
      : null,
} as const satisfies VerdictRule

/** Identical with or similar to a mark that was filed earlier and is not decided yet (Law 2019 art. 31). */
export const earlierFiling = {
  id: 'earlierFiling',
  judge: ({ similarity, relation, mark: { life } }) =>
    similarity !== 'weak' && relation !== 'same-group' && life === 'pending' ? 'blocked' : null,
} as const satisfies VerdictRule

/** The term of the identical or similar mark is over, but it may still be renewed (Law 2019 art. 40). */
export const renewalOpen = {
  id: 'renewalOpen',
  judge: ({ similarity, relation, mark: { life } }) =>
    similarity !== 'weak' && relation !== 'same-group' && life === 'in-grace' ? 'blocked' : null,
} as const satisfies VerdictRule

/** An identical or similar mark stands in another part of the group, or in a part the register does not tell. */
export const otherPart = {
  id: 'otherPart',
  judge: ({ similarity, relation, mark: { life } }) =>
    similarity !== 'weak' && relation === 'same-group' && life !== 'dead' ? 'caution' : null,
} as const satisfies VerdictRule

/** Only weak rules speak for similarity with a mark that lives or may live again. */
export const weakResemblance = {
  id: 'weakResemblance',
  judge: ({ similarity, relation, mark: { life } }) =>
    similarity === 'weak' && relation !== 'same-group' && life !== 'dead' ? 'caution' : null,
} as const satisfies VerdictRule

/** A mark that was not renewed bars identical and similar ones for a year (Law 2019 art. 50). */
export const oneYearBar = {
  id: 'oneYearBar',
  judge: ({ similarity, relation, mark: { life, barredUntil }, day }) =>
    similarity !== 'weak' && relation !== 'same-group' && life === 'dead' && barredUntil !== null && day <= barredUntil
      ? 'caution'
      : null,
} as const satisfies VerdictRule

/** In the order they are asked. */
const RULES = [earlierRight, earlierFiling, renewalOpen, otherPart, weakResemblance, oneYearBar] as const

export type VerdictGround = (typeof RULES)[number]['id']

/** What an earlier mark means for a name, and on which ground; null when it means nothing. */
export const judgeEncounter = (
  encounter: Encounter,
): { verdict: 'blocked' | 'caution'; ground: VerdictGround } | null => {
  for (const { id, judge } of RULES) {
    const verdict = judge(encounter)
    if (verdict) return { verdict, ground: id }
  }
  return null
}
