import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { GENERATED_PAPERS } from '../../../fixtures/notices/generated-papers.ts'
import { composeNotice, type Truth } from '../../../fixtures/notices/generator/compose-notice.ts'
import { textPagesOf } from '../../../fixtures/notices/generator/text-pages.ts'
import { readFacts } from '../../../server/notice/facts/read-facts.ts'
import { readTextLayer } from '../../../server/notice/layout/text-layer.ts'
import { createNoticeReader } from '../../../server/notice/notice-reader.ts'

const FOLDER = join(import.meta.dirname, '../../../fixtures/notices/generated')
const pdfOf = (name: string): Uint8Array => new Uint8Array(readFileSync(join(FOLDER, `${name}.pdf`)))
const truthOf = (name: string): Truth => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'))

const sorted = (truth: Pick<Truth, keyof Truth>) => ({ ...truth, grounds: truth.grounds.toSorted() })

/** Of a whole refusal that prints no list, the goods are those that its reasons name, to be confirmed as a list. */
const wholeOf = (truth: Pick<Truth, keyof Truth>, { refusedGoods }: Pick<Truth, 'refusedGoods'>) => ({
  ...sorted(truth),
  ...(truth.kind === 'full' &&
    truth.refusedGoods.length === 0 &&
    refusedGoods.length > 0 && { refusedGoods, doubtful: expect.arrayContaining(['refusedGoods']) }),
})

/** Recognising takes seconds of work, many more where other tests run beside it. */
const RECOGNISING_MS = 120_000

const DIGITAL = Object.keys(GENERATED_PAPERS).filter(name => !name.startsWith('scan'))

describe('made-up notices', () => {
  it.each(DIGITAL)('are read whole from the PDF: %s', async name => {
    const layers = await readTextLayer(pdfOf(name))
    const notice = readFacts(
      layers.map(({ text }) => text),
      'text-layer',
    )
    expect(sorted(notice)).toMatchObject(wholeOf(truthOf(name), notice))
  })

  it.each([
    ['headings of a table that wrap and nearly touch', 382],
    ['a number wrapped between 第 and 号', 6463],
    ['a list of cited marks with a page break in it', 5508],
    ['a mark that begins at the foot of a column', 6214],
    ['goods that end at the head of the next column', 5207],
    ['marks filed earlier and on the same day under the law of 2026', 2799],
    ['the last item of a list cut by a line that the rest of it hardly fills', 3537],
    ['values drawn after the labels, a list of goods above the agency', 51301],
    ['an owner whose name begins with 同, in a list of others without it', 170],
  ])('are read whole with %s', (_, seed) => {
    const { truth, ...design } = composeNotice(seed)
    const notice = readFacts(textPagesOf(design), 'text-layer')
    expect(sorted(notice)).toMatchObject(wholeOf(truth, notice))
  })

  it.each([
    ['a mark that ends a line at one place in the reasons and in the annex', 518, 'mark'],
  ] as const)('have asked for %s', (_, seed, field) => {
    const { truth, ...design } = composeNotice(seed)
    const read = readFacts(textPagesOf(design), 'text-layer')
    const wrong = read.citedMarks.flatMap((mark, index) =>
      truth.citedMarks.some(own => own.regNo === mark.regNo && own[field] === mark[field])
        ? []
        : [`citedMarks.${index}.${field}`],
    )
    expect(wrong).not.toEqual([])
    expect(read.doubtful).toEqual(expect.arrayContaining(wrong))
  })

  it('give their numbers from a scan, and ask for the names to be confirmed', { timeout: RECOGNISING_MS }, async () => {
    const reader = createNoticeReader()
    onTestFinished(() => reader.close())
    const truth = truthOf('scan-200')
    const notice = await reader.read(pdfOf('scan-200'))
    const { dispatchNo, applicationNo, classes } = truth
    expect(notice).toMatchObject({ dispatchNo, applicationNo, classes, textSource: 'ocr' })
    expect(notice.citedMarks.map(mark => mark.regNo)).toEqual(truth.citedMarks.map(mark => mark.regNo))
    expect(notice.doubtful).toContain('applicant')
  })

  it('are the same again for the same seed', () => {
    for (const seed of [3, 40, 500]) {
      expect(composeNotice(seed)).toEqual(composeNotice(seed))
      expect(textPagesOf(composeNotice(seed))).toEqual(textPagesOf(composeNotice(seed)))
    }
  })
})
