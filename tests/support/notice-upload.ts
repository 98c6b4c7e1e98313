import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { ANALYSIS_FILE_PART, ANALYSIS_PASSWORD_PART, ENDPOINTS } from '#contract/endpoints.ts'
import type { AnalysisQuery } from '#contract/rejection.ts'
import { midnightOf } from '#domain/calendar-day.ts'

const NOTICES = join(import.meta.dirname, '../../fixtures/notices')

/** Bytes of a synthetic notice by its name without `.pdf`. */
export const readNotice = (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  readFile(join(NOTICES, `${name}.pdf`)).then(bytes => new Uint8Array(bytes))

interface Upload {
  bytes: Uint8Array<ArrayBuffer>
  name?: string
  password?: string
  query?: Partial<AnalysisQuery>
}

const send = async (
  app: FastifyInstance,
  url: string,
  query: object,
  { bytes, name = '驳回通知书.pdf', password }: Upload,
): Promise<LightMyRequestResponse> => {
  const form = new FormData()
  if (password !== undefined) form.append(ANALYSIS_PASSWORD_PART, password)
  form.append(ANALYSIS_FILE_PART, new Blob([bytes], { type: 'application/pdf' }), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return await app.inject({
    method: 'POST',
    url,
    query: stringsOf(query),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const stringsOf = (query: object): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))

/** Sends a file to be analysed, as a browser does. */
export const uploadNotice = (app: FastifyInstance, upload: Upload): Promise<LightMyRequestResponse> => {
  const query = { receiveTime: midnightOf('2026-06-01'), type: 0, isEn: 0, ...upload.query }
  return send(app, ENDPOINTS.analyseRejection.path, query, upload)
}

/** Sends a file to be read while its day is not known. */
export const readAhead = (app: FastifyInstance, upload: Omit<Upload, 'query'>): Promise<LightMyRequestResponse> =>
  send(app, ENDPOINTS.readNotice.path, {}, upload)
