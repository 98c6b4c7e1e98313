import { createBreathingSpace } from '../breathing-space.ts'
import { compareProfiles, type MarkComparison, withDevice } from '../similarity/compare-marks.ts'
import { describeMark, type MarkProfile } from '../similarity/mark-profile.ts'
import type { Candidate } from './marks-repository.ts'

/** Asks something of the wording of marks, once for each wording, because many marks have the same. */
export const onceAWording = (ask: (wording: string) => boolean): ((mark: { name: string }) => boolean) => {
  const answers = new Map<string, boolean>()
  return ({ name }) => {
    const known = answers.get(name)
    if (known !== undefined) return known
    const answer = ask(name)
    answers.set(name, answer)
    return answer
  }
}

/** A comparison in which some rule found the marks near. */
type NearComparison = MarkComparison & { level: Exclude<MarkComparison['level'], 'none'> }

/** A candidate that some rule finds near. */
export interface NearMark {
  candidate: Candidate
  comparison: NearComparison
}

const isNear = (comparison: MarkComparison): comparison is NearComparison => comparison.level !== 'none'

/** Comparisons of one wording: by class where its weak words or the name's make a difference, else one for all. */
interface Wording {
  mark: MarkProfile
  byPlace: Map<number, { plain: MarkComparison; drawn: MarkComparison | null }>
}

const ANY_CLASS = 0

/**
 * Returns the marks among candidates that a rule finds near to the name. Marks of one wording are compared once, and share their
 * comparison; `goods` are the names of the wanted goods. Other requests run meanwhile.
 */
export const nearMarks = async (
  candidates: readonly Candidate[],
  name: MarkProfile,
  goods: string[],
): Promise<NearMark[]> => {
  const wordings = new Map<string, Wording>()
  const named = goods.length > 0 ? { goods } : {}
  const compare = ({ name: text, class: niceClass, isDevice: hasDevice }: Candidate): MarkComparison => {
    let wording = wordings.get(text)
    if (!wording) {
      wording = { mark: describeMark(text), byPlace: new Map() }
      wordings.set(text, wording)
    }
    const { mark, byPlace } = wording
    const isBearing = name.classes().has(niceClass) || mark.classes().has(niceClass)
    const place = isBearing ? niceClass : ANY_CLASS
    let known = byPlace.get(place)
    if (!known) {
      const plain = compareProfiles(name, mark, { ...(isBearing && { niceClass }), ...named })
      known = { plain, drawn: null }
      byPlace.set(place, known)
    }
    if (!hasDevice || known.plain.level === 'none') return known.plain
    known.drawn ??= withDevice(known.plain, name, mark)
    return known.drawn
  }
  const near: NearMark[] = []
  const space = createBreathingSpace()
  for (const candidate of candidates) {
    if (space.isDue()) await space.take()
    const comparison = compare(candidate)
    if (isNear(comparison)) near.push({ candidate, comparison })
  }
  return near
}
