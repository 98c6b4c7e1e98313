import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'

const hidden = { schema: { hide: true }, config: { rateLimit: false } } as const

/** A watchman asks every few seconds and gives up soon. */
const PATIENCE_MS = 1_500

/** Asks the database once at a time, whoever wants to know: one that hangs must not take a connection for each question. */
const createReadiness = (db: Database): (() => Promise<void>) => {
  let asking: Promise<unknown> | undefined
  return async () => {
    asking ??= sql`select 1`.execute(db).finally(() => {
      asking = undefined
    })
    asking.catch(() => undefined)
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('It is late.')), PATIENCE_MS)
    try {
      await Promise.race([asking, late.promise])
    } catch (error) {
      throw new AppError('unavailable', 'The database does not answer.', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Serves `/healthz`, which the process answers, and `/readyz`, which needs its database too; 503 otherwise, in 2 s. */
export const healthRoutes = (app: FastifyInstance, db: Database): void => {
  const requireReady = createReadiness(db)
  app.get('/healthz', hidden, () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async () => {
    await requireReady()
    return { status: 'ok' }
  })
}
