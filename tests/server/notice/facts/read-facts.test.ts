import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Notice } from '#contract/notice.ts'
import { readFacts } from '../../../../server/notice/facts/read-facts.ts'
import { cleanText } from '../../../../server/notice/layout/clean-text.ts'
import { glyphsOf } from '../../../../server/notice/layout/glyphs.ts'
import { readTextLayer } from '../../../../server/notice/layout/text-layer.ts'
import type { PageText } from '../../../../server/pdf/page-text.ts'
import { simplePdf } from '../simple-pdf.ts'

const FIXTURES = join(import.meta.dirname, '../../../../fixtures/notices')
const NAMES = [
  'full-registered',
  'partial-two-cited',
  'absolute-and-relative',
  'saic',
  'device-mark',
  'annex-two-pages',
  'glyph-spaced',
]

const layersOf = async (pdf: Uint8Array): Promise<PageText[]> => (await readTextLayer(pdf)).map(({ text }) => text)
const pagesOf = (file: string): Promise<PageText[]> => layersOf(readFileSync(file))
const fixture = (name: string): string => join(FIXTURES, `${name}.pdf`)

const withoutSpaces = (text: string): string => cleanText(text).replace(/\s/g, '')

/** What stands within a box of a page, read off anew from its glyphs. */
const textWithin = (
  pages: readonly PageText[],
  { page, box: [left, top, width, height] }: Notice['evidence'][string][number],
): string =>
  pages
    .filter(({ page: number }) => number === page)
    .flatMap(glyphsOf)
    .filter(({ box: [x, y, w, h] }) => {
      const [middle, centre] = [x + w / 2, y + h / 2]
      return middle > left && middle < left + width && centre > top && centre < top + height
    })
    .toSorted((a, b) => a.box[0] - b.box[0])
    .map(glyph => glyph.raw)
    .join('')

const expectEvidenceHolds = (notice: Notice, pages: readonly PageText[]): void => {
  for (const [path, places] of Object.entries(notice.evidence)) {
    expect(places.length, path).toBeGreaterThan(0)
    for (const place of places) expect(withoutSpaces(textWithin(pages, place)), path).toBe(withoutSpaces(place.quote))
  }
}

const valueAt = (notice: Notice, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], notice)

const expectQuotesToBeValues = (notice: Notice): void => {
  for (const [path, places] of Object.entries(notice.evidence)) {
    const quote = places.map(place => place.quote).join('')
    const value = String(valueAt(notice, path))
    if (places[0]?.state === 'exact') expect(withoutSpaces(quote), path).toBe(withoutSpaces(value))
    else expect(quote, path).not.toBe(value)
  }
}

const pathsOfFacts = (notice: Notice): string[] => {
  const { doubtful: _doubtful, evidence: _evidence, textSource: _source, unread: _unread, ...facts } = notice
  // Numbers that a reason cites stand at the marks themselves; these are said of a whole mark.
  const hasNoPlace = /^reasons\.\d+\.citedMarks\.|\.international$|^mentionedMarks\.\d+\.role$/u
  const paths = (value: unknown, path: string): string[] => {
    if (value === null || value === '' || value === false || value === 'unknown') return []
    if (typeof value !== 'object') return [path]
    return Object.entries(value).flatMap(([key, inner]) => paths(inner, path === '' ? key : `${path}.${key}`))
  }
  return paths(facts, '').filter(path => !hasNoPlace.test(path))
}

describe('readFacts', () => {
  it.each(NAMES)('reads the facts of %s', async name => {
    const { evidence: _evidence, ...facts } = readFacts(await pagesOf(fixture(name)), 'text-layer')
    expect(facts).toEqual(JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8')))
  })

  it.each(NAMES)('gives each fact of %s the place where it stands', async name => {
    const pages = await pagesOf(fixture(name))
    const notice = readFacts(pages, 'text-layer')
    expectEvidenceHolds(notice, pages)
    expectQuotesToBeValues(notice)
    // A mark that is a picture has no text to point at.
    const printed = pathsOfFacts(notice).filter(path => name !== 'device-mark' || path !== 'markIsDevice')
    expect(Object.keys(notice.evidence).toSorted()).toEqual(printed.toSorted())
  })

  it('marks folded values as normalised and dates by their printed form', async () => {
    const { evidence } = readFacts(await pagesOf(fixture('partial-two-cited')), 'text-layer')
    expect(evidence['dispatchDate']).toMatchObject([{ page: 1, quote: '2025年11⽉03⽇', state: 'normalised' }])
    expect(evidence['applicationNo']).toMatchObject([{ quote: '82345671', state: 'exact' }])
    expect(evidence['kind']).toMatchObject([{ quote: '商标部分驳回通知书', state: 'inferred' }])
  })

  it('gives a wrapped value one place a line', async () => {
    const { evidence } = readFacts(await pagesOf(fixture('partial-two-cited')), 'text-layer')
    expect(evidence['applicant']?.length).toBeGreaterThan(1)
  })

  it('names the paper when it is another one', async () => {
    const pages = await pagesOf(fixture('acceptance'))
    expect(() => readFacts(pages, 'text-layer')).toThrow(
      expect.objectContaining({ code: 'notRefusalNotice', message: expect.stringContaining('商标注册申请受理通知书') }),
    )
  })

  it('says that there is no text on a page without any', () => {
    expect(() => readFacts([{ page: 1, width: 595, height: 842, runs: [] }], 'text-layer')).toThrow(
      expect.objectContaining({ code: 'noText' }),
    )
  })
})

describe('places on a page that is not shown as it was drawn', () => {
  const texts = [
    { text: '商标驳回通知书', x: 200, y: 600 },
    { text: '经审查，根据《商标法》第三十条的规定，我局决定驳回上述商标注册申请', x: 100, y: 500 },
  ]
  const placeOfTitle = async (pdf: Uint8Array) => {
    const pages = await layersOf(pdf)
    return readFacts(pages, 'text-layer').evidence['kind']?.[0]?.box
  }

  it('are counted from the top left of the crop box', async () => {
    const box = await placeOfTitle(simplePdf([{ texts, cropBox: [50, 100, 545, 742] }]))
    expect(box).toEqual([150, 131.44, 84, 12])
  })

  it('follow the rotation of the page', async () => {
    const [title, body] = [
      { ...texts[0], text: '商标驳回通知书', x: 100, y: 200 },
      { ...texts[1], text: texts[1]?.text ?? '', x: 200, y: 100 },
    ]
    const box = await placeOfTitle(simplePdf([{ texts: [title, body], rotate: 90 }]))
    expect(box).toEqual([200, 89.44, 84, 12])
  })
})
