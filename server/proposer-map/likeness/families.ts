import type { CircleRow } from '#contract/proposer-map/proposer-rows.ts'
import { tokenOf } from '../../mark-index/index-mark.ts'
import { createLetterScan, letters } from '../../mark-index/letter-keys.ts'
import { askedKeys, MARK_KEYS, storedKeys } from '../../mark-index/mark-keys.ts'
import { compareProfiles } from '../../similarity/compare-marks.ts'
import { describeMark, type MarkProfile } from '../../similarity/mark-profile.ts'
import { countBy } from '../counts/outcome.ts'
import type { Families, PortfolioMark } from '../register/portfolio.ts'

const BESIDE_LETTERS = MARK_KEYS.filter(key => key !== letters)

/** Returns the wordings of marks: those with most marks first, then the shorter ones. */
export const wordingsInOrder = (marks: readonly Pick<PortfolioMark, 'name'>[]): string[] => {
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
 * root itself; the first wordings become roots first. Roots are found by the keys of the search, so that few pairs are
 * compared.
 */
export const findFamilies = (wordings: readonly string[]): Families => {
  const families = new Map<string, string>()
  const roots: MarkProfile[] = []
  const rootsByKey = new Map<number, number[]>()
  const rootsByLetters = createLetterScan()
  for (const name of wordings) {
    const mark = describeMark(name)
    const near = new Set(rootsByLetters.find(mark))
    for (const key of askedKeys(BESIDE_LETTERS, mark, [{}]))
      for (const root of rootsByKey.get(tokenOf(key)) ?? []) near.add(root)
    let best = { root: name, score: 0 }
    // Of roots that are equally near the first one counts.
    for (const place of [...near].sort((a, b) => a - b)) {
      const root = roots[place]
      if (root === undefined) continue
      const { similar, score } = compareProfiles(root, mark)
      if (similar && score > best.score) best = { root: root.printed, score }
    }
    families.set(name, best.root)
    if (best.root !== name) continue
    const place = roots.push(mark) - 1
    rootsByLetters.add(mark, place)
    for (const token of new Set(storedKeys(mark).map(tokenOf))) {
      const known = rootsByKey.get(token)
      if (known) known.push(place)
      else rootsByKey.set(token, [place])
    }
  }
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
