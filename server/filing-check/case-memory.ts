import type { CaseFacts } from './case-facts.ts'
import type { CheckedLine } from './finding.ts'

/** Returns a reader that keeps what a line yielded, for the rules that ask the same of it under the same facts. */
export const keptByLine = <Value extends object>(
  read: (line: CheckedLine, facts: CaseFacts) => Value,
): ((line: CheckedLine, facts: CaseFacts) => Value) => {
  const kept = new WeakMap<CheckedLine, { facts: CaseFacts; value: Value }>()
  return (line, facts) => {
    const known = kept.get(line)
    if (known?.facts === facts) return known.value
    const value = read(line, facts)
    kept.set(line, { facts, value })
    return value
  }
}

/** Returns a reader that works something out once for all lines of a case. */
export const keptByCase = <Value extends object>(read: (facts: CaseFacts) => Value): ((facts: CaseFacts) => Value) => {
  const kept = new WeakMap<CaseFacts, Value>()
  return facts => {
    const value = kept.get(facts) ?? read(facts)
    kept.set(facts, value)
    return value
  }
}
