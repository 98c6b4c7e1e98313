import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

type Listener = (payload: string) => void

/** Sends short messages between all server processes on one database (LISTEN/NOTIFY). */
export interface Notifications {
  /** Sends to every process, this one included; at commit, when `db` is a transaction. */
  notify(db: Database, channel: string, payload: string): Promise<void>
  /** Calls the listener for each message until the returned function is called. */
  listen(channel: string, listener: Listener): () => void
  close(): Promise<void>
}

const RETRY_MS = 1_000

/**
 * Opens the one connection of this process that listens on the channels. A broken connection is opened again; messages
 * sent meanwhile are lost, so a listener has to look for itself from time to time.
 */
export const openNotifications = async (url: string, channels: readonly string[]): Promise<Notifications> => {
  const listeners = new Map(channels.map(channel => [channel, new Set<Listener>()]))
  const closing = new AbortController()
  let client: pg.Client | undefined

  const connect = async (): Promise<void> => {
    client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'rejoinder notifications' })
    client.on('error', () => undefined)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload)
    })
    await client.connect()
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    client.on('end', () => void reconnect())
  }
  const reconnect = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await pause(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined)
      if (
        closing.signal.aborted ||
        (await connect().then(
          () => true,
          () => false,
        ))
      )
        return
    }
  }
  await connect()

  return {
    async notify(db, channel, payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(db)
    },
    listen(channel, listener) {
      listeners.get(channel)?.add(listener)
      return () => void listeners.get(channel)?.delete(listener)
    },
    async close() {
      closing.abort()
      await client?.end().catch(() => undefined)
    },
  }
}
