import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PICTURE_FILE_PART, WORD_FILE_PART } from '#contract/endpoints.ts'
import { MAX_DRAFT_BYTES, MAX_PICTURE_BYTES, MAX_WORD_BYTES } from '#contract/limits.ts'
import { AppError } from '../app-error.ts'
import { assignAttorney, readAttorneys, readFiling, recordFiling, setReminder } from '../rejection/case-record.ts'
import { saveDraft } from '../rejection/draft-service.ts'
import { readVersion, readVersions } from '../rejection/draft-versions-service.ts'
import { pageLogs } from '../rejection/log-pages.ts'
import { storePicture } from '../rejection/pictures/pictures-service.ts'
import { deleteLog, readLog, restoreLog } from '../rejection/read-log.ts'
import { compareWordFile } from '../rejection/word-import-service.ts'
import type { Database } from '../storage/database.ts'
import type { Files } from '../storage/files.ts'
import type { WordReader } from '../word-import/word-reader.ts'
import { receiveFile } from './receive-file.ts'
import { type AccountOf, envelope, inputOf, routeOf, type ServeCall } from './serve-call.ts'

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

export const rejectionRoutes = (serve: ServeCall, db: Database, files: Files): void => {
  const large = { bodyLimit: MAX_DRAFT_BYTES }
  serve('readRejectionLog', (accountId, { query }) => pageLogs(db, accountId, query))
  serve('readRejectionDetail', (accountId, { params }) => readLog(db, accountId, params.id))
  serve('deleteRejectionLog', (accountId, { params }) => deleteLog(db, files, accountId, params.id))
  serve('restoreRejectionLog', (accountId, { params }) => restoreLog(db, accountId, params.id))
  serve('readAttorneys', accountId => readAttorneys(db, accountId))
  serve('assignAttorney', (accountId, { params, body }) => assignAttorney(db, accountId, params.id, body))
  serve('readFiling', (accountId, { params }) => readFiling(db, accountId, params.id))
  serve('recordFiling', (accountId, { params, body }) => recordFiling(db, accountId, params.id, body))
  serve('setReminder', (accountId, { params, body }) => setReminder(db, accountId, params.id, body))
  serve('correctService', async (accountId, { params, body }) => {
    const { correctServiceOfLog } = await import('../rejection/redraft/correct-log.ts')
    return await correctServiceOfLog(db, accountId, params.id, body)
  })
  serve(
    'correctNotice',
    async (accountId, { params, body }) => {
      const { correctNoticeOfLog } = await import('../rejection/redraft/correct-log.ts')
      return await correctNoticeOfLog(db, accountId, params.id, body)
    },
    large,
  )
  serve('saveDraft', (accountId, { params, body }) => saveDraft(db, accountId, params.id, body), large)
  serve(
    'checkFiling',
    async (accountId, { params, query, body }) => {
      const { checkFiling } = await import('../filing-check/filing-check-service.ts')
      return await checkFiling(db, accountId, params.id, body, query.isEn)
    },
    large,
  )
  serve('acceptProblem', async (accountId, { params, body }) => {
    const { acceptProblem } = await import('../filing-check/filing-check-service.ts')
    return await acceptProblem(db, accountId, params.id, body)
  })
  serve('readCompanions', async (accountId, { params }) => {
    const { readCompanions } = await import('../rejection/companion/companion-service.ts')
    return await readCompanions(db, accountId, params.id)
  })
  serve('openCompanion', async (accountId, { params, body }) => {
    const { openCompanion } = await import('../rejection/companion/companion-service.ts')
    return await openCompanion(db, accountId, params.id, body.cited)
  })
  serve('readDraftVersions', (accountId, { params }) => readVersions(db, accountId, params.id))
  serve('readDraftVersion', (accountId, { params }) => readVersion(db, accountId, params.id, params.version))
  serve(
    'exportRejectionDoc',
    async (accountId, { body }) => {
      // Word and the server's DOM are loaded with the first export: a tenth of the start.
      const { exportDocument } = await import('../rejection/export-service.ts')
      return await exportDocument(db, files, accountId, body)
    },
    large,
  )
}
