import 'fake-indexeddb/auto'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useState } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { createIndexedDbJournals } from '../../../src/features/document-editor/saving/indexed-db-journals.ts'
import { RejectionDetailPage } from '../../../src/features/rejection-detail/rejection-detail-page.tsx'
import { stubBrowserParts } from '../../support/browser-parts.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { button } from '../../support/queries.ts'
import { buildRejectionDetail } from '../../support/rejection-detail.ts'
import { click, render, until } from '../../support/render.tsx'

// pdfjs draws and parses with parts that only a browser has; the journeys see it open real files.
vi.mock('../../../src/features/pdf-viewer/pdf-document.ts', () => ({ openPdf: () => new Promise(() => {}) }))

beforeEach(stubBrowserParts)

const SAVED = { revision: 1, savedAt: '2026-06-15T14:03:22+08:00' }

/** The page of a case that can be left and opened again, perhaps right after its analysis. */
const Case = ({ analysed }: { analysed?: RejectionLogDetail }): JSX.Element => {
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(() => {
    if (analysed) queryClient.setQueryData(['readRejectionDetail', { params: { id: analysed.id } }], analysed)
    return true
  })
  return isOpen ? (
    <RejectionDetailPage id={7} onBack={() => setIsOpen(false)} />
  ) : (
    <button type="button" onClick={() => setIsOpen(true)}>
      打开
    </button>
  )
}

const heading = (): string | null => document.querySelector('h1')?.textContent ?? null

describe('the page of a case', () => {
  it('says which case it is', async () => {
    createFakeApi({ readRejectionDetail: buildRejectionDetail() })
    const page = await render(<Case />)
    await until(() => expect(heading()).toBe('云杉'))
    expect(page.textContent).toContain('部分驳回')
    expect(page.textContent).toContain('申请号 80000001 · 第9、42类 · 杭州云杉科技有限公司')
  })

  it('does not read again what an analysis has just answered, and forgets it when it is left', async () => {
    const api = createFakeApi({ readRejectionDetail: buildRejectionDetail({ resultName: '后来' }) })
    await render(<Case analysed={buildRejectionDetail()} />)
    expect(heading()).toBe('云杉')
    expect(api.sent).toEqual([])
    await click(button('返回案件列表'))
    await click(button('打开'))
    await until(() => expect(heading()).toBe('云杉'))
    expect(api.sent.map(({ call }) => call)).toEqual(['readRejectionDetail'])
  })

  it.each([
    [new Failing('notFound', 404), '没有找到这份分析'],
    [new Failing('unavailable', null), '这份分析未能打开'],
  ])('says in its place that it cannot be read, opens no dialog, and offers the ways on', async (failing, title) => {
    const api = createFakeApi({ readRejectionDetail: failing })
    const page = await render(<Case />)
    await until(() => expect(page.textContent).toContain(title))
    expect(document.querySelector('[role="dialog"], .bp6-toast')).toBeNull()
    api.answers.readRejectionDetail = buildRejectionDetail()
    await click(button('重试'))
    await until(() => expect(heading()).toBe('云杉'))
  })
})

it.each([
  [false, '服务器尚未确认保存；打开后会接着保存。'],
  [true, '服务器已确认保存。'],
])('names the edits that this computer keeps of a case that cannot be opened (saved: %s)', async (isSaved, text) => {
  const journals = createIndexedDbJournals()
  const key = `kept-edits-${isSaved}`
  onTestFinished(() => journals.remove(key))
  const keptAt = new Date().setHours(14, 3, 22)
  const head = { key, logId: 7, keptAt, revision: 1, edit: 2, isSaved, follows: null, parts: null, openTexts: [] }
  await journals.write({ head, put: [], drop: [], durability: 'relaxed' })
  createFakeApi({ readRejectionDetail: new Failing('unavailable', null) })
  const page = await render(<Case />)
  await until(() => expect(page.textContent).toContain(`本机存有 14:03 的修改，${text}`))
  expect(page.textContent).toMatch(/\d\d:\d\d:\d\d · 服务没有应答。/)
})

describe('the download', () => {
  const openedWindow = () => ({
    opener: {},
    closed: false,
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
  })

  const download = async (item: string, language: 'zh' | 'en', answer: string | Failing) => {
    const opened = openedWindow()
    const api = createFakeApi({
      readRejectionDetail: buildRejectionDetail(),
      saveDraft: SAVED,
      exportRejectionDoc: answer,
    })
    await render(<Case />, language)
    const isZh = language === 'zh'
    await until(() => expect(button(isZh ? '下载' : 'Download').disabled).toBe(false))
    await click(button(isZh ? '下载' : 'Download'))
    const requestsAtOpening: string[] = []
    vi.spyOn(window, 'open').mockImplementation(() => {
      requestsAtOpening.push(...api.sent.map(({ call }) => call))
      return opened as unknown as Window
    })
    const entry = [...document.querySelectorAll('[role="menuitem"]')].find(element =>
      element.textContent?.startsWith(item),
    )
    if (entry) await click(entry)
    return { opened, sent: api.sent, requestsAtOpening }
  }

  it('opens the window before anything is asked, and points it at the file', async () => {
    const { opened, sent, requestsAtOpening } = await download('第二份', 'zh', '/files/reasons')
    await until(() => expect(opened.location.replace).toHaveBeenCalledWith('/files/reasons'))
    // The first check of the draft goes by itself, soon or late, and a window that is turned to looks what was done elsewhere.
    const byThemselves = ['checkFiling', 'readFiling']
    expect(requestsAtOpening.filter(call => !byThemselves.includes(call))).toEqual(['readRejectionDetail'])
    expect(sent.at(-1)?.body).toEqual({
      applicant: '杭州云杉科技有限公司',
      mark: '云杉',
      type: 'second',
      isEn: 0,
      id: 7,
      revision: 0,
    })
  })

  it('sends isEn by the language of the interface', async () => {
    const { opened, sent } = await download('All', 'en', '/files/all')
    await until(() => expect(opened.location.replace).toHaveBeenCalledWith('/files/all'))
    expect(sent.at(-1)?.body).toMatchObject({ type: 'all', isEn: 1 })
  })

  it('closes the window and shows nothing when it fails', async () => {
    const { opened } = await download('第一份', 'zh', new Failing('internal', 500))
    await until(() => expect(opened.close).toHaveBeenCalledOnce())
    expect(opened.location.replace).not.toHaveBeenCalled()
    expect(document.querySelector('[role="alert"], .bp6-toast, .rj-loading-box')?.textContent ?? '').not.toContain(
      'Word',
    )
  })
})

describe('the source of a value', () => {
  it('lights up in the list of fields when its badge is followed', async () => {
    createFakeApi({ readRejectionDetail: buildRejectionDetail() })
    const page = await render(<Case />)
    const badges = () => [...page.querySelectorAll('.rj-field-row .rj-source')]
    await until(() => expect(badges()).toHaveLength(2))
    const [badge] = badges()
    if (badge) await click(badge)
    await until(() => expect(page.querySelector('.rj-field-row')?.getAttribute('data-active')).toBe('true'))
  })
})
