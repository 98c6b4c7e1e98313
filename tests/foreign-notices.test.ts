import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import type { ForeignPaper } from '../fixtures/foreign-notices/foreign-paper.ts'
import { generatePaper, LAYOUT_IDS } from '../fixtures/foreign-notices/generate-paper.ts'
import { type DayForm, writeDay } from '../fixtures/foreign-notices/numbers-and-days.ts'
import { printedText } from '../fixtures/foreign-notices/printed-text.ts'
import { canPrint } from '../fixtures/foreign-notices/producers/font.ts'
import { canProduce, producePdf } from '../fixtures/foreign-notices/producers/produce-pdf.ts'

const DAY_FORMS: DayForm[] = ['padded', 'short', 'dashes', 'dots', 'slashes', 'chinese', 'chinese-circle']
const papers = Array.from({ length: 400 }, (_, seed) => generatePaper(seed))

const squeeze = (text: string): string => text.replace(/\s/g, '')

/** All strings of the truth that have to stand in the paper as they are. */
const strings = ({ truth }: ForeignPaper): string[] =>
  [
    truth.dispatchNo,
    truth.applicationNo,
    truth.mark === '图形' ? '' : truth.mark,
    truth.applicant,
    truth.address,
    truth.agency,
    ...truth.refusedGoods,
    ...truth.acceptedGoods,
    ...truth.citedMarks.flatMap(cited => [
      cited.regNo,
      cited.owner,
      cited.mark === '图形' ? '' : cited.mark,
      ...cited.goods,
      ...(cited.groups ?? []),
    ]),
    ...truth.mentionedMarks.flatMap(({ regNo, mark }) => [regNo, mark]),
    ...truth.reasons.flatMap(({ text, goods, citedMarks }) => [text, ...goods, ...citedMarks]),
  ].filter(text => text !== '')

const days = ({ truth }: ForeignPaper): string[] =>
  [
    truth.dispatchDate,
    truth.applicationDate,
    ...truth.citedMarks.flatMap(({ dates }) => Object.values(dates).flatMap(date => date.split('/'))),
  ].filter(day => day !== null)

describe('a foreign notice', () => {
  it('is the same for the same seed', () => {
    expect(generatePaper(17)).toEqual(generatePaper(17))
    expect(generatePaper(18)).not.toEqual(generatePaper(17))
  })

  it('prints every text, number and day of its truth', () => {
    const missing = papers.flatMap(paper => {
      const text = squeeze(printedText(paper))
      const lostTexts = strings(paper).filter(words => !text.includes(squeeze(words)))
      const lostDays = days(paper).filter(day => !DAY_FORMS.some(form => text.includes(writeDay(day, form))))
      return [...lostTexts, ...lostDays].map(lost => `${paper.seed} ${paper.layout}: ${lost}`)
    })
    expect(missing).toEqual([])
  })

  it('keeps cited numbers apart from all others', () => {
    const mixed = papers.filter(({ truth, otherNumbers }) => {
      const cited = truth.citedMarks.map(({ regNo }) => regNo)
      const others = [truth.applicationNo, ...truth.mentionedMarks.map(({ regNo }) => regNo), ...otherNumbers]
      return new Set(cited).size < cited.length || cited.some(regNo => others.includes(regNo))
    })
    expect(mixed.map(({ seed }) => seed)).toEqual([])
  })

  it('cites in its reasons only marks of its list, and has a reason for each ground', () => {
    const wrong = papers.filter(({ truth }) => {
      const known = new Set(truth.citedMarks.map(({ regNo }) => regNo))
      const grounds = new Set(truth.reasons.map(({ ground }) => ground))
      const used = truth.reasons.flatMap(({ citedMarks }) => citedMarks)
      return (
        used.some(regNo => !known.has(regNo)) || truth.grounds.length !== grounds.size || used.length !== known.size
      )
    })
    expect(wrong.map(({ seed }) => seed)).toEqual([])
  })

  it('comes in at least 60 sentence templates and 12 layouts', () => {
    expect(new Set(papers.flatMap(({ templates }) => templates)).size).toBeGreaterThanOrEqual(60)
    expect(new Set(papers.map(({ layout }) => layout)).size).toBe(LAYOUT_IDS.length)
    expect(LAYOUT_IDS.length).toBeGreaterThanOrEqual(12)
  })

  it('needs no character that its font lacks', () => {
    const lacking = papers.filter(paper => !canPrint(squeeze(printedText(paper)), paper.setting.font))
    expect(lacking.map(({ seed }) => seed)).toEqual([])
  })
})

const CMAPS = `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/cmaps/`

const textOfPdf = async (data: Uint8Array): Promise<string> => {
  const loading = getDocument({ data, verbosity: 0, cMapUrl: CMAPS, cMapPacked: true })
  const document = await loading.promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, place) => {
      const content = await (await document.getPage(place + 1)).getTextContent()
      return content.items.map(item => ('str' in item ? item.str : '')).join('')
    }),
  )
  await loading.destroy()
  return squeeze(pages.join(''))
}

const countSigns = (text: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
}

const textProducers = ['pdfkit', 'pdfkit-values-last', 'pdf-lib', 'cid-unicode', 'cid-gbk'] as const
const shortPapers = papers.filter(({ truth }) => truth.refusedGoods.length < 40)

describe('the PDF of a foreign notice', () => {
  it.each(textProducers)('holds every character that the paper prints (%s)', async producer => {
    for (const paper of shortPapers.filter(short => canProduce(short, producer)).slice(0, 4)) {
      const found = countSigns(await textOfPdf(await producePdf(paper, producer, 1)))
      const blocks = paper.blocks.filter(block => block.kind === 'line' || block.kind === 'paragraph')
      const wanted = countSigns(squeeze(blocks.map(block => block.text).join('')))
      const lost = [...wanted].filter(([sign, count]) => (found.get(sign) ?? 0) < count)
      expect(lost, `seed ${paper.seed}`).toEqual([])
    }
  })

  it('has no text layer when it is a scan, and is the same scan for the same seed', async () => {
    const paper = shortPapers[0]
    if (!paper) throw new Error('There is no short paper')
    const scan = await producePdf(paper, 'scan-150', 3)
    expect(await producePdf(paper, 'scan-150', 3)).toEqual(scan)
    expect(await textOfPdf(scan)).toBe('')
  })
})
