import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import fastify from 'fastify'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { answerErrors, toAppError } from '../../../server/error-handler.ts'
import { measureServer } from '../../../server/metrics.ts'
import { healthRoutes } from '../../../server/routes/health-routes.ts'
import { openDatabase } from '../../../server/storage/database.ts'
import { openTestDatabase } from '../../support/test-database.ts'

const appOver = (url: string) => {
  const db = openDatabase(url)
  const app = fastify()
  answerErrors(app)
  healthRoutes(app, db, { metrics: measureServer(app, db, {}), token: undefined })
  app.get('/rows', () => db.selectFrom('accounts').selectAll().execute())
  onTestFinished(async () => {
    await app.close()
    await db.destroy()
  })
  return app
}

/** A database that takes connections and says nothing. */
const startSilence = async (): Promise<string> => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/none`
}

it('answers that the service is unavailable, and when to ask again, while the database hangs or is down', async () => {
  const silent = appOver(await startSilence())
  const hung = await silent.inject('/readyz')
  const down = await appOver('postgres://nobody@127.0.0.1:1/none').inject('/rows')
  for (const answer of [hung, down]) {
    expect(answer.statusCode).toBe(503)
    expect(answer.json().code).toBe('unavailable')
    expect(answer.headers['retry-after']).toBe('5')
  }
  const { statusCode, body } = await silent.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(body).toContain('\nrejoinder_database_up 0\n')
})

it('takes a statement that was stopped for its time, or a connection that was cut, for an outage', async () => {
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  expect(await sql`select no_such_column`.execute(db).catch(toAppError)).toMatchObject({ code: 'internal' })
  const failures = [
    sql`set local statement_timeout = 1; select pg_sleep(1)`,
    sql`select pg_terminate_backend(pg_backend_pid())`,
  ].map(query => query.execute(db).catch(toAppError))
  for (const failure of await Promise.all(failures)) expect(failure).toMatchObject({ code: 'unavailable' })
})
