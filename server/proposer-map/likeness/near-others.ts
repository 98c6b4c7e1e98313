import type { Watch } from '#contract/proposer-map/proposer-map.ts'
import type { OtherRow } from '#contract/proposer-map/proposer-rows.ts'
import { SIMILARITIES } from '#contract/vocabulary.ts'
import { rightsStatus } from '#domain/mark/mark-life.ts'
import { isSameOwner } from '#domain/mark/same-owner.ts'
import { searchSimilar } from '../../search/search-similar.ts'
import type { Database } from '../../storage/database.ts'
import { mainNameRows } from '../counts/numbers.ts'
import type { Portfolio, PortfolioMark } from '../register/portfolio.ts'
import { seemsSameApplicant } from '../register/same-applicant.ts'

export type Watching = Pick<Watch, 'marks' | 'classes' | 'level'>

/** House marks that are watched where nobody chose any. */
const HOUSE_MARKS = 5
const HITS_A_MARK = 60
const MOST_ROWS = 200

const isLiving = ({ life }: PortfolioMark): boolean => life !== 'dead'

/** Returns what is watched without a choice: the wordings with most living marks, and what is similar. */
export const houseWatch = (marks: readonly PortfolioMark[]): Watching => ({
  marks: mainNameRows(marks.filter(isLiving))
    .slice(0, HOUSE_MARKS)
    .map(({ name }) => name),
  classes: [],
  level: 'similar',
})

/** Returns later living marks of others that the rules find near one wording, in the classes of ours or those asked for. */
const nearOne = async (
  db: Database,
  { registerId, names, marks, onDay }: Portfolio,
  ours: string,
  { classes, level }: Watching,
): Promise<OtherRow[]> => {
  const own = marks.filter(mark => mark.name === ours && isLiving(mark))
  const searched = classes.length > 0 ? classes : [...new Set(own.map(mark => mark.class))]
  const first = own.flatMap(({ applicationDate }) => applicationDate ?? []).sort()[0] ?? null
  if (searched.length === 0) return []
  const { hits } = await searchSimilar(db, {
    name: ours,
    registers: [registerId],
    classes: searched,
    onDay,
    limit: HITS_A_MARK,
    filter: { from: first },
  })
  const isOwn = (owner: string): boolean =>
    names.some(name => isSameOwner(owner, name) || seemsSameApplicant(name, owner))
  const levels = SIMILARITIES.slice(0, SIMILARITIES.indexOf(level) + 1)
  return hits.flatMap(({ mark, comparison, life }) => {
    const { regNo, class: niceClass, name, owner, status, applicationDate } = mark
    const isLater = first === null || applicationDate === null || applicationDate > first
    if (isOwn(owner) || life === 'dead' || !isLater || !levels.includes(comparison.level)) return []
    const rules = comparison.rules.filter(({ weight }) => weight > 0).map(({ id, zh, en }) => ({ id, zh, en }))
    return [
      {
        regNo,
        class: niceClass,
        name,
        owner,
        status: rightsStatus(status, life),
        applicationDate,
        ours,
        level: comparison.level,
        rules,
      },
    ]
  })
}

/** Lists later marks of others near the watched ones, each once, the nearest first and then the newest. */
const findOthers = async (db: Database, portfolio: Portfolio, watches: readonly Watching[]): Promise<OtherRow[]> => {
  const rows = new Map<string, OtherRow>()
  for (const watch of watches)
    for (const ours of watch.marks)
      for (const row of await nearOne(db, portfolio, ours, watch)) {
        const key = `${row.class} ${row.regNo}`
        const known = rows.get(key)
        if (!known || SIMILARITIES.indexOf(row.level) < SIMILARITIES.indexOf(known.level)) rows.set(key, row)
      }
  return [...rows.values()]
    .sort(
      (a, b) =>
        SIMILARITIES.indexOf(a.level) - SIMILARITIES.indexOf(b.level) ||
        (b.applicationDate ?? '').localeCompare(a.applicationDate ?? '') ||
        (a.regNo < b.regNo ? -1 : 1),
    )
    .slice(0, MOST_ROWS)
}

const found = new WeakMap<Portfolio, Map<string, Promise<OtherRow[]>>>()

/** Does the same once a portfolio and watch. */
export const othersOf = (db: Database, portfolio: Portfolio, watches: readonly Watching[]): Promise<OtherRow[]> => {
  const kept = found.get(portfolio) ?? new Map<string, Promise<OtherRow[]>>()
  found.set(portfolio, kept)
  const key = JSON.stringify(watches)
  const rows = kept.get(key) ?? findOthers(db, portfolio, watches)
  kept.set(key, rows)
  rows.catch(() => kept.delete(key))
  return rows
}
