import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { AppError } from '../../../server/app-error.ts'
import { createTurns } from '../../../server/child/turns.ts'
import type { ChildLimits } from '../../../server/child/watched-child.ts'
import { createNoticeReader, type NoticeReader } from '../../../server/notice/notice-reader.ts'
import type { PageRecogniser } from '../../../server/ocr/page-recogniser.ts'
import { bombOf, slowPdf } from './hostile-pdfs.ts'
import { simplePdf } from './simple-pdf.ts'

const fixture = (name: string): Uint8Array =>
  readFileSync(join(import.meta.dirname, '../../../fixtures/notices', `${name}.pdf`))

const SLOW_PDF = slowPdf()

const buildReader = (...limits: Parameters<typeof createNoticeReader>): NoticeReader => {
  const reader = createNoticeReader(...limits)
  onTestFinished(() => reader.close())
  return reader
}

const TASKS = `/proc/${process.pid}/task`
const childrenOfThis = (): string[] =>
  readdirSync(TASKS).flatMap(task =>
    readFileSync(join(TASKS, task, 'children'), 'utf8')
      .split(' ')
      .filter(Boolean),
  )

/** Papers that take seconds of work each, many more where other tests run beside them. */
const OF_SLOW_PAPERS_MS = 120_000

const code = (expected: string) => expect.objectContaining({ code: expected })

const limitsWith = (limits: Partial<ChildLimits>): ChildLimits => ({
  cpuMilliseconds: 60_000,
  milliseconds: 60_000,
  silentMilliseconds: 60_000,
  busyMilliseconds: 60_000,
  residentBytes: 700 * 1024 * 1024,
  ...limits,
})

