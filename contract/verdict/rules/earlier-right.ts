import type { VerdictRule } from '../verdict-rule.ts'

/** Identical with or similar to a mark that is registered, or preliminarily approved and published (Law 2019 art. 30). */
export const earlierRight = {
  id: 'earlierRight',
  judge: ({ similarity, relation, mark: { life, status } }) =>
    similarity !== 'weak' && relation !== 'same-group' && (life === 'alive' || status === 'preliminary')
      ? 'blocked'
      : null,
} as const satisfies VerdictRule
