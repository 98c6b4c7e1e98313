import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { REQUEST_ID_HEADER } from '#contract/endpoints.ts'
import { localAccountId } from './accounts/accounts-repository.ts'
import type { Config } from './config.ts'
import { createCalendarService } from './deadline-feed/calendar-service.ts'
import { answerErrors } from './error-handler.ts'
import { createFastSearchService } from './fast-search/fast-search-service.ts'
import { createImportsService } from './imports/imports-service.ts'
import { errorForLog } from './log-text.ts'
import { measureServer } from './metrics.ts'
import type { NoticeReader } from './notice/notice-reader.ts'
import { createProgressService } from './progress/progress-service.ts'
import { createWhitelistService } from './proposer-map/keeping/whitelist-service.ts'
import { createProposerService } from './proposer-map/proposer-service.ts'
import { createRejectionService } from './rejection/rejection-service.ts'
import { createReportWriter } from './report/report-writer.ts'
import { quotaRoutes, settingsRoutes } from './routes/account-routes.ts'
import { analysisRoutes } from './routes/analysis-routes.ts'
import { compileValidator } from './routes/compile-validator.ts'
import { calendarRoutes, deadlineRoutes } from './routes/deadline-routes.ts'
import { classificationRoutes, fastSearchRoutes, suggestionRoutes } from './routes/fast-search-routes.ts'
import { filesRoutes } from './routes/files-routes.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { importRoutes } from './routes/import-routes.ts'
import { documentApi } from './routes/openapi.ts'
import { progressRoutes } from './routes/progress-routes.ts'
import {
  portfolioFileRoutes,
  proposerKeepingRoutes,
  proposerRoutes,
  whitelistRoutes,
} from './routes/proposer-routes.ts'
import { archiveRoutes, markSearchRoutes, searchBasisRoutes } from './routes/register-routes.ts'
import { pictureRoutes, rejectionRoutes, wordImportRoutes } from './routes/rejection-routes.ts'
import { contentSecurityPolicy, requireOwnOrigin } from './routes/security.ts'
import { createServeCall } from './routes/serve-call.ts'
import { watchingRoutes } from './routes/watching-routes.ts'
import type { Database } from './storage/database.ts'
import type { FileStore } from './storage/file-store.ts'
import { createFiles } from './storage/files.ts'
import type { Notifications } from './storage/notifications.ts'
import { createWatchingService } from './watching/watching-service.ts'
import { createWordReader } from './word-import/word-reader.ts'

/**
 * Lets the server stop with its last answer: a connection that was busy when it began to close would be kept open for
 * the client's next request, and the server would wait for it.
 */
const closeKeptConnections = (app: FastifyInstance): void => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}

/** Files that a page is made of. */
const PARTS_OF_PAGE = /^\/(?:assets|pdfjs)\//u
const BODY_BYTES = 1024 * 1024
const REQUEST_TIMEOUT_MS = 120_000
/** A rest after the start, in which the first page is served. */
const REST_MS = 4_000

/** Holds what an app stands on; whoever opened a part closes it after the app. */
export interface AppParts {
  db: Database
  /** The same database, for processes that have their own connections. */
  databaseUrl: string
  notifications: Notifications
  store: FileStore
  reader: NoticeReader
  config: Pick<
    Config,
    'contactUrl' | 'contactNote' | 'smtpUrl' | 'smtpFrom' | 'logLevel' | 'requestsAMinute' | 'metricsToken'
  >
  /** Serves what stands beside the API: the built page, or the development server. */
  servePage: (app: FastifyInstance) => Promise<void> | void
  /** Where log lines go, in place of the standard output. */
  logTo?: { write: (line: string) => void }
  /** Is false in development only, where the page's tools need inline script. */
  hasContentSecurityPolicy?: boolean
  /** Is false where users sign in: then only those on the whitelist open the proposer map (docs/architecture.md §11). */
  isLocal?: boolean
}

/** Names a request in logs by its route: an address may hold what somebody searched for. */
const requestForLog = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? '' })

