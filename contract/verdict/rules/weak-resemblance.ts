import type { VerdictRule } from '../verdict-rule.ts'

/** Only weak rules speak for similarity with a mark that lives or may live again. */
export const weakResemblance = {
  id: 'weakResemblance',
  judge: ({ similarity, relation, mark: { life } }) =>
    similarity === 'weak' && relation !== 'same-group' && life !== 'dead' ? 'caution' : null,
} as const satisfies VerdictRule
