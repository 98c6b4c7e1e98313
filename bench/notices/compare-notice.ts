import type { Notice } from '#contract/notice.ts'
import type { Truth } from '../../fixtures/notices/generator/compose-notice.ts'
import { LISTED_FACTS, SINGLE_FACTS } from '../../server/notice/facts/cross-checks.ts'

/**
 * How one value of a fact came out. `missing`: printed, but not read; `doubted`: read wrongly, and a person is asked to
 * confirm it; `wrong`: read wrongly, or read though it is not printed, without a word.
 */
export interface Finding {
  fact: string
  outcome: 'right' | 'missing' | 'doubted' | 'wrong'
  expected: string
  actual: string
}

type Value = string | number | boolean | null

const shown = (value: Value): string => (value === null || value === false || value === 'unknown' ? '' : String(value))

const compareOne = (fact: string, expected: Value, actual: Value, isDoubted: boolean): Finding[] => {
  const [wanted, got] = [shown(expected), shown(actual)]
  if (wanted === '' && got === '') return []
  const failure = got === '' ? 'missing' : isDoubted ? 'doubted' : 'wrong'
  return [{ fact, outcome: wanted === got ? 'right' : failure, expected: wanted, actual: got }]
}

/** Lists are compared value by value, whatever their order. */
const compareLists = (
  fact: string,
  expected: readonly Value[],
  actual: readonly Value[],
  isDoubted: (index: number) => boolean,
): Finding[] => {
  const [wanted, got] = [expected.map(shown), actual.map(shown)]
  const found = wanted.map((value): Finding => {
    const isRead = got.includes(value)
    return { fact, outcome: isRead ? 'right' : 'missing', expected: value, actual: isRead ? value : '' }
  })
  const added = got.flatMap((value, index): Finding[] => {
    if (wanted.includes(value) && got.indexOf(value) === index) return []
    return [{ fact, outcome: isDoubted(index) ? 'doubted' : 'wrong', expected: '', actual: value }]
  })
  return [...found, ...added]
}

/** Every value a notice prints against what was read of it, and every value read that it does not print. */
export const compareNotice = (expected: Truth, actual: Notice): Finding[] => {
  const isDoubted = (path: string): boolean =>
    actual.doubtful.some(doubt => path === doubt || path.startsWith(`${doubt}.`))
  const lists = (fact: string, path: string, wanted: readonly Value[], got: readonly Value[]) =>
    compareLists(fact, wanted, got, index => isDoubted(`${path}.${index}`))
  const marks = expected.citedMarks.flatMap(mark => {
    const at = actual.citedMarks.findIndex(({ regNo }) => regNo === mark.regNo)
    const read = actual.citedMarks[at]
    if (!read) return []
    const path = `citedMarks.${at}`
    const days = (dates: Record<string, string>) => Object.entries(dates).map(([name, day]) => `${name} ${day}`)
    return [
      ...(['mark', 'owner', 'status'] as const).flatMap(field =>
        compareOne(`citedMarks.${field}`, mark[field], read[field], isDoubted(`${path}.${field}`)),
      ),
      ...(['classes', 'goods'] as const).flatMap(field =>
        lists(`citedMarks.${field}`, `${path}.${field}`, mark[field], read[field]),
      ),
      ...lists('citedMarks.groups', `${path}.groups`, mark.groups ?? [], read.groups ?? []),
      ...compareLists('citedMarks.dates', days(mark.dates), days(read.dates), index =>
        isDoubted(`${path}.dates.${Object.keys(read.dates)[index]}`),
      ),
    ]
  })
  const numbers = (notice: Pick<Notice, 'citedMarks'>) => notice.citedMarks.map(({ regNo }) => regNo)
  return [
    ...SINGLE_FACTS.flatMap(fact => compareOne(fact, expected[fact], actual[fact], isDoubted(fact))),
    ...LISTED_FACTS.flatMap(fact => lists(fact, fact, expected[fact], actual[fact])),
    ...compareLists('citedMarks.regNo', numbers(expected), numbers(actual), index =>
      isDoubted(`citedMarks.${index}.regNo`),
    ),
    ...marks,
  ]
}
