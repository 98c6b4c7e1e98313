import type { FiredRule } from '../../similarity/combine-findings.ts'

/** Which side of two marks a rule of domain.md §5 speaks of. R26 and R28 speak of none. */
export const ASPECT_RULES = {
  form: ['R01', 'R02', 'R03', 'R04', 'R05', 'R08', 'R09', 'R10', 'R15', 'R18', 'R19', 'R20', 'R22', 'R23', 'R25'],
  sound: ['R06', 'R07', 'R24', 'R27'],
  meaning: ['R11', 'R12', 'R13', 'R14', 'R16', 'R17', 'R21'],
} as const

/** The fired rules that speak of one side, heaviest first. */
export const rulesOn = (side: keyof typeof ASPECT_RULES, rules: readonly FiredRule[]): FiredRule[] => {
  const ids: readonly string[] = ASPECT_RULES[side]
  return rules.filter(({ id }) => ids.includes(id))
}
