import type { VerdictRule } from '../verdict-rule.ts'

/** A mark that was not renewed bars identical and similar ones for a year (Law 2019 art. 50). */
export const oneYearBar = {
  id: 'oneYearBar',
  judge: ({ similarity, relation, mark: { life, barredUntil }, day }) =>
    similarity !== 'weak' && relation !== 'same-group' && life === 'dead' && barredUntil !== null && day <= barredUntil
      ? 'caution'
      : null,
} as const satisfies VerdictRule