describe('createNoticeReader', () => {
  it('reads a notice, page by page, and again with the process it kept warm', async () => {
    const reader = buildReader()
    const pages: [number, number][] = []
    const options = { onPage: (page: number, all: number) => pages.push([page, all]) }
    const notice = await reader.read(fixture('annex-two-pages'), options)
    expect(notice).toMatchObject({ applicationNo: '84567123', textSource: 'text-layer' })
    expect(pages).toEqual([
      [1, 2],
      [2, 2],
    ])
    expect(await reader.read(fixture('full-registered'))).toMatchObject({ applicationNo: '81234567' })
  })

  const pictured = (): Uint8Array => readFileSync(join(import.meta.dirname, '../../../fixtures/other-hands/016.pdf'))
  const recogniserOf = (recognise: PageRecogniser['recognise']): PageRecogniser => ({
    recognise,
    turns: createTurns(1),
    close: async () => undefined,
  })

  it('has the picture of a mark read, gives its words with their place, and asks for them', async () => {
    const seen = (text: string, x: number, baseline: number, size = 12) => ({
      text,
      x,
      baseline,
      size,
      width: text.length * size,
      characters: Array.from(text, (_, at) => ({ x: x + at * size, width: size, confidence: 0.99 })),
    })
    const asked: number[][] = []
    const reader = buildReader(
      undefined,
      recogniserOf(async ({ pages }) => {
        asked.push([...pages])
        const runs = [
          seen('类别：22', 62, 177),
          seen('商标：', 62, 234),
          seen('栖木野集', 142, 244),
          seen('QIMUYEJI', 143, 270),
        ]
        return {
          result: { pages: [{ page: 1, width: 595, height: 842, runs }], pictures: [] },
          usage: { cpuMilliseconds: 1, peakBytes: 1 },
        }
      }),
    )
    const { mark, markIsDevice, doubtful, evidence } = await reader.read(pictured())
    expect(asked).toEqual([[1]])
    expect({ mark, markIsDevice }).toEqual({ mark: '栖木野集 QIMUYEJI', markIsDevice: false })
    expect(doubtful).toEqual(expect.arrayContaining(['mark', 'markIsDevice']))
    expect(evidence['mark']?.[0]).toMatchObject({ page: 1, quote: '栖木野集', state: 'inferred', source: 'ocr' })
  })

  it('leaves a picture a picture where nothing could be read of it', async () => {
    const reader = buildReader(
      undefined,
      recogniserOf(() => Promise.reject(new AppError('tooComplex', 'a test'))),
    )
    expect(await reader.read(pictured())).toMatchObject({ mark: '', markIsDevice: true, applicationNo: '79912006' })
  })

  it('reads several notices at once', async () => {
    const reader = buildReader()
    const names = ['full-registered', 'saic', 'device-mark', 'glyph-spaced', 'absolute-and-relative']
    const notices = await Promise.all(names.map(name => reader.read(fixture(name))))
    expect(notices.map(notice => notice.applicationNo)).toEqual([
      '81234567',
      '9876543',
      '83456712',
      '85671234',
      '91234567A',
    ])
  })

  it.each([
    ['a password is needed', () => fixture('password-protected'), undefined, 'passwordNeeded'],
    ['the password is wrong', () => fixture('password-protected'), 'guess', 'passwordWrong'],
    ['the file is cut off', () => fixture('full-registered').subarray(0, 15_000), undefined, 'damagedPdf'],
    ['the PDF has no pages', () => simplePdf([]), undefined, 'damagedPdf'],
    ['the file is empty', () => new Uint8Array(), undefined, 'damagedPdf'],
    ['the file is no PDF', () => new TextEncoder().encode('PK\u0003\u0004 a Word file'), undefined, 'damagedPdf'],
    [
      'only the signature is a PDF’s',
      () => new TextEncoder().encode('%PDF-1.7 and nothing else'),
      undefined,
      'damagedPdf',
    ],
    ['there are too many pages', () => simplePdf(Array.from({ length: 61 }, () => ({}))), undefined, 'tooComplex'],
    ['the pages are empty', () => simplePdf([{}]), undefined, 'noText'],
    ['the paper is another one', () => fixture('acceptance'), undefined, 'notRefusalNotice'],
  ])('says so when %s', async (_, pdf, password, expected) => {
    await expect(buildReader().read(pdf(), { password })).rejects.toEqual(code(expected))
  })

  it('opens a protected notice with its password, and one that only forbids printing without any', async () => {
    const reader = buildReader()
    expect(await reader.read(fixture('password-protected'), { password: 'secret' })).toMatchObject({
      applicationNo: '81234567',
    })
    expect(await reader.read(fixture('owner-password'))).toMatchObject({ applicationNo: '81234567' })
  })

  it('kills a reading that takes too much memory, and goes on with the next', async () => {
    const reader = buildReader(limitsWith({ residentBytes: 300 * 1024 * 1024 }))
    const bomb = bombOf(300_000_000)
    expect(bomb.byteLength).toBeLessThan(10_000)
    await expect(reader.read(bomb)).rejects.toEqual(code('tooComplex'))
    expect(await reader.read(fixture('full-registered'))).toMatchObject({ applicationNo: '81234567' })
  })

  it('kills a reading that takes too long', async () => {
    const reader = buildReader(limitsWith({ milliseconds: 300 }))
    await expect(reader.read(SLOW_PDF)).rejects.toEqual(
      expect.objectContaining({ code: 'tooComplex', message: expect.stringContaining('300 ms') }),
    )
  })

  it('kills a reading that works too long without a sign of life', async () => {
    const reader = buildReader(limitsWith({ busyMilliseconds: 300 }))
    await expect(reader.read(SLOW_PDF)).rejects.toEqual(
      expect.objectContaining({ code: 'tooComplex', message: expect.stringContaining('300 ms of work') }),
    )
  })

  it('kills a reading that says nothing for too long', async () => {
    const reader = buildReader(limitsWith({ silentMilliseconds: 300 }))
    await expect(reader.read(SLOW_PDF)).rejects.toEqual(
      expect.objectContaining({ code: 'tooComplex', message: expect.stringContaining('300 ms in silence') }),
    )
  })

  it('stops at too many characters', async () => {
    const content = `BT /F1 12 Tf 1 0 0 1 50 700 Tm <${'4e00'.repeat(40)}> Tj ET\n`.repeat(13_000)
    await expect(buildReader().read(simplePdf([{ content }], 2))).rejects.toEqual(code('tooComplex'))
  })

  it('stops when asked to, before and while it reads', async () => {
    const reader = buildReader()
    await expect(reader.read(fixture('saic'), { signal: AbortSignal.abort() })).rejects.toEqual(code('cancelled'))
    const abort = new AbortController()
    const reading = reader.read(SLOW_PDF, { signal: abort.signal, onPage: () => abort.abort() })
    await expect(reading).rejects.toEqual(code('cancelled'))
  })

  it('reads a quick paper before those that take long are done', { timeout: OF_SLOW_PAPERS_MS }, async () => {
    const reader = buildReader()
    let done = 0
    const slow = Array.from({ length: 4 }, () => reader.read(SLOW_PDF).catch(() => (done += 1)))
    expect(await reader.read(fixture('saic'))).toMatchObject({ applicationNo: '9876543' })
    expect(done).toBe(0)
    await reader.close()
    await Promise.all(slow)
  })

  it('reads nothing more once it is closed', async () => {
    const reader = createNoticeReader()
    const reading = reader.read(SLOW_PDF)
    const ended = expect(reading).rejects.toEqual(code('unavailable'))
    await reader.close()
    await ended
    await expect(reader.read(fixture('saic'))).rejects.toEqual(code('unavailable'))
  })

  it.runIf(process.platform === 'linux')(
    'has no process left once it is closed, one just done with its job neither',
    async () => {
      const before = childrenOfThis()
      const reader = createNoticeReader()
      await reader.read(fixture('saic'))
      await reader.close()
      expect(childrenOfThis().filter(pid => !before.includes(pid))).toEqual([])
    },
  )
})