/** Gives each answer the identity by which the log names its request. */
const sendRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id)
  })
}

/** Logs each answer with its route and its time, where `LOG_LEVEL` is `info`. */
const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ ...requestForLog(request), status: reply.statusCode, milliseconds }, 'answered')
  })
}

/** Builds the app without listening. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { db, notifications, config } = parts
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: errorForLog, req: requestForLog },
      ...(parts.logTo && { stream: parts.logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID().slice(0, 8),
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A field may be named `__proto__` or `constructor`; the parser makes ordinary own keys of them
    // (docs/field-markup.md).
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
  })
  app.setValidatorCompiler(compileValidator)
  app.setSerializerCompiler(() => data => JSON.stringify(data))
  answerErrors(app)
  sendRequestIds(app)
  logAnswers(app)
  requireOwnOrigin(app)
  await app.register(helmet, {
    contentSecurityPolicy: parts.hasContentSecurityPolicy === false ? false : contentSecurityPolicy,
    hsts: false,
    xFrameOptions: { action: 'deny' },
  })
  await app.register(rateLimit, {
    max: config.requestsAMinute,
    timeWindow: '1 minute',
    // A page is some 150 files that never change: a few people behind one address open more of them than the bound allows.
    allowList: request => PARTS_OF_PAGE.test(request.url),
  })
  await app.register(multipart, { throwFileSizeLimit: false })
  await documentApi(app)

  const accountId = await localAccountId(db)
  const accountOf = () => accountId
  const files = createFiles(db, parts.store)
  const progress = createProgressService(db, notifications)
  const rejections = createRejectionService({ db, files, reader: parts.reader, progress })
  const writer = createReportWriter()
  const wordReader = createWordReader()
  const imports = createImportsService(db, parts.databaseUrl, progress)
  const searches = createFastSearchService({ db, files, progress, writer, mail: config })
  app.addHook('preClose', async () => progress.close())
  let resting: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    resting = setTimeout(writer.prepare, REST_MS)
  })
  const proposers = createProposerService(db)
  app.addHook('onClose', () => {
    clearTimeout(resting)
    return Promise.all([writer.close(), wordReader.close(), imports.close(), proposers.close()])
  })
  closeKeptConnections(app)

  const serve = createServeCall(app, accountOf)
  const metrics = measureServer(app, db, { ...parts.reader.queues, word: wordReader.turns, imports: imports.turns })
  healthRoutes(app, db, { metrics, token: config.metricsToken })
  deadlineRoutes(app, serve, accountOf, db)
  rejectionRoutes(serve, db, files)
  analysisRoutes(app, accountOf, rejections)
  pictureRoutes(app, accountOf, db, files)
  wordImportRoutes(app, accountOf, db, wordReader)
  progressRoutes(app, serve, accountOf, progress)
  quotaRoutes(app, serve, db, config)
  settingsRoutes(serve, db)
  classificationRoutes(serve, db)
  suggestionRoutes(serve, db)
  fastSearchRoutes(serve, db, searches)
  searchBasisRoutes(serve, db)
  markSearchRoutes(serve, db)
  archiveRoutes(serve, db)
  importRoutes(app, serve, accountOf, imports, files)
  const whitelist = createWhitelistService(db, parts.isLocal ?? true)
  const watching = createWatchingService(db)
  watchingRoutes(app, serve, accountOf, watching, { db, files })
  calendarRoutes(app, serve, createCalendarService(db, watching))
  proposerRoutes(app, serve, accountOf, proposers, whitelist)
  proposerKeepingRoutes(app, serve, accountOf, proposers, whitelist)
  const printing = { db, files, writer, proposers }
  portfolioFileRoutes(serve, whitelist, async (accountId, order) => {
    const { printPortfolio } = await import('./proposer-map/print/print-portfolio.ts')
    return printPortfolio(printing, accountId, order)
  })
  whitelistRoutes(serve, whitelist)
  filesRoutes(app, accountOf, files)
  await parts.servePage(app)
  return app
}
