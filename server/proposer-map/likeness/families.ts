import { setImmediate as breathe } from 'node:timers/promises'
import type { CircleRow } from '#contract/proposer-map/proposer-rows.ts'
import { tokenOf } from '../../mark-index/index-mark.ts'
import { askedKeys, MARK_KEYS, storedKeys } from '../../mark-index/mark-keys.ts'
import { compareProfiles } from '../../similarity/compare-marks.ts'
import { describeMark } from '../../similarity/mark-profile.ts'
import { countBy } from '../counts/outcome.ts'
import type { Portfolio, PortfolioMark } from '../register/portfolio.ts'

/** The root of the family of each wording. */
export type Families = ReadonlyMap<string, string>

/** The server answers others at least so often while wordings are compared. */
const TURN_MS = 15

/** Gives the wordings that may become roots first: those with most marks, then the shorter ones. */
const inOrder = (marks: readonly PortfolioMark[]): string[] => {
  const counts = countBy(
    marks.filter(({ name }) => name !== ''),
    ({ name }) => name,
  )
  return [...counts]
    .sort(([a, many], [b, others]) => others - many || a.length - b.length || (a < b ? -1 : 1))
    .map(([name]) => name)
}

/**
 * Joins each wording to the root that it is nearest to, identical or similar by the rules of docs/law.md §5, or makes it a
 * root itself. Roots are found by the keys of the search, so that few pairs are compared.
 */
export const findFamilies = async (marks: readonly PortfolioMark[]): Promise<Families> => {
  const families = new Map<string, string>()
  const rootsByKey = new Map<number, string[]>()
  let turn = performance.now()
  for (const name of inOrder(marks)) {
    if (performance.now() - turn > TURN_MS) {
      await breathe()
      turn = performance.now()
    }
    const mark = describeMark(name)
    const near = new Set(askedKeys(MARK_KEYS, mark, [{}]).flatMap(key => rootsByKey.get(tokenOf(key)) ?? []))
    let best = { root: name, score: 0 }
    for (const root of near) {
      const { similar, score } = compareProfiles(describeMark(root), mark)
      if (similar && score > best.score) best = { root, score }
    }
    families.set(name, best.root)
    if (best.root !== name) continue
    for (const token of new Set(storedKeys(mark).map(tokenOf)))
      rootsByKey.set(token, [...(rootsByKey.get(token) ?? []), name])
  }
  return families
}

const known = new WeakMap<Portfolio, Promise<Families>>()

/** Returns the families of a portfolio, found once. */
export const familiesOf = (portfolio: Portfolio): Promise<Families> => {
  const families = known.get(portfolio) ?? findFamilies(portfolio.marks)
  known.set(portfolio, families)
  return families
}

const WORDINGS_SHOWN = 8

/** Counts the marks of each family, the largest first. */
export const circleRows = (marks: readonly PortfolioMark[], families: Families): CircleRow[] => {
  const rows = [
    ...Map.groupBy(
      marks.filter(({ name }) => name !== ''),
      ({ name }) => families.get(name) ?? name,
    ),
  ].map(([root, members]) => {
    const count = (life: readonly string[]): number => members.filter(mark => life.includes(mark.life)).length
    const wordings = [...countBy(members, ({ name }) => name)].sort(([, a], [, b]) => b - a).map(([name]) => name)
    return {
      root,
      wordings: wordings.slice(0, WORDINGS_SHOWN),
      total: members.length,
      live: count(['alive', 'in-grace']),
      pending: count(['pending']),
      dead: count(['dead']),
    }
  })
  return rows.sort((a, b) => b.total - a.total || (a.root < b.root ? -1 : 1))
}
