import type { VerdictRule } from '../verdict-rule.ts'

/** Identical with or similar to a mark that was filed earlier and is not decided yet (Law 2019 art. 31). */
export const earlierFiling = {
  id: 'earlierFiling',
  judge: ({ similarity, relation, mark: { life } }) =>
    similarity !== 'weak' && relation !== 'same-group' && life === 'pending' ? 'blocked' : null,
} as const satisfies VerdictRule
