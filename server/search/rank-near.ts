import { VERDICTS } from '#contract/vocabulary.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { EarlierGoods } from '#domain/goods/relate-rows.ts'
import { lifeOf, type MarkLife } from '#domain/mark/mark-life.ts'
import { runningBar } from '#domain/mark/one-year-bar.ts'
import { type Encounter, type HitVerdict, judgeEncounter } from '#domain/verdict/verdict.ts'
import type { NearMark } from './near-marks.ts'

/** A near mark with what it means for the wanted goods; `verdict` is null where it means nothing. */
export interface RankedMark extends NearMark {
  life: MarkLife
  verdict: HitVerdict | null
}

/** Tells through which relations an earlier mark reaches the wanted goods. */
export type RelateMark = (mark: EarlierGoods) => readonly Pick<Encounter, 'relation'>[]

const weight = (verdict: HitVerdict | null): number => (verdict === null ? VERDICTS.length : VERDICTS.indexOf(verdict))

/** Orders marks alike in weight and score by number and class, so that pages stay as they are. */
const byNumber = ({ candidate: a }: RankedMark, { candidate: b }: RankedMark): number =>
  (a.regNo < b.regNo ? -1 : a.regNo > b.regNo ? 1 : 0) || a.class - b.class || a.id - b.id

const MOST_SCORE = 100
/** A number that is the smaller the more a mark stands in the way: its verdict, then its score in hundredths. */
const strengthOf = ({ verdict, comparison }: RankedMark): number =>
  weight(verdict) * 2 * MOST_SCORE - Math.round(comparison.score * MOST_SCORE)

type Status = NearMark['candidate']['status']
type Level = Encounter['similarity']

/** The life of marks of one status and term, and the verdict on them where all goods are wanted: then their groups do not matter. */
interface Standing {
  life: MarkLife
  verdictAt(level: Level): HitVerdict | null
}

/** Tells how marks stand on a day; thousands of marks share few statuses and terms. */
const standingOn = (day: CalendarDay): ((status: Status, expiryDate: CalendarDay | null) => Standing) => {
  const known = new Map<Status, Map<CalendarDay | null, Standing>>()
  return (status, expiryDate) => {
    const ofStatus = known.get(status) ?? new Map<CalendarDay | null, Standing>()
    known.set(status, ofStatus)
    const before = ofStatus.get(expiryDate)
    if (before) return before
    const life = lifeOf(status, expiryDate, day)
    const verdicts = new Map<Level, HitVerdict | null>()
    const standing: Standing = {
      life,
      verdictAt(similarity) {
        const verdict = verdicts.get(similarity)
        if (verdict !== undefined) return verdict
        const mark = { life, status, barredUntil: null }
        const judged = judgeEncounter({ similarity, relation: 'same-part', mark, day })?.verdict ?? null
        verdicts.set(similarity, judged)
        return judged
      },
    }
    ofStatus.set(expiryDate, standing)
    return standing
  }
}

/** Which near marks are wanted, and in what order. */
interface Ranking {
  day: CalendarDay
  relate?: RelateMark | undefined
  /** The number of first marks that are shown; those after need no order of their own among equals. */
  shown?: number | undefined
}

/**
 * Ranks near marks by the verdict that a report prints, the heaviest first. Only the groups of a mark are known here: its
 * goods, events and owner, which the report reads too, can make the verdict lighter and never heavier. Without `relate` all goods are wanted.
 */
export const rankNear = (near: readonly NearMark[], { day, relate, shown }: Ranking): RankedMark[] => {
  const standing = standingOn(day)
  const judged = near.map(({ candidate, comparison }): RankedMark => {
    const { status, expiryDate } = candidate
    const { life, verdictAt } = standing(status, expiryDate)
    if (!relate) return { candidate, comparison, life, verdict: verdictAt(comparison.level) }
    const groups = candidate.groups ?? []
    const mark = { life, status, barredUntil: runningBar({ ...candidate, groups }, day)?.until ?? null }
    const verdicts = relate({ class: candidate.class, groups, goods: [] }).map(({ relation }) =>
      judgeEncounter({ similarity: comparison.level, relation, mark, day }),
    )
    const verdict = verdicts.find(found => found?.verdict === 'blocked') ?? verdicts.find(found => found !== null)
    return { candidate, comparison, life, verdict: verdict?.verdict ?? null }
  })
  const byStrength = [...Map.groupBy(judged, strengthOf)].sort(([a], [b]) => a - b)
  const ranked: RankedMark[] = []
  for (const [, marks] of byStrength) {
    const isShown = shown === undefined || ranked.length < shown
    for (const mark of isShown ? marks.sort(byNumber) : marks) ranked.push(mark)
  }
  return ranked
}
