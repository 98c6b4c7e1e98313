import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export interface ServerLock {
  /** Settles when the connection that holds the lock breaks: the database is gone, or somebody ended the connection. */
  lost: Promise<void>
  release(): Promise<void>
}

/** Any fixed number: an advisory lock is known by it. */
const LOCK_KEY = 7_365_104
const ATTEMPTS = 20
const ATTEMPT_MS = 50

/**
 * Takes the one lock of a cluster on a connection of its own, or answers undefined when a living server has it. Nothing
 * of it outlives a killed server, whose connection the system closes; the attempts give PostgreSQL the time to notice.
 */
export const takeServerLock = async (url: string): Promise<ServerLock | undefined> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'rejoinder server lock' })
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  const lose = (): void => resolve()
  client.on('error', lose)
  client.on('end', lose)
  await client.connect()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK_KEY])
    if (rows[0]?.taken) return { lost, release: () => client.off('end', lose).end() }
    await pause(ATTEMPT_MS)
  }
  await client.end()
  return undefined
}
