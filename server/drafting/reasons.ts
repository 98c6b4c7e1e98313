import type { Notice } from '#contract/notice.ts'
import { isEarlierMarkGround } from '#domain/law/grounds.ts'

/** A reason of the notice: the ground, the goods and the cited marks it is said of, and the examiner's own words. */
export interface DraftReason {
  /** Empty where the paper's words name no ground that is known. */
  ground: string
  /** Its place among the reasons of the notice; null where the facts hold no sentence for the ground. */
  index: number | null
  text: string
  page: number | null
  /** Empty where it holds for all that is refused. */
  goods: readonly string[]
  /** Indexes of the cited marks. */
  cited: readonly number[]
}

/** All that the notice says under one ground, which one section of the reasons answers. */
export interface GroundReasons {
  /** The ground that the section answers; the others are of the same kind and have no words of their own. */
  ground: string
  grounds: readonly string[]
  reasons: readonly DraftReason[]
  cited: readonly number[]
  /** Empty where it holds for all that is refused. */
  goods: readonly string[]
}

const withoutSentence = (ground: string, cited: readonly number[] = []): DraftReason => ({
  ground,
  index: null,
  text: '',
  page: null,
  goods: [],
  cited,
})

/** Gives marks that no sentence cites to the reasons on earlier marks that cite none, else to the first of them. */
const withMarksLeft = (reasons: readonly DraftReason[], left: readonly number[]): DraftReason[] => {
  if (left.length === 0) return [...reasons]
  const relative = reasons.filter(({ ground }) => isEarlierMarkGround(ground))
  const taker = relative.find(({ cited, text }) => cited.length === 0 && text !== '') ?? relative[0]
  if (!taker) return [...reasons, withoutSentence('', left)]
  return reasons.map(reason => (reason === taker ? { ...reason, cited: [...reason.cited, ...left] } : reason))
}

/**
 * Returns the reasons of a notice in its order, and for each ground without a sentence of its own one without words. Every
 * cited mark belongs to a reason.
 */
export const reasonsOf = ({ reasons = [], grounds, citedMarks, evidence }: Notice): DraftReason[] => {
  const read = reasons.map(({ ground, text, goods, citedMarks: numbers }, index): DraftReason => {
    const cited = citedMarks.flatMap(({ regNo }, place) => (regNo !== '' && numbers.includes(regNo) ? [place] : []))
    return { ground, index, text, page: evidence[`reasons.${index}.text`]?.[0]?.page ?? null, goods, cited }
  })
  const silent = grounds.filter(ground => !read.some(reason => reason.ground === ground))
  const all = [...read, ...silent.map(ground => withoutSentence(ground))]
  const taken = new Set(all.flatMap(({ cited }) => cited))
  return withMarksLeft(
    all,
    citedMarks.flatMap((_, index) => (taken.has(index) ? [] : [index])),
  )
}

const together = (ground: string, reasons: readonly DraftReason[]): GroundReasons => ({
  ground,
  grounds: [ground],
  reasons,
  cited: [...new Set(reasons.flatMap(({ cited }) => cited))].sort((a, b) => a - b),
  goods: reasons.some(({ goods }) => goods.length === 0) ? [] : [...new Set(reasons.flatMap(({ goods }) => goods))],
})

const groupsOf = (reasons: readonly DraftReason[]): GroundReasons[] =>
  [...Map.groupBy(reasons, ({ ground }) => ground)].map(([ground, own]) => together(ground, own))

/** Returns the grounds that do not turn on an earlier mark, each with what the notice says under it. */
export const otherReasons = (reasons: readonly DraftReason[]): GroundReasons[] =>
  groupsOf(reasons.filter(({ ground, cited }) => !isEarlierMarkGround(ground) && cited.length === 0))

/**
 * Returns the grounds that turn on earlier marks, each with its own marks; a ground without marks of its own joins the one
 * before.
 */
export const earlierMarkReasons = (reasons: readonly DraftReason[]): GroundReasons[] => {
  const groups = groupsOf(reasons.filter(({ ground, cited }) => isEarlierMarkGround(ground) || cited.length > 0))
  const [own, idle] = [groups.filter(({ cited }) => cited.length > 0), groups.filter(({ cited }) => cited.length === 0)]
  const [first, ...others] = own.length > 0 ? own : idle
  if (!first) return []
  const joined = own.length > 0 ? idle : others
  return [
    {
      ...first,
      grounds: [...first.grounds, ...joined.map(({ ground }) => ground)].toSorted(
        (a, b) => Number.parseFloat(a) - Number.parseFloat(b),
      ),
      reasons: [...first.reasons, ...joined.flatMap(({ reasons: own }) => own.filter(({ text }) => text !== ''))],
    },
    ...(own.length > 0 ? others : []),
  ]
}

/** Returns whether a reason is said of an item of the goods. */
export const concerns = ({ goods }: Pick<DraftReason, 'goods'>, item: string): boolean =>
  goods.length === 0 || goods.includes(item)
