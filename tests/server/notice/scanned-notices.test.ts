import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Evidence } from '#contract/notice.ts'
import { scanPdf } from '../../../fixtures/notices/producers/scan.ts'
import { createNoticeReader, type NoticeReader } from '../../../server/notice/notice-reader.ts'
import { apply, multiply, rotation, translation } from '../../../server/pdf/matrix.ts'
import { simplePdf } from './simple-pdf.ts'

const fixture = (name: string): Uint8Array =>
  readFileSync(join(import.meta.dirname, '../../../fixtures/notices', `${name}.pdf`))

const buildReader = (): NoticeReader => {
  const reader = createNoticeReader()
  onTestFinished(() => reader.close())
  return reader
}

/** A scan with a text layer of its own beneath, as scanners add one; this one says another number. */
const withTextLayer = async (scan: Uint8Array, text: string): Promise<Uint8Array> => {
  const layer = await PDFDocument.load(simplePdf([{ texts: [{ text, x: 50, y: 700 }] }]))
  const page = layer.getPage(0)
  const [picture] = await layer.embedPdf(await PDFDocument.load(scan), [0])
  if (picture) {
    page.setSize(picture.width, picture.height)
    page.drawPage(picture)
  }
  return await layer.save()
}

const middleOf = (places: readonly Evidence[] = []): [number, number] => {
  const [x, y, width, height] = places[0]?.box ?? [0, 0, 0, 0]
  return [x + width / 2, y + height / 2]
}

const [WIDTH, HEIGHT] = [595, 842]
const DEGREE = Math.PI / 180
/** Recognising takes seconds of work, many more where other tests run beside it. */
const TIMEOUT_MS = 120_000

describe('a scanned notice', { timeout: TIMEOUT_MS }, () => {
  it('is read from its picture, sideways and askew under a stamp, whatever a text layer beneath it says', async () => {
    const reader = buildReader()
    const digital = fixture('full-registered')
    const scan = await scanPdf(digital, { dpi: 200, rotation: 90, skew: -2, noise: 8, hasStamp: true })
    const lie = `国家知识产权局商标驳回通知书申请号：99999999经审查，根据《商标法》第三十一条的规定，我局决定驳回上述商标注册申请`
    const pages: [number, number][] = []
    const notice = await reader.read(await withTextLayer(scan, lie), { onRecognise: (...page) => pages.push(page) })
    const printed = await reader.read(digital)
    expect(pages).toEqual([[1, 1]])
    expect(notice).toMatchObject({
      textSource: 'ocr',
      kind: 'full',
      dispatchNo: 'TMZC81234567BHTZ01',
      dispatchDate: '2025-03-18',
      applicationNo: '81234567',
      applicationDate: '2024-10-08',
      mark: '禾汐里',
      classes: [30],
      applicant: '深圳禾汐茶舍餐饮管理有限公司',
      agency: '深圳岭桥商标代理有限公司',
      grounds: ['30'],
      citedMarks: [{ regNo: '51234567', mark: '禾汐', owner: '福建省武夷山市禾溪岩茶生产专业合作社' }],
    })
    const lain = multiply(
      translation(HEIGHT / 2, WIDTH / 2),
      rotation(88 * DEGREE),
      translation(-WIDTH / 2, -HEIGHT / 2),
    )
    expect(notice.evidence['applicationNo']).toMatchObject([
      { page: 1, quote: '81234567', state: 'normalised', source: 'ocr' },
    ])
    expect(notice.doubtful).toEqual(expect.arrayContaining(['mark', 'applicant', 'citedMarks.0.mark']))
    for (const path of ['applicationNo', 'citedMarks.0.regNo', 'applicant']) {
      const [x, y] = apply(lain, ...middleOf(printed.evidence[path]))
      const [seenX, seenY] = middleOf(notice.evidence[path])
      expect(Math.hypot(seenX - x, seenY - y), path).toBeLessThan(8)
    }
  })

  it('is recognised only where its pages are pictures', async () => {
    const reader = buildReader()
    const digital = fixture('annex-two-pages')
    const mixed = await PDFDocument.load(digital)
    const scan = await PDFDocument.load(await scanPdf(digital, { dpi: 200, noise: 8, skew: 1.5 }))
    const [annex] = await mixed.copyPages(scan, [1])
    mixed.removePage(1)
    mixed.addPage(annex)
    const pages: [number, number][] = []
    const notice = await reader.read(await mixed.save(), { onRecognise: (...page) => pages.push(page) })
    expect(pages).toEqual([[1, 1]])
    expect(notice.textSource).toBe('ocr')
    expect(notice.citedMarks.map(mark => mark.regNo)).toEqual(
      (await reader.read(digital)).citedMarks.map(mark => mark.regNo),
    )
  })

  it('stops being read at once when it is cancelled', async () => {
    const reader = buildReader()
    const abort = new AbortController()
    const scan = await scanPdf(fixture('saic'), { dpi: 100 })
    const reading = reader.read(scan, { signal: abort.signal, onRecognise: () => abort.abort() })
    await expect(reading).rejects.toEqual(expect.objectContaining({ code: 'cancelled' }))
  })
})
