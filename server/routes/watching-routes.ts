import type { FastifyInstance } from 'fastify'
import { dayOf } from '#domain/calendar-day.ts'
import type { Database } from '../storage/database.ts'
import type { Files } from '../storage/files.ts'
import type { WatchingService } from '../watching/watching-service.ts'
import { sendCalendar } from './file-headers.ts'
import { type AccountOf, inputOf, routeOf, type ServeCall } from './serve-call.ts'

/** Serves the watches of an account, their alerts, and the deadlines of these as a calendar. */
export const watchingRoutes = (
  app: FastifyInstance,
  serve: ServeCall,
  accountOf: AccountOf,
  watching: WatchingService,
  memos: { db: Database; files: Files },
): void => {
  const today = (): string => dayOf(Date.now())
  serve('readWatchList', accountId => watching.list(accountId))
  serve('beginWatch', (accountId, { body }) => watching.add(accountId, body))
  serve('tryWatch', (_accountId, { body }) => watching.tryOut(body, today()))
  serve('stopWatch', (accountId, { params, body }) => watching.change(accountId, params.id, body))
  serve('removeWatch', (accountId, { params }) => watching.remove(accountId, params.id))
  serve('readAlerts', (accountId, { query }) => watching.readAlerts(accountId, query, today()))
  serve('changeAlert', (accountId, { params, body }) => watching.changeAlert(accountId, params.id, body))
  serve('writeOppositionMemo', async (accountId, { params, query }) => {
    const found = await watching.readAlert(accountId, params.id, today())
    // Word is loaded with the first file.
    const { writeOppositionMemo } = await import('../watching/write-opposition-memo.ts')
    return await writeOppositionMemo(memos, accountId, { ...found, isEn: query.isEn, today: today() })
  })
  app.route({
    ...routeOf('readAlertCalendar'),
    handler: async (request, reply) => {
      const { query } = inputOf('readAlertCalendar', request)
      return sendCalendar(reply, await watching.calendar(accountOf(request), query.isEn, today()))
    },
  })
}
