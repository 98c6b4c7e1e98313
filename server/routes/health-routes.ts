import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Database } from '../storage/database.ts'
import { findUnreached } from '../storage/shards.ts'

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

interface Figures {
  /** Returns all figures as text for Prometheus. */
  metrics: () => Promise<string>
  /** Who knows it may read the figures; without one, this machine alone. */
  token: string | undefined
}

const LOOPBACK = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/
/** Behind a proxy on this machine everybody would come from it. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip']

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

const mayRead = ({ headers, socket }: FastifyRequest, token: string | undefined): boolean => {
  if (token !== undefined) return timingSafeEqual(digestOf(headers.authorization ?? ''), digestOf(`Bearer ${token}`))
  return LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some(name => name in headers)
}

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * Serves `/healthz`, which the process answers, `/readyz`, which needs its database too, 503 otherwise, in 2 s, and names the classes whose server of
 * marks does not answer, and
 * `/metrics`, which others than this machine or those who know the token do not find.
 */
export const healthRoutes = (app: FastifyInstance, db: Database, { metrics, token }: Figures): void => {
  const requireReady = createReadiness(db)
  app.get('/healthz', hidden, () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async () => {
    await requireReady()
    const unsearchedClasses = await findUnreached(db, PATIENCE_MS)
    return unsearchedClasses.length === 0 ? { status: 'ok' } : { status: 'ok', unsearchedClasses }
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, token)) throw new AppError('notFound')
    return reply.type(METRICS_TYPE).send(await metrics())
  })
}
