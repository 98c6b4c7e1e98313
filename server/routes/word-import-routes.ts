import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WORD_FILE_PART } from '#contract/endpoints.ts'
import { MAX_WORD_BYTES } from '#contract/limits.ts'
import { AppError } from '../app-error.ts'
import { compareWordFile } from '../rejection/word-import-service.ts'
import type { Database } from '../storage/database.ts'
import type { WordReader } from '../word-import/word-reader.ts'
import { receiveFile } from './receive-file.ts'
import { type AccountOf, envelope, inputOf, routeOf } from './serve-call.ts'

const COMPARISONS_A_MINUTE = 30

/** Receives the Word file. Throws as `receiveFile`, and emptyFile. */
const receiveWordFile = async (request: FastifyRequest): Promise<Uint8Array> => {
  const bytes = await receiveFile(request, {
    part: WORD_FILE_PART,
    mostBytes: MAX_WORD_BYTES,
    take: part => part.toBuffer(),
  })
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
