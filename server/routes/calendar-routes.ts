import type { FastifyInstance } from 'fastify'
import { type CalendarService, FEED_PATH } from '../deadline-feed/calendar-service.ts'
import { sendCalendar } from './file-headers.ts'
import type { ServeCall } from './serve-call.ts'

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
