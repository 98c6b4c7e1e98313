import type { Truth } from '../../fixtures/notices/generator/compose-notice.ts'

/** How one value of a fact came out: what the paper prints, what was read, and whether both agree. */
export interface Finding {
  fact: string
  outcome: 'right' | 'missing' | 'wrong'
  expected: string
  actual: string
}

type Read = Truth

const SINGLE = [
  'kind',
  'layout',
  'dispatchNo',
  'dispatchDate',
  'applicationNo',
  'mark',
  'markIsDevice',
  'applicant',
  'address',
  'agency',
  'applicationDate',
] as const

const shown = (value: unknown): string => (value === null || value === false ? '' : String(value))

const compareOne = (fact: string, expected: unknown, actual: unknown): Finding[] => {
  const [wanted, got] = [shown(expected), shown(actual)]
  if (wanted === '' && got === '') return []
  const outcome = wanted === got ? 'right' : got === '' ? 'missing' : 'wrong'
  return [{ fact, outcome, expected: wanted, actual: got }]
}

const compareLists = (
  fact: string,
  expected: readonly (string | number)[],
  actual: readonly (string | number)[],
): Finding[] => {
  const [wanted, got] = [expected.map(String), actual.map(String)]
  return [
    ...wanted.map((value): Finding => {
      const isFound = got.includes(value)
      return { fact, outcome: isFound ? 'right' : 'missing', expected: value, actual: isFound ? value : '' }
    }),
    ...got
      .filter((value, index) => !wanted.includes(value) || got.indexOf(value) !== index)
      .map((value): Finding => ({ fact, outcome: 'wrong', expected: '', actual: value })),
  ]
}

const compareMarks = (expected: Truth['citedMarks'], actual: Truth['citedMarks']): Finding[] => [
  ...compareLists(
    'citedMarks',
    expected.map(mark => mark.regNo),
    actual.map(mark => mark.regNo),
  ),
  ...expected.flatMap(mark => {
    const read = actual.find(other => other.regNo === mark.regNo)
    if (!read) return []
    const entries = (dates: Record<string, string>) => Object.entries(dates).map(([name, day]) => `${name} ${day}`)
    return [
      ...compareOne('citedMarks.mark', mark.mark, read.mark),
      ...compareOne('citedMarks.owner', mark.owner, read.owner),
      ...compareOne(
        'citedMarks.status',
        mark.status === 'unknown' ? '' : mark.status,
        read.status === 'unknown' ? '' : read.status,
      ),
      ...compareLists('citedMarks.classes', mark.classes, read.classes),
      ...compareLists('citedMarks.goods', mark.goods, read.goods),
      ...compareLists('citedMarks.dates', entries(mark.dates), entries(read.dates)),
    ]
  }),
]

/** Every value a notice prints against what was read of it, and every value read that it does not print. */
export const compareNotice = (expected: Truth, actual: Read): Finding[] => [
  ...SINGLE.flatMap(fact => compareOne(fact, expected[fact], actual[fact])),
  ...compareLists('classes', expected.classes, actual.classes),
  ...compareLists('grounds', expected.grounds, actual.grounds),
  ...compareMarks(expected.citedMarks, actual.citedMarks),
  ...compareLists('refusedGoods', expected.refusedGoods, actual.refusedGoods),
  ...compareLists('acceptedGoods', expected.acceptedGoods, actual.acceptedGoods),
]
