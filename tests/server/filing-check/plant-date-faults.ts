import type { CalendarDay } from '#domain/calendar-day.ts'
import { findFields, setAttributes } from './edit-draft.ts'
import { type Bench, type FaultKind, isStatute, type Planting, replaceEverywhere, typeSentence } from './planting.ts'
import { daysOff, writtenDay } from './slips.ts'
import { type Sentences, sentencesIn } from './typed-sentences.ts'

type DateFact = 'dispatchDate' | 'servedDate' | 'applicationDate' | 'dueDate'

const dayOfFact = ({ notice, deadline }: Bench, fact: DateFact): CalendarDay | null => {
  if (fact === 'servedDate') return deadline.served
  return fact === 'dueDate' ? deadline.due : notice[fact]
}

/** The days of the case: what is none of them is wrong wherever it stands. */
const caseDays = ({ notice, deadline }: Bench): Set<string> =>
  new Set(JSON.stringify([notice, deadline]).match(/\d{4}-\d{2}-\d{2}/g) ?? [])

/** Returns a day mistaken for the fact's that is no day of the case. */
const wrongDay = (bench: Bench, day: CalendarDay): string | null => {
  const known = caseDays(bench)
  const days = Object.values(daysOff(day)).filter(other => other !== null && !known.has(other))
  const other = days.length === 0 ? null : bench.random.pick(days)
  return other === null ? null : writtenDay(other, bench.isEn)
}

const altered =
  (fact: DateFact) =>
  (bench: Bench): Planting[] => {
    const day = dayOfFact(bench, fact)
    return day === null ? [] : replaceEverywhere(bench, writtenDay(day, bench.isEn), () => wrongDay(bench, day))
  }

const typedAnew =
  (fact: DateFact) =>
  (bench: Bench): Planting[] => {
    const day = dayOfFact(bench, fact)
    const wrong = day === null ? null : wrongDay(bench, day)
    if (day === null || wrong === null) return []
    return typeSentence(bench, sentencesIn(bench.isEn)[fact](wrong), wrong, writtenDay(day, bench.isEn), 1)
  }

/** A right day of the case where another belongs. */
const MISPLACED: readonly (readonly [place: DateFact, value: DateFact])[] = [
  ['servedDate', 'dispatchDate'],
  ['dispatchDate', 'applicationDate'],
  ['applicationDate', 'dispatchDate'],
  ['dueDate', 'servedDate'],
]

const misplaced = (bench: Bench): Planting[] =>
  MISPLACED.flatMap(([place, value]) => {
    const [right, wrong] = [dayOfFact(bench, place), dayOfFact(bench, value)]
    if (right === null || wrong === null || right === wrong) return []
    const [original, planted] = [writtenDay(right, bench.isEn), writtenDay(wrong, bench.isEn)]
    const [field] = findFields(bench.nodes, 'textField', new RegExp(`^${place}$`)).filter(
      ({ node, isOnPaper }) => isOnPaper && node.attrs['value'] === original,
    )
    const sentences: Sentences[DateFact] = sentencesIn(bench.isEn)[place]
    const inSentence = typeSentence(bench, sentences(planted), planted, original, 1)
    if (field === undefined) return inSentence
    const { document } = field
    const nodes = setAttributes(bench.nodes, [field], { value: planted })
    return [{ document, where: 'field', planted, original, nodes }, ...inSentence]
  })

const PERIOD = { zh: ['十五日', '三十日'], en: ['fifteen days', 'thirty days'] } as const

const FACTS: readonly DateFact[] = ['dispatchDate', 'servedDate', 'applicationDate', 'dueDate']

export const DATE_FAULTS: readonly FaultKind[] = [
  ...FACTS.flatMap((fact): FaultKind[] => {
    const name = fact.replace('Date', '-date').replace('due-date', 'deadline-date')
    return [
      { kind: `${name}-slip`, group: 'notice', plant: altered(fact) },
      { kind: `${name}-typed`, group: 'notice', plant: typedAnew(fact) },
    ]
  }),
  { kind: 'date-misplaced', group: 'notice', plant: misplaced },
  {
    kind: 'cited-date-slip',
    group: 'notice',
    plant: bench =>
      bench.notice.citedMarks
        .slice(0, 1)
        .flatMap(({ dates }) =>
          Object.values(dates).flatMap(day =>
            replaceEverywhere(bench, writtenDay(day, bench.isEn), () => wrongDay(bench, day)).slice(0, 1),
          ),
        ),
  },
  {
    kind: 'review-period',
    group: 'notice',
    plant: bench => {
      const [right, wrong] = PERIOD[bench.isEn === 1 ? 'en' : 'zh']
      const isReviewPeriod = /复审申请应当自收到|review must be filed within/
      const altered = replaceEverywhere(
        bench,
        right,
        () => wrong,
        passage => !isStatute(passage) && isReviewPeriod.test(passage.text),
      )
      return [...altered, ...typeSentence(bench, sentencesIn(bench.isEn).period(), wrong, right)]
    },
  },
]
