import type { ReportHit, ReportLink, ReportMark } from '#contract/search-report.ts'
import type { Verdict } from '#contract/vocabulary.ts'

/** An earlier mark beside a name, through goods of a row, on the day of the search. */
export interface Encounter {
  similarity: ReportHit['similarity']
  relation: ReportLink['relation']
  /** A note joins the goods that speaks of some goods only, and whether of these is open. */
  isOpen?: boolean | undefined
  mark: Pick<ReportMark, 'life' | 'status' | 'barredUntil' | 'ownership'>
  day: string
}

/** The verdicts that an earlier mark can bring about. */
export type HitVerdict = Extract<Verdict, 'blocked' | 'caution'>

/** One ground on which an earlier mark bears on a name. */
interface VerdictRule {
  ground: string
  verdict: HitVerdict
  applies: (encounter: Encounter) => boolean
}

/** Only weak rules of similarity make the marks `weak`: all other grounds ask for more. */
const isLike = ({ similarity }: Encounter): boolean => similarity !== 'weak'
/** Goods in another part of the group are not similar by themselves, nor are those that a note may not speak of. */
const isNear = ({ relation, isOpen }: Encounter): boolean => relation !== 'same-group' && isOpen !== true

/** The grounds in the order they are asked; the first that applies decides. */
const RULES = [
  {
    // Registered, or preliminarily approved and published (Law 2019 art. 30).
    ground: 'earlierRight',
    verdict: 'blocked',
    applies: encounter =>
      isLike(encounter) &&
      isNear(encounter) &&
      (encounter.mark.life === 'alive' || encounter.mark.status === 'preliminary'),
  },
  {
    // Filed earlier and not decided yet (Law 2019 art. 31).
    ground: 'earlierFiling',
    verdict: 'blocked',
    applies: encounter => isLike(encounter) && isNear(encounter) && encounter.mark.life === 'pending',
  },
  {
    // The term is over, but the mark may still be renewed (Law 2019 art. 40).
    ground: 'renewalOpen',
    verdict: 'blocked',
    applies: encounter => isLike(encounter) && isNear(encounter) && encounter.mark.life === 'in-grace',
  },
  {
    // A note joins certain goods of the two groups; whether these are among them depends on goods that are not told.
    ground: 'openNote',
    verdict: 'caution',
    applies: encounter => isLike(encounter) && encounter.isOpen === true && encounter.mark.life !== 'dead',
  },
  {
    // The mark stands in another part of the group, or in one that the register does not tell.
    ground: 'otherPart',
    verdict: 'caution',
    applies: encounter => isLike(encounter) && !isNear(encounter) && encounter.mark.life !== 'dead',
  },
  {
    ground: 'weakResemblance',
    verdict: 'caution',
    applies: encounter => !isLike(encounter) && isNear(encounter) && encounter.mark.life !== 'dead',
  },
  {
    // A mark that ended bars identical and similar ones for a year (Law 2019 art. 50; Law 2026 art. 49 for surrender).
    ground: 'oneYearBar',
    verdict: 'caution',
    applies: encounter => {
      const { life, barredUntil } = encounter.mark
      const isBarred = life === 'dead' && barredUntil !== null && encounter.day <= barredUntil
      return isLike(encounter) && isNear(encounter) && isBarred
    },
  },
] as const satisfies readonly VerdictRule[]

/** `perhapsOwn`: whether the owner is the applicant must be looked at before anything else. */
export type VerdictGround = (typeof RULES)[number]['ground'] | 'perhapsOwn'

/**
 * Returns what an earlier mark means for a name, and on which ground; null when it means nothing. The applicant's own mark
 * is none of another and never stands in the way (Law 2019 art. 30, 31: 他人). Search ranks by it, and the report and the
 * page print it.
 */
export const judgeEncounter = (encounter: Encounter): { verdict: HitVerdict; ground: VerdictGround } | null => {
  const { ownership } = encounter.mark
  const rule = RULES.find(({ applies }) => applies(encounter))
  if (!rule || ownership === 'own') return null
  if (ownership === 'perhaps-own') return { verdict: 'caution', ground: 'perhapsOwn' }
  return { verdict: rule.verdict, ground: rule.ground }
}
