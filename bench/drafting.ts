import type { DraftInput } from '../server/drafting/draft.ts'
import { draftDocuments } from '../server/drafting/draft-documents.ts'
import { buildCitedMark, buildDraftInput } from '../tests/server/drafting/build-draft-input.ts'
import { SAMPLE_CLASSIFICATION } from '../tests/server/drafting/sample-classification.ts'

const RUNS = 15

interface Case {
  cited: number
  goods: number
  targetMs: number
}

/** The figures of issue 5: milliseconds, median, both documents of one notice. */
const CASES: readonly Case[] = [
  { cited: 3, goods: 20, targetMs: 50 },
  { cited: 8, goods: 600, targetMs: 300 },
]

const MARKS = ['青砚', 'QINGYAN', '青砚山居', '墨豚星球', 'NOVA ARTS', '山房青', '岚雀汀', '青岩']
const goodsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `可下载的第${index + 1}类应用软件`)

const inputOf = ({ cited, goods }: Case, isEn: 0 | 1): DraftInput =>
  buildDraftInput(
    {
      kind: 'partial',
      grounds: ['10.1.7', '30'],
      citedMarks: Array.from({ length: cited }, (_, index) =>
        buildCitedMark({ regNo: `${41_000_000 + index}`, mark: MARKS[index % MARKS.length] ?? '', goods: goodsOf(10) }),
      ),
      refusedGoods: goodsOf(goods),
      acceptedGoods: ['会计', '寻找赞助'],
    },
    { isEn, classification: SAMPLE_CLASSIFICATION },
  )

/** Time of drafting both documents, for few and for many cited marks and goods, in both languages. */
export const run = async (): Promise<void> => {
  const rows = CASES.flatMap(one =>
    ([0, 1] as const).map(isEn => {
      const input = inputOf(one, isEn)
      const times = Array.from({ length: RUNS }, () => {
        const start = performance.now()
        draftDocuments(input)
        return performance.now() - start
      })
      const median = times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0
      const { analysisContent, reasonContent } = draftDocuments(input)
      return {
        'cited marks': one.cited,
        goods: one.goods,
        language: isEn ? 'en' : 'zh',
        'first ms': Math.round(times[0] ?? 0),
        'median ms': Number(median.toFixed(1)),
        'target ms': one.targetMs,
        'kB of markup': Math.round((analysisContent.length + reasonContent.length) / 1024),
      }
    }),
  )
  console.table(rows)
}
