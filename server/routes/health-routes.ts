import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'

const hidden = { schema: { hide: true }, config: { rateLimit: false } } as const

/** Serves `/healthz`, which the process answers, and `/readyz`, which needs its database too; 503 otherwise. */
export const healthRoutes = (app: FastifyInstance, db: Database): void => {
  app.get('/healthz', hidden, () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async () => {
    await sql`select 1`.execute(db).catch((error: unknown) => {
      throw new AppError('unavailable', 'The database does not answer.', { cause: error })
    })
    return { status: 'ok' }
  })
}
