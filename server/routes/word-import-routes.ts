import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WORD_FILE_PART } from '#contract/endpoints.ts'
import { MAX_WORD_BYTES } from '#contract/limits.ts'
import { AppError } from '../app-error.ts'
import { compareWordFile } from '../rejection/word-import-service.ts'
import type { Database } from '../storage/database.ts'
import type { WordReader } from '../word-import/word-reader.ts'
import { type AccountOf, envelope, inputOf, routeOf } from './serve-call.ts'

const COMPARISONS_A_MINUTE = 30

/** Reads the multipart body to its end, so that a refused client still hears why. Throws `AppError`. */
const receiveWordFile = async (request: FastifyRequest): Promise<Uint8Array> => {
  let bytes: Uint8Array | undefined
  let isTooLarge = false
  for await (const part of request.parts({ limits: { fileSize: MAX_WORD_BYTES, parts: 10 } })) {
    if (part.type !== 'file') continue
    if (part.fieldname === WORD_FILE_PART) {
      bytes = await part.toBuffer()
      isTooLarge = part.file.truncated
    } else part.file.resume()
  }
  if (isTooLarge) throw new AppError('tooLarge')
  if (!bytes) throw new AppError('invalidInput', `The part "${WORD_FILE_PART}" is missing.`)
  if (bytes.length === 0) throw new AppError('emptyFile')
  return bytes
}

export const wordImportRoutes = (
  app: FastifyInstance,
  accountOf: AccountOf,
  db: Database,
  reader: WordReader,
): void => {
  app.route({
    ...routeOf('compareWordFile'),
    config: { rateLimit: { max: COMPARISONS_A_MINUTE } },
    handler: async request => {
      const bytes = await receiveWordFile(request)
      const { params } = inputOf('compareWordFile', request)
      return envelope(await compareWordFile(db, reader, accountOf(request), params.id, bytes))
    },
  })
}
