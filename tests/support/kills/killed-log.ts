import { ANALYSIS_FILE_PART, ENDPOINTS } from '#contract/endpoints.ts'
import type { Draft, RejectionLogDetail } from '#contract/rejection.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { parse, toFormData } from '#extensions/index.ts'
import { readNotice } from '../notice-upload.ts'
import { killedDocument } from './killed-documents.ts'

const send = async (address: string, method: string, body: FormData | object): Promise<unknown> => {
  const isForm = body instanceof FormData
  const answer = await fetch(address, {
    method,
    body: isForm ? body : JSON.stringify(body),
    ...(!isForm && { headers: { 'content-type': 'application/json' } }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()).data
}

const analyse = async (url: string): Promise<RejectionLogDetail> => {
  const body = new FormData()
  const notice = new Blob([await readNotice('partial-two-cited')], { type: 'application/pdf' })
  body.append(ANALYSIS_FILE_PART, notice, 'n.pdf')
  const query = new URLSearchParams({ receiveTime: String(midnightOf('2024-06-11')), type: '0', isEn: '0' })
  return (await send(`${url}${ENDPOINTS.analyseRejection.path}?${query}`, 'POST', body)) as RejectionLogDetail
}

/** A log whose two documents are typed in. */
export interface KilledLog {
  /** Of the page that shows it. */
  address: string
  readDraft(): Promise<Draft | null>
}

/** Makes the log, of a real analysis, on a server. */
export const makeKilledLog = async (url: string): Promise<KilledLog> => {
  const { id } = await analyse(url)
  const pathOf = (path: string): string => `${url}${path.replace(':id', String(id))}`
  const [analysis, reason] = [parse(killedDocument('a')), parse(killedDocument('r'))]
  const draft = { analysis, reason, form: toFormData(analysis, reason), reviewed: [], revision: 0 }
  await send(pathOf(ENDPOINTS.saveDraft.path), 'PUT', draft)
  return {
    address: `${url}/ai/reject_analysis?id=${id}`,
    readDraft: async () => {
      const answer = await fetch(pathOf(ENDPOINTS.readRejectionDetail.path))
      return (await answer.json()).data.draft
    },
  }
}
