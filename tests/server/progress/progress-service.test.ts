import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProgressEvent } from '#contract/progress.ts'
import { localAccountId } from '../../../server/accounts/accounts-repository.ts'
import {
  CANCEL_CHANNEL,
  createProgressService,
  PROGRESS_CHANNEL,
  type ProgressService,
} from '../../../server/progress/progress-service.ts'
import { type Notifications, openNotifications } from '../../../server/storage/notifications.ts'
import { addAccount, openTestDatabase, type TestDatabase } from '../../support/test-database.ts'

let test: TestDatabase
let account: number
/** Two server processes over one database, as far as progress can tell. */
let connections: Notifications[]
let here: ProgressService
let there: ProgressService
beforeAll(async () => {
  test = await openTestDatabase()
  account = await localAccountId(test.db)
  const connect = () => openNotifications(test.url, [PROGRESS_CHANNEL, CANCEL_CHANNEL])
  const [first, second] = await Promise.all([connect(), connect()])
  connections = [first, second]
  here = createProgressService(test.db, first)
  there = createProgressService(test.db, second)
})
afterAll(async () => {
  for (const connection of connections) await connection.close()
  await test.close()
})

const collect = async (events: AsyncIterable<ProgressEvent | null>): Promise<(ProgressEvent | null)[]> => {
  const seen: (ProgressEvent | null)[] = []
  for await (const event of events) seen.push(event)
  return seen
}

const patience = (): AbortSignal => AbortSignal.timeout(20_000)
const READ: ProgressEvent = { step: 'read', page: 1, pages: 2 }
const DRAFT: ProgressEvent = { step: 'draft' }

it('streams the steps of a request from another process, in order, from before its begin to its end', async () => {
  const watched = collect(there.watch(account, 'request-1', patience()))
  const request = await here.begin(account, 'request-1')
  request.report(READ)
  request.report(DRAFT)
  await request.end()
  expect(await watched).toEqual([READ, DRAFT, { step: 'done' }])
})

it('tells a watcher who comes late everything', async () => {
  const request = await here.begin(account, 'request-2')
  request.report(READ)
  await request.end('damagedPdf')
  const failed = { step: 'failed', code: 'damagedPdf' }
  expect(await collect(there.watch(account, 'request-2', patience()))).toEqual([READ, failed])
})

it('cancels what another process runs', async () => {
  const request = await here.begin(account, 'request-3')
  const aborted = Promise.withResolvers<unknown>()
  request.signal.addEventListener('abort', () => aborted.resolve(request.signal.reason))
  const watched = collect(there.watch(account, 'request-3', patience()))
  await there.cancel(account, 'request-3')
  expect(await aborted.promise).toMatchObject({ code: 'cancelled' })
  expect(await watched).toEqual([{ step: 'failed', code: 'cancelled' }])
})

it('does not begin what was cancelled before it came', async () => {
  await there.cancel(account, 'request-4')
  await expect(here.begin(account, 'request-4')).rejects.toMatchObject({ code: 'cancelled' })
})

it('shows and cancels nothing of another account', async () => {
  const other = await addAccount(test.db)
  const request = await here.begin(account, 'request-5')
  request.report(READ)
  await there.cancel(other, 'request-5')
  await request.end()
  expect(request.signal.aborted).toBe(false)
  expect(await collect(there.watch(other, 'request-5', patience()))).toEqual([{ step: 'failed', code: 'cancelled' }])
})

it('ends a stream whose watcher has gone, and every stream when the server closes', async () => {
  const gone = new AbortController()
  const left = collect(there.watch(account, 'request-6', gone.signal))
  const open = collect(there.watch(account, 'request-7', patience()))
  gone.abort()
  expect(await left).toEqual([])
  there.close()
  expect(await open).toEqual([])
})

it('purges steps older than an hour when the next request begins', async () => {
  const old = await here.begin(account, 'request-8')
  await old.end()
  await sql`update progress set created_at = now() - interval '61 minutes'`.execute(test.db)
  const next = await here.begin(account, 'request-9')
  await next.end()
  const rows = await test.db.selectFrom('progress').select('request_id').execute()
  expect(rows).toEqual([{ request_id: 'request-9' }])
})
