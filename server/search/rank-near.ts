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

const ALL_GOODS: ReturnType<RelateMark> = [{ relation: 'same-part' }]

const weight = (verdict: HitVerdict | null): number => (verdict === null ? VERDICTS.length : VERDICTS.indexOf(verdict))

/** Orders by what stands in the way, then by score; marks alike in both by number and class, so that pages stay as they are. */
const byWeight = (a: RankedMark, b: RankedMark): number =>
  weight(a.verdict) - weight(b.verdict) ||
  b.comparison.score - a.comparison.score ||
  (a.candidate.regNo < b.candidate.regNo ? -1 : a.candidate.regNo > b.candidate.regNo ? 1 : 0) ||
  a.candidate.class - b.candidate.class

/**
 * Ranks near marks by the verdict that a report prints, the heaviest first. Only the groups of a mark are known here: its
 * goods, events and owner, which the report reads too, can make the verdict lighter and never heavier. Without `relate` all goods are wanted.
 */
export const rankNear = (near: readonly NearMark[], day: CalendarDay, relate?: RelateMark): RankedMark[] =>
  near
    .map(({ candidate, comparison }) => {
      const { status, expiryDate } = candidate
      const life = lifeOf(status, expiryDate, day)
      const groups = relate ? (candidate.groups ?? []) : []
      const mark = { life, status, barredUntil: runningBar({ ...candidate, groups }, day)?.until ?? null }
      const links = relate?.({ class: candidate.class, groups, goods: [] }) ?? ALL_GOODS
      const verdicts = links.map(({ relation }) =>
        judgeEncounter({ similarity: comparison.level, relation, mark, day }),
      )
      const verdict = verdicts.find(found => found?.verdict === 'blocked') ?? verdicts.find(found => found !== null)
      return { candidate, comparison, life, verdict: verdict?.verdict ?? null }
    })
    .sort(byWeight)
