import { similarity } from './character-agreement.ts'
import type { Finding } from './compare-notice.ts'

/** The findings of a set of papers, counted by fact. */
export interface Tally {
  add: (findings: readonly Finding[]) => void
  /** A row for each fact: what came out how, the share of right values, F1, and the share of right characters. */
  rows: () => Record<string, TallyRow>
  /** Values that were read though they are not printed, and of which nobody is told. */
  wrong: () => Finding[]
}

interface TallyRow {
  printed: number
  right: number
  missing: number
  doubted: number
  wrong: number
  'right %': number
  F1: number
  'characters %': number
}

const percent = (part: number, whole: number): number => Math.round((whole === 0 ? 1 : part / whole) * 10_000) / 100

const rowOf = (findings: readonly Finding[]): TallyRow => {
  const count = (outcome: Finding['outcome']) => findings.filter(finding => finding.outcome === outcome).length
  const [right, missing, doubted, wrong] = [count('right'), count('missing'), count('doubted'), count('wrong')]
  const printed = findings.filter(({ expected }) => expected !== '')
  const read = findings.filter(({ actual }) => actual !== '').length
  const characters = printed.reduce((sum, { expected }) => sum + expected.length, 0)
  const same = printed.reduce((sum, { expected, actual }) => sum + similarity(expected, actual) * expected.length, 0)
  return {
    printed: printed.length,
    right,
    missing,
    doubted,
    wrong,
    'right %': percent(right, findings.length),
    F1: percent(2 * right, printed.length + read),
    'characters %': percent(same, characters),
  }
}

export const createTally = (): Tally => {
  const all: Finding[] = []
  return {
    add: findings => all.push(...findings),
    rows: () =>
      Object.fromEntries([...Map.groupBy(all, ({ fact }) => fact)].map(([fact, findings]) => [fact, rowOf(findings)])),
    wrong: () => all.filter(({ outcome }) => outcome === 'wrong'),
  }
}
