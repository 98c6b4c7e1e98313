import type { VerdictRule } from '../verdict-rule.ts'

/** The term of the identical or similar mark is over, but it may still be renewed (Law 2019 art. 40). */
export const renewalOpen = {
  id: 'renewalOpen',
  judge: ({ similarity, relation, mark: { life } }) =>
    similarity !== 'weak' && relation !== 'same-group' && life === 'in-grace' ? 'blocked' : null,
} as const satisfies VerdictRule
