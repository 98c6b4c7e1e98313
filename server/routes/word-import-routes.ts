import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PICTURE_FILE_PART, WORD_FILE_PART } from '#contract/endpoints.ts'
import { MAX_PICTURE_BYTES, MAX_WORD_BYTES } from '#contract/limits.ts'
import { AppError } from '../app-error.ts'
import { storePicture } from '../rejection/pictures/pictures-service.ts'
import { compareWordFile } from '../rejection/word-import-service.ts'
import type { Database } from '../storage/database.ts'
import type { Files } from '../storage/files.ts'
import type { WordReader } from '../word-import/word-reader.ts'
import { receiveFile } from './receive-file.ts'
import { type AccountOf, envelope, inputOf, routeOf } from './serve-call.ts'

const COMPARISONS_A_MINUTE = 30

/** Receives the one file. Throws as `receiveFile`, and emptyFile. */
const receiveBytes = async (request: FastifyRequest, part: string, mostBytes: number): Promise<Uint8Array> => {
  const bytes = await receiveFile(request, { part, mostBytes, take: file => file.toBuffer() })
  if (bytes.length === 0) throw new AppError('emptyFile')
  return bytes
}

const PICTURES_A_MINUTE = 120

/** Takes the pictures that are put into documents. */
export const pictureRoutes = (app: FastifyInstance, accountOf: AccountOf, db: Database, files: Files): void => {
  app.route({
    ...routeOf('storePicture'),
    config: { rateLimit: { max: PICTURES_A_MINUTE } },
    handler: async request => {
      const bytes = await receiveBytes(request, PICTURE_FILE_PART, MAX_PICTURE_BYTES)
      const { params } = inputOf('storePicture', request)
      return envelope(await storePicture(db, files, accountOf(request), params.id, bytes))
    },
  })
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
      const bytes = await receiveBytes(request, WORD_FILE_PART, MAX_WORD_BYTES)
      const { params } = inputOf('compareWordFile', request)
      return envelope(await compareWordFile(db, reader, accountOf(request), params.id, bytes))
    },
  })
}
