import { generatePaper } from '../../fixtures/foreign-notices/generate-paper.ts'
import { PRODUCERS, producePdf } from '../../fixtures/foreign-notices/producers/produce-pdf.ts'
import { compareTruth } from '../../fixtures/other-hands/compare-truth.ts'
import type { NoticeReader } from '../../server/notice/notice-reader.ts'
import { type PaperResult, reportPapers } from './other-hands.ts'

/** The truth of an invented paper under the names that other hands' papers are compared by. */
const truthOf = ({ truth }: ReturnType<typeof generatePaper>) => ({
  ...truth,
  dispatchDate: truth.dispatchDate ?? '',
  applicationDate: truth.applicationDate ?? '',
  mentionedMarks: [...new Set(truth.mentionedMarks.map(({ regNo }) => regNo))],
  uncounted: new Set(truth.undecidable),
})

/**
 * Reads papers that someone else's generator invents, `count` of them from a seed on, each by the next producer, through the real
 * reader. Returns how many values are wrong or left out and asked for by nothing.
 */
export const measureForeignNotices = async (reader: NoticeReader, seed: number, count: number): Promise<number> => {
  const results: PaperResult[] = []
  for (let index = 0; index < count; index += 1) {
    const paper = generatePaper(seed + index)
    const producer = PRODUCERS[index % PRODUCERS.length] ?? 'pdfkit'
    const pdf = await producePdf(paper, producer, seed + index)
    const start = performance.now()
    const name = `${seed + index} ${paper.layout} ${producer}`
    try {
      const notice = await reader.read(pdf)
      results.push({
        name,
        isScan: notice.textSource === 'ocr',
        findings: compareTruth(truthOf(paper), notice),
        doubts: notice.doubtful.length,
        unread: [],
        milliseconds: performance.now() - start,
      })
    } catch (error) {
      const expected = paper.truth.kind
      results.push({
        name,
        isScan: false,
        findings: [{ field: 'kind', outcome: 'missing', isDoubted: false, expected, actual: String(error) }],
        doubts: 0,
        unread: [],
        milliseconds: performance.now() - start,
      })
    }
  }
  return reportPapers(`foreign notices from seed ${seed} on`, results)
}
