import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'
import { type CalendarService, FEED_PATH } from '../deadline-feed/calendar-service.ts'
import { computeDeadline } from '../law/deadlines.ts'
import { deadlineOf } from '../rejection/draft-notice.ts'
import { findLog } from '../rejection/log-repository.ts'
import { readLog } from '../rejection/read-log.ts'
import type { Database } from '../storage/database.ts'
import { sendCalendar } from './file-headers.ts'
import { type AccountOf, inputOf, routeOf, type ServeCall } from './serve-call.ts'

const READS_A_MINUTE = 60

/** Serves the calendar of deadlines, and their feed to whoever knows its address. */
export const calendarRoutes = (app: FastifyInstance, serve: ServeCall, calendar: CalendarService): void => {
  serve('readDeadlineDays', (accountId, { query }) => calendar.readDays(accountId, query))
  serve('readCalendarFeed', accountId => calendar.readFeed(accountId))
  serve('saveCalendarFeed', (accountId, { body }) => calendar.saveFeed(accountId, body))
  app.get<{ Params: { token: string } }>(
    `${FEED_PATH}:token.ics`,
    { schema: { hide: true }, config: { rateLimit: { max: READS_A_MINUTE } } },
    async ({ params }, reply) => sendCalendar(reply, await calendar.writeFeed(params.token)),
  )
}

export const deadlineRoutes = (app: FastifyInstance, serve: ServeCall, accountOf: AccountOf, db: Database): void => {
  serve('readDeadline', async (accountId, { query: { id, receiveTime, type } }) => {
    if (id === undefined) return computeDeadline(receiveTime, type)
    const log = await findLog(db, accountId, id)
    if (!log) throw new AppError('notFound')
    return deadlineOf({ notice: log.notice, receiveTime, type })
  })

  app.route({
    ...routeOf('readDeadlineCalendar'),
    handler: async (request, reply) => {
      const { params, query } = inputOf('readDeadlineCalendar', request)
      const log = await readLog(db, accountOf(request), params.id)
      const { deadlineCalendar } = await import('../rejection/deadline-calendar.ts')
      return sendCalendar(reply, deadlineCalendar(log, query.isEn))
    },
  })
}
