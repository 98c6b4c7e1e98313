import type { VerdictRule } from '../verdict-rule.ts'

/** An identical or similar mark stands in another part of the group, or in a part the register does not tell. */
export const otherPart = {
  id: 'otherPart',
  judge: ({ similarity, relation, mark: { life } }) =>
    similarity !== 'weak' && relation === 'same-group' && life !== 'dead' ? 'caution' : null,
} as const satisfies VerdictRule
