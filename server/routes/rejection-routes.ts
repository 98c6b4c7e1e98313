import { MAX_DRAFT_BYTES } from '#contract/limits.ts'
import { saveDraft } from '../rejection/draft-service.ts'
import { readVersion, readVersions } from '../rejection/draft-versions-service.ts'
import { pageLogs } from '../rejection/log-repository.ts'
import { deleteLog, readLog, restoreLog } from '../rejection/read-log.ts'
import type { Database } from '../storage/database.ts'
import type { Files } from '../storage/files.ts'
import type { ServeCall } from './serve-call.ts'

export const rejectionRoutes = (serve: ServeCall, db: Database, files: Files): void => {
  const large = { bodyLimit: MAX_DRAFT_BYTES }
  serve('readRejectionLog', (accountId, { query }) => pageLogs(db, accountId, query))
  serve('readRejectionDetail', (accountId, { params }) => readLog(db, accountId, params.id))
  serve('deleteRejectionLog', (accountId, { params }) => deleteLog(db, files, accountId, params.id))
  serve('restoreRejectionLog', (accountId, { params }) => restoreLog(db, accountId, params.id))
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
