import { type Bench, type FaultKind, type Planting, replaceEverywhere, typeSentence } from './planting.ts'
import { digitOff, digitsSwapped } from './slips.ts'
import { sentencesIn } from './typed-sentences.ts'

const slip = (number: string, { random }: Bench): string =>
  (random.chance(0.5) ? digitsSwapped(number, random) : null) ?? digitOff(number, random)

const typed = (bench: Bench) => sentencesIn(bench.isEn)

/** The application number by itself, not within the dispatch number. */
const applicationNo = (bench: Bench, wrong: () => string | undefined): Planting[] =>
  replaceEverywhere(bench, bench.notice.applicationNo, wrong)

const citedNo = (bench: Bench, index: number, wrong: () => string | undefined): Planting[] => {
  const regNo = bench.notice.citedMarks[index]?.regNo ?? ''
  return replaceEverywhere(bench, regNo, wrong)
}

/** One of the cited marks, by its index; nothing where none is cited. */
const someCitedMark = ({ notice, random }: Bench): number[] =>
  notice.citedMarks.length === 0 ? [] : [random.pick([...notice.citedMarks.keys()])]

const otherCitedNo = ({ notice, random }: Bench, index: number): string | undefined => {
  const others = notice.citedMarks.filter((_, other) => other !== index)
  return others.length === 0 ? undefined : random.pick(others).regNo
}

const UNCITED = ['31888946', '26405179', '50713328'] as const

export const NUMBER_FAULTS: readonly FaultKind[] = [
  {
    kind: 'application-number-slip',
    group: 'notice',
    plant: bench => applicationNo(bench, () => slip(bench.notice.applicationNo, bench)),
  },
  {
    kind: 'application-number-typed',
    group: 'notice',
    plant: bench => {
      const wrong = slip(bench.notice.applicationNo, bench)
      return typeSentence(bench, typed(bench).applicationNo(wrong), wrong, bench.notice.applicationNo)
    },
  },
  {
    kind: 'application-number-of-cited-mark',
    group: 'notice',
    plant: bench =>
      someCitedMark(bench).flatMap(index => applicationNo(bench, () => bench.notice.citedMarks[index]?.regNo)),
  },
  {
    kind: 'cited-number-slip',
    group: 'notice',
    plant: bench =>
      someCitedMark(bench).flatMap(index =>
        citedNo(bench, index, () => slip(bench.notice.citedMarks[index]?.regNo ?? '', bench)),
      ),
  },
  {
    kind: 'cited-number-typed',
    group: 'notice',
    plant: bench =>
      someCitedMark(bench).flatMap(index => {
        const right = bench.notice.citedMarks[index]?.regNo ?? ''
        const wrong = slip(right, bench)
        return typeSentence(bench, typed(bench).citedNo(typed(bench).citedMark(index + 1), wrong), wrong, right)
      }),
  },
  {
    kind: 'cited-number-of-other-cited-mark',
    group: 'notice',
    plant: bench =>
      someCitedMark(bench).flatMap(index => {
        const wrong = otherCitedNo(bench, index)
        if (wrong === undefined) return []
        const right = bench.notice.citedMarks[index]?.regNo ?? ''
        const sentences = typed(bench).citedNo(typed(bench).citedMark(index + 1), wrong)
        return [...citedNo(bench, index, () => wrong), ...typeSentence(bench, sentences, wrong, right, 1)]
      }),
  },
  {
    kind: 'cited-number-is-own',
    group: 'notice',
    plant: bench =>
      someCitedMark(bench).flatMap(index => {
        const own = bench.notice.applicationNo
        const right = bench.notice.citedMarks[index]?.regNo ?? ''
        const sentences = typed(bench).citedNo(typed(bench).citedMark(index + 1), own)
        return [...citedNo(bench, index, () => own), ...typeSentence(bench, sentences, own, right, 1)]
      }),
  },
  {
    kind: 'uncited-number',
    group: 'notice',
    plant: bench => {
      const wrong = bench.random.pick(UNCITED)
      return typeSentence(bench, typed(bench).uncitedNo(wrong, '晴川'), wrong, '')
    },
  },
  {
    kind: 'dispatch-number-slip',
    group: 'notice',
    plant: bench => replaceEverywhere(bench, bench.notice.dispatchNo, () => slip(bench.notice.dispatchNo, bench)),
  },
  {
    kind: 'dispatch-number-type',
    group: 'notice',
    plant: bench => {
      const right = bench.notice.dispatchNo
      const wrong = right.includes('BHTZ') ? right.replace('BHTZ', 'BFBH') : right.replace('BFBH', 'BHTZ')
      return replaceEverywhere(bench, right, () => wrong).slice(0, 1)
    },
  },
  {
    kind: 'dispatch-number-typed',
    group: 'notice',
    plant: bench => {
      const wrong = slip(bench.notice.dispatchNo, bench)
      return typeSentence(bench, typed(bench).dispatchNo(wrong), wrong, bench.notice.dispatchNo, 1)
    },
  },
]
