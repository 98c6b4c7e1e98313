import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { AppError } from '../app-error.ts'
import type { Files, StoredFile } from '../storage/files.ts'
import { byteRange, contentDisposition } from './file-headers.ts'
import type { AccountOf } from './serve-call.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** The kinds that the browser shows, notices and pictures; any other file is taken away. */
const SHOWN: ReadonlySet<string> = new Set(['application/pdf', 'image/png', 'image/jpeg'])

const disposition = ({ name, mediaType }: StoredFile): string =>
  contentDisposition(SHOWN.has(mediaType) ? 'inline' : 'attachment', name)

/** Serves files by identity; the rest of the address is the name, for people. */
export const filesRoutes = (app: FastifyInstance, accountOf: AccountOf, files: Files): void => {
  const schema = {
    operationId: 'readFile',
    summary: 'An uploaded notice, a picture or an exported Word file',
    params: Type.Object({ fileId: Type.String() }),
  }
  app.get<{ Params: { fileId: string } }>('/files/:fileId/*', { schema }, async (request, reply) => {
    const { fileId } = request.params
    const file = UUID.test(fileId) ? await files.find(accountOf(request), fileId) : undefined
    if (!file) throw new AppError('notFound')
    const etag = `"${file.sha256}"`
    reply.headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': disposition(file),
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const isCurrent = (request.headers['if-range'] ?? etag) === etag
    const range = isCurrent ? byteRange(request.headers.range, file.size) : undefined
    if (range === null) return reply.code(416).header('content-range', `bytes */${file.size}`).send()
    const { start, end } = range ?? { start: 0, end: file.size - 1 }
    if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`)
    return reply
      .type(file.mediaType)
      .header('content-length', end - start + 1)
      .send(files.read(file, { start, end }))
  })
}
