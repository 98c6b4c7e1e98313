import type { Watch } from '#contract/proposer-map/proposer-map.ts'
import { SIMILARITIES } from '#contract/vocabulary.ts'
import { oppositionPeriod } from '#domain/law/deadline.ts'
import { lifeOf } from '#domain/mark/mark-life.ts'
import { isSameOwner } from '#domain/mark/same-owner.ts'
import { rollToWorkingDay } from '../law/deadlines.ts'
import { watchNames } from '../search/watched-names.ts'
import type { Database } from '../storage/database.ts'
import { type MarkPlace, markPlaces } from '../storage/shards.ts'
import {
  addAlerts,
  type ChangedMark,
  lockWatches,
  type NewAlert,
  readChangedMarks,
  settleChanges,
} from './alerts-repository.ts'
import { type GroupedWatch, listRunningWatches } from './watches-repository.ts'

/** Changes that are compared in one transaction. */
const BATCH = 2_000

interface WatchedWording {
  name: string
  classes: readonly number[]
  watch: GroupedWatch
}

/** The levels that a watch alerts to: its own and the nearer ones. */
export const levelsOf = (level: Watch['level']): readonly Watch['level'][] =>
  SIMILARITIES.slice(0, SIMILARITIES.indexOf(level) + 1)

/**
 * Whether a mark has one of the groups that a watch names in the mark's class. A class in which none is named is watched whole, and a mark
 * whose groups the source does not say is never passed over.
 */
export const isInGroups = (
  watched: readonly string[],
  { class: niceClass, groups }: { class: number; groups: readonly string[] },
): boolean => {
  const named = watched.filter(group => Number(group.slice(0, 2)) === niceClass)
  const own = groups.filter(group => Number(group.slice(0, 2)) === niceClass)
  return named.length === 0 || own.length === 0 || own.some(group => named.includes(group))
}

/**
 * Returns the stage at which a mark can still be acted on, with the end of its opposition period; null for one that is registered, has
 * ended, or whose period was over on the day of the source.
 */
export const stageOf = ({
  status,
  expiryDate,
  preliminaryDate,
  day,
}: Pick<ChangedMark, 'status' | 'expiryDate' | 'preliminaryDate' | 'day'>): Pick<
  NewAlert,
  'stage' | 'published_on' | 'due'
> | null => {
  if (lifeOf(status, expiryDate, day) !== 'pending') return null
  if (preliminaryDate === null) return { stage: 'filed', published_on: null, due: null }
  const { due } = oppositionPeriod(preliminaryDate, { rollToWorkingDay })
  return due < day ? null : { stage: 'published', published_on: preliminaryDate, due }
}

const alertOf = (
  { watch, name: ours }: WatchedWording,
  mark: ChangedMark,
  comparison: { level: Watch['level']; rules: readonly { id: string; weight: number; zh: string; en: string }[] },
): NewAlert[] => {
  const stage = stageOf(mark)
  const isOwn = watch.name !== '' && isSameOwner(watch.name, mark.owner)
  const isWatched = levelsOf(watch.level).includes(comparison.level) && isInGroups(watch.groups, mark)
  if (stage === null || isOwn || !isWatched) return []
  const rules = comparison.rules.filter(({ weight }) => weight > 0).map(({ id, zh, en }) => ({ id, zh, en }))
  return [
    {
      ...stage,
      watch_id: watch.id,
      register_id: mark.registerId,
      reg_no: mark.regNo,
      class: mark.class,
      ours,
      level: comparison.level,
      rules: JSON.stringify(rules),
      name: mark.name,
      owner: mark.owner,
      groups: JSON.stringify(mark.groups),
      filed_on: mark.applicationDate,
      day: mark.day,
    },
  ]
}

/** Keeps the nearest alert of a watch to a mark, where several of its wordings are near to it, with its last stage. */
const oneEach = (alerts: readonly NewAlert[]): NewAlert[] => {
  const kept = new Map<string, NewAlert>()
  const rank = ({ stage, level }: NewAlert): number => (stage === 'filed' ? 10 : 0) + SIMILARITIES.indexOf(level)
  for (const alert of alerts) {
    const key = `${alert.watch_id} ${alert.register_id} ${alert.reg_no} ${alert.class}`
    const known = kept.get(key)
    if (known === undefined || rank(alert) < rank(known)) kept.set(key, alert)
  }
  return [...kept.values()]
}

const runWatchesOn = async (db: Database, { run }: MarkPlace, signal?: AbortSignal): Promise<void> => {
  for (;;) {
    signal?.throwIfAborted()
    const seen = await db.transaction().execute(async transaction => {
      await lockWatches(transaction)
      const { changes, marks } = await run(part => readChangedMarks(part, BATCH))
      if (marks.length > 0) {
        const watches = await listRunningWatches(transaction)
        const match = watchNames(
          watches.flatMap(watch =>
            watch.marks.map((name): WatchedWording => ({ name, classes: watch.classes, watch })),
          ),
        )
        const alerts = (await match(marks))
          .filter(({ watched, mark }) => Date.parse(watched.watch.since) <= mark.notedAt.getTime())
          .flatMap(({ watched, mark, comparison }) => alertOf(watched, mark, comparison))
        await addAlerts(transaction, oneEach(alerts))
      }
      return changes
    })
    // Only once the alerts are kept: one that is compared twice is alerted to once.
    await run(part => settleChanges(part, seen))
    if (seen.length < BATCH) return
  }
}

/**
 * Compares what imports changed since the last run with all watches and adds the alerts (docs/register.md §2). Runs one at a time, and
 * goes on where it was stopped: nothing is alerted to twice, and no change is passed over. A watch sees changes from its beginning on.
 */
export const runWatches = async (db: Database, signal?: AbortSignal): Promise<void> => {
  for (const place of markPlaces(db)) await runWatchesOn(db, place, signal)
}
