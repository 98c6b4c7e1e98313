import type { Page } from 'playwright-core'
import { beforeAll, inject } from 'vitest'
import { ANALYSIS_FILE_PART, ENDPOINTS } from '#contract/endpoints.ts'
import type { Draft, RejectionLogDetail } from '#contract/rejection.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { parse, toFormData } from '#extensions/index.ts'
import type { Language } from '../../src/locales/language.ts'
import { readNotice } from './notice-upload.ts'
import { openContext } from './shared-browser.ts'
import { readWordParts, wordText } from './word-parts.ts'

interface Documents {
  analysis: string
  reason?: string
}

interface PageOptions {
  language?: Language
  /** CSS pixels shown as one: 2 is a page enlarged to 200 %. */
  zoom?: number
  colorScheme?: 'light' | 'dark'
  forcedColors?: 'active' | 'none'
  /** Whether the screen is touched. */
  hasTouch?: boolean
}

export interface DocumentPage {
  page: Page
  url: string
  /** The log's draft as the server has it. */
  readDraft(): Promise<Draft | null>
  /** The same once the page has called all that was typed saved. */
  waitForDraft(): Promise<Draft>
  /** The words of the Word file of both documents, made of what is saved. */
  exportText(): Promise<string>
}

const SAVED: Record<Language, string> = { zh: '已保存', en: 'Saved' }

const pathOf = (id: number): string => ENDPOINTS.saveDraft.path.replace(':id', String(id))

/** Analyses a notice of the tests; answers the new log. */
export const createLog = async (url: string): Promise<RejectionLogDetail> => {
  const body = new FormData()
  const notice = new Blob([await readNotice('partial-two-cited')], { type: 'application/pdf' })
  body.append(ANALYSIS_FILE_PART, notice, '驳回通知书.pdf')
  const query = new URLSearchParams({ receiveTime: String(midnightOf('2024-06-11')), type: '0', isEn: '0' })
  const answer = await fetch(`${url}${ENDPOINTS.analyseRejection.path}?${query}`, { method: 'POST', body })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).data
}

/** The status of a draft that was saved by another in the meantime. */
const STALE = 409

/**
 * Opens documents on the page as it is built, saved as the draft of a real analysis. The log is one for the tests of a file;
 * the server is shared by all files, the browser by those of a worker.
 */
export const documentPages = () => {
  const url = inject('serverUrl')
  let log: RejectionLogDetail
  beforeAll(async () => {
    log = await createLog(url)
  })

  const readDraft = async (): Promise<Draft | null> => {
    const answer = await fetch(`${url}${ENDPOINTS.readRejectionDetail.path.replace(':id', String(log.id))}`)
    return (await answer.json()).data.draft
  }
  const exportText = async (): Promise<string> => {
    const made = await fetch(`${url}${ENDPOINTS.exportRejectionDoc.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...(await readDraft())?.form, type: 'all', isEn: 0, id: log.id }),
    })
    const file = await fetch(new URL((await made.json()).data, url))
    return wordText(readWordParts(new Uint8Array(await file.arrayBuffer())).get('word/document.xml') ?? '')
  }
  const saveDocuments = async ({ analysis, reason = '<p>。</p>' }: Documents): Promise<void> => {
    const documents = { analysis: parse(analysis), reason: parse(reason) }
    const draft = { ...documents, form: toFormData(documents.analysis, documents.reason), reviewed: [] }
    const save = async (): Promise<Response> => {
      // What the test before left open is of documents that are no more.
      const before = await readDraft()
      return await fetch(`${url}${pathOf(log.id)}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...draft,
          revision: before?.revision ?? 0,
          settled: before?.clashes?.map(({ id }) => id) ?? [],
        }),
      })
    }
    let answer = await save()
    // The page of the test before sends what it has as it goes, at times between the two calls.
    for (let again = 0; answer.status === STALE && again < 3; again += 1) answer = await save()
    if (!answer.ok) throw new Error(await answer.text())
  }

  return {
    open: async (documents: Documents | string, options: PageOptions = {}): Promise<DocumentPage> => {
      const { language = 'zh', zoom = 1, ...looks } = options
      await saveDocuments(typeof documents === 'string' ? { analysis: documents } : documents)
      const context = await openContext({
        viewport: { width: Math.round(1440 / zoom), height: Math.round(900 / zoom) },
        deviceScaleFactor: zoom,
        acceptDownloads: true,
        ...looks,
      })
      context.setDefaultTimeout(120_000)
      await context.addInitScript(language => localStorage.setItem('rejoinder.language', language), language)
      const page = await context.newPage()
      await page.goto(`${url}/ai/reject_analysis?id=${log.id}`)
      await page.locator('article .ProseMirror').first().waitFor()
      const opened = (await readDraft())?.revision ?? 0
      const waitForDraft = async (): Promise<Draft> => {
        // A page that goes out of sight sends what it has; the status then says that all of it is saved.
        await page.evaluate(() => {
          window.dispatchEvent(new Event('blur'))
          return new Promise(resolve => setTimeout(() => requestAnimationFrame(resolve), 0))
        })
        await page.getByRole('status').filter({ hasText: SAVED[language] }).waitFor()
        const draft = await readDraft()
        if (draft === null || draft.revision === opened) throw new Error('nothing was saved')
        return draft
      }
      return { page, url, readDraft, waitForDraft, exportText }
    },
  }
}
