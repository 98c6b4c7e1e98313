import { tokenOf } from '../mark-index/index-mark.ts'
import { askedKeys, MARK_KEYS } from '../mark-index/mark-keys.ts'
import type { MarkComparison } from '../similarity/compare-marks.ts'
import type { MarkProfile } from '../similarity/mark-profile.ts'
import type { Candidate } from './marks-repository.ts'
import { nearMarks } from './near-marks.ts'
import { describeSearched } from './searched-name.ts'

/** A name that is watched, in these classes or, where there are none, in all. */
export interface WatchedName {
  name: string
  classes: readonly number[]
}

/** A mark of the register with the tokens that it is found by. */
export type IndexedCandidate = Candidate & { tok: readonly number[] }

interface NearWatched<Name extends WatchedName, Mark> {
  watched: Name
  mark: Mark
  comparison: MarkComparison & { level: Exclude<MarkComparison['level'], 'none'> }
}

/** Finds the marks of a list that are near to names. */
export type MatchWatched<Name extends WatchedName> = <Mark extends IndexedCandidate>(
  marks: readonly Mark[],
) => Promise<NearWatched<Name, Mark>[]>

/**
 * Returns a function that finds the marks of a list which are near to any of the names: those that a search for the name in its classes
 * finds. It goes through the tokens of each mark once, however many names are watched. Names without letters match nothing; throws as
 * `describeSearched` for one that is too long.
 */
export const watchNames = <Name extends WatchedName>(names: readonly Name[]): MatchWatched<Name> => {
  const profiles = new Map<Name, MarkProfile>()
  const byToken = new Map<number, Name[]>()
  for (const watched of names) {
    const profile = describeSearched(watched.name)
    if (profile.text === '') continue
    profiles.set(watched, profile)
    const bearing = [...profile.classes()].filter(
      niceClass => watched.classes.length === 0 || watched.classes.includes(niceClass),
    )
    const contexts = [{}, ...bearing.map(niceClass => ({ niceClass }))]
    for (const token of new Set(askedKeys(MARK_KEYS, profile, contexts).map(tokenOf)))
      byToken.set(token, [...(byToken.get(token) ?? []), watched])
  }

  return async <Mark extends IndexedCandidate>(marks: readonly Mark[]) => {
    const byName = new Map<Name, Set<Mark>>()
    for (const mark of marks)
      for (const token of mark.tok)
        for (const watched of byToken.get(token) ?? []) {
          if (watched.classes.length > 0 && !watched.classes.includes(mark.class)) continue
          const candidates = byName.get(watched) ?? new Set()
          byName.set(watched, candidates.add(mark))
        }
    const found: NearWatched<Name, Mark>[] = []
    for (const [watched, candidates] of byName) {
      const profile = profiles.get(watched)
      if (!profile) continue
      const byId = new Map([...candidates].map(mark => [mark.id, mark]))
      for (const { candidate, comparison } of await nearMarks([...candidates], profile, [])) {
        const mark = byId.get(candidate.id)
        if (mark) found.push({ watched, mark, comparison })
      }
    }
    return found
  }
}
