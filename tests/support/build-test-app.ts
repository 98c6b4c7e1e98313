import type { FastifyInstance } from 'fastify'
import { localAccountId } from '../../server/accounts/accounts-repository.ts'
import { buildApp } from '../../server/app.ts'
import { answerNotFound } from '../../server/error-handler.ts'
import { createNoticeReader } from '../../server/notice/notice-reader.ts'
import { CANCEL_CHANNEL, PROGRESS_CHANNEL } from '../../server/progress/progress-service.ts'
import { pageRoutes } from '../../server/routes/page-routes.ts'
import type { Database } from '../../server/storage/database.ts'
import { createDiskFileStore } from '../../server/storage/file-store.ts'
import { openNotifications } from '../../server/storage/notifications.ts'
import { createRememberingReader } from './remembering-reader.ts'
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts'
import { openTestDatabase } from './test-database.ts'

export interface TestApp {
  app: FastifyInstance
  db: Database
  /** The local account, as which every request is made. */
  account: number
  /** Where the bytes of files are. */
  filesFolder: string
  close(): Promise<void>
}

interface TestAppOptions {
  /** Takes every line of the log. */
  logTo?: { write: (line: string) => void }
  contactUrl?: string
  /** False: users sign in, as far as the whitelist goes. */
  isLocal?: boolean
  /** Folder of a built page. */
  page?: string
  requestsAMinute?: number
  metricsToken?: string
  /** The room on the disk below which no work is begun. */
  leastFreeBytes?: number
  /** Papers that any test of the worker has sent before are not read again: for tests of what comes after the reading. */
  remembersPapers?: boolean
}

/** The real app with its real parts over a database of its own, not listening. */
export const buildTestApp = async ({
  contactUrl,
  page,
  isLocal = true,
  logTo,
  requestsAMinute = 1_200,
  metricsToken,
  leastFreeBytes,
  remembersPapers = false,
}: TestAppOptions = {}): Promise<TestApp> => {
  const database = await openTestDatabase()
  const filesFolder = await makeTemporaryFolder()
  const notifications = await openNotifications(database.url, [PROGRESS_CHANNEL, CANCEL_CHANNEL])
  const reader = remembersPapers ? createRememberingReader() : createNoticeReader()
  const app = await buildApp({
    db: database.db,
    databaseUrl: database.url,
    notifications,
    reader,
    isLocal,
    store: createDiskFileStore(filesFolder, leastFreeBytes),
    config: {
      contactUrl,
      contactNote: 'Ask the office manager.',
      smtpUrl: undefined,
      smtpFrom: undefined,
      logLevel: logTo ? 'info' : 'error',
      requestsAMinute,
      metricsToken,
    },
    ...(logTo && { logTo }),
    servePage: parent => (page === undefined ? answerNotFound(parent) : pageRoutes(parent, page)),
  })
  return {
    app,
    db: database.db,
    account: await localAccountId(database.db),
    filesFolder,
    async close() {
      await app.close()
      await reader.close()
      await notifications.close()
      await database.close()
      await removeFolder(filesFolder)
    },
  }
}
