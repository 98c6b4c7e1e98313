import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { midnightOf } from '#domain/calendar-day.ts'
import { countChildren } from './child/sandbox.ts'
import type { Turns } from './child/turns.ts'
import { findRegister } from './register/register-repository.ts'
import { type Database, poolLoad } from './storage/database.ts'

/** The places that work waits for, by the name of the queue. */
export type Queues = Readonly<Record<string, Turns>>

const SECONDS = [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]
/** Stands for every address that is no route of ours: they are counted, and nothing else of them is kept. */
const NO_ROUTE = 'none'
/** A watchman has its answer in this time; what the database does not say meanwhile is left out. */
const PATIENCE_MS = 1_000

const SAVE_OUTCOMES: Readonly<Record<number, string>> = { 200: 'saved', 409: 'stale' }

const inTime = async <Value>(promise: Promise<Value>): Promise<Value | undefined> => {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), PATIENCE_MS)
  return await Promise.race([promise.catch(() => undefined), late.promise]).finally(() => clearTimeout(timer))
}

/**
 * Counts what the server does, for Prometheus: answers, saves, queues, child processes, connections of the database and
 * the register. Labels are routes, queues and outcomes, never a name, a mark or an address that somebody typed.
 * Returns a function that gives all figures as text.
 */
export const measureServer = (app: FastifyInstance, db: Database, queues: Queues): (() => Promise<string>) => {
  const registry = new Registry()
  const registers = [registry]

  const answers = new Histogram({
    name: 'rejoinder_answer_seconds',
    help: 'Time to the end of an answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const saves = new Counter({
    name: 'rejoinder_draft_saves_total',
    help: 'Drafts sent to be saved: saved, stale (another was saved meanwhile) or failed',
    labelNames: ['outcome'],
    registers,
  })
  for (const outcome of [...Object.values(SAVE_OUTCOMES), 'failed']) saves.inc({ outcome }, 0)
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? NO_ROUTE
    answers.observe({ method, route, status: statusCode }, elapsedTime / 1000)
    const isSave = method === ENDPOINTS.saveDraft.method && route === ENDPOINTS.saveDraft.path
    if (isSave) saves.inc({ outcome: SAVE_OUTCOMES[statusCode] ?? 'failed' })
  })

  new Gauge({
    name: 'rejoinder_queue_jobs',
    help: 'Work that has a place and work that waits for one, by queue',
    labelNames: ['queue', 'state'],
    registers,
    collect() {
      for (const [queue, turns] of Object.entries(queues)) {
        this.set({ queue, state: 'running' }, turns.running())
        this.set({ queue, state: 'waiting' }, turns.waiting())
      }
    },
  })
  new Gauge({
    name: 'rejoinder_children',
    help: 'Child processes that live, by their module; one reader is kept warm',
    labelNames: ['module'],
    registers,
    collect() {
      for (const { module, living } of countChildren()) this.set({ module }, living)
    },
  })
  new Counter({
    name: 'rejoinder_children_started_total',
    help: 'Child processes started since the server started, by their module',
    labelNames: ['module'],
    registers,
    collect() {
      this.reset()
      for (const { module, started } of countChildren()) this.inc({ module }, started)
    },
  })
  new Gauge({
    name: 'rejoinder_database_connections',
    help: 'Connections for requests: in use, idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolLoad(db))) this.set({ state }, count)
    },
  })

  const isUp = new Gauge({ name: 'rejoinder_database_up', help: '1 where the database answers', registers })
  const marks = new Gauge({
    name: 'rejoinder_register_marks',
    help: 'Marks of the register, by its origin (sample or imported) and state (loading or ready)',
    labelNames: ['origin', 'state'],
    registers,
  })
  const asOf = new Gauge({
    name: 'rejoinder_register_as_of_timestamp_seconds',
    help: 'The day on which the register was what it is',
    registers,
  })
  /** One question at a time: a database that hangs is not asked again by each reading. */
  let asking: Promise<void> | undefined
  const askDatabase = async (): Promise<void> => {
    isUp.set(0)
    const register = await findRegister(db)
    isUp.set(1)
    marks.reset()
    if (!register) return
    marks.set({ origin: register.origin, state: register.state }, register.size)
    asOf.set(midnightOf(register.asOf) / 1000)
  }

  /** The process itself is watched from the first question on: where nobody asks, that costs nothing. */
  let isAsked = false
  return async () => {
    if (!isAsked) collectDefaultMetrics({ register: registry })
    isAsked = true
    asking ??= askDatabase().finally(() => {
      asking = undefined
    })
    await inTime(asking)
    return await registry.metrics()
  }
}
