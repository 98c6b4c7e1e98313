import { join } from 'node:path'
import { sql } from 'kysely'
import { type AppParts, buildApp } from './app.ts'
import { loadStarter } from './classification/load-starter.ts'
import type { Config } from './config.ts'
import { createNoticeReader } from './notice/notice-reader.ts'
import { CANCEL_CHANNEL, PROGRESS_CHANNEL } from './progress/progress-service.ts'
import { applyAllowances } from './quota/quota-service.ts'
import { StartRefusal } from './start-refusal.ts'
import { type Database, openDatabase } from './storage/database.ts'
import { startEmbeddedPostgres } from './storage/embedded/embedded-postgres.ts'
import { createDiskFileStore } from './storage/file-store.ts'
import { migrate } from './storage/migrate.ts'
import { openNotifications } from './storage/notifications.ts'

export interface RunningServer {
  address: string
  /** Settles when the embedded database has gone away by itself. */
  databaseLost: Promise<void>
  /** Lets requests end, then closes what they stood on, the embedded database last. */
  stop(): Promise<void>
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** One's own database answers, or its words are the refusal; its address, with the password in it, is not shown. */
const requireDatabase = async (db: Database): Promise<void> => {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    throw new StartRefusal(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * Opens the storage and listens. Throws `StartRefusal` for what a person can mend; whatever was opened before a failure
 * is closed again. `say` takes the lines a person should see.
 */
export const startServer = async (
  config: Config,
  page: Pick<AppParts, 'servePage' | 'hasContentSecurityPolicy'>,
  say: (line: string) => void,
): Promise<RunningServer> => {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir, say })
    if (embedded) closers.push(embedded.stop)
    const url = config.databaseUrl ?? embedded?.url ?? ''
    const db = openDatabase(url)
    closers.push(() => db.destroy())
    if (config.databaseUrl) await requireDatabase(db)
    await migrate(db)
    await applyAllowances(db, config.allowances)
    await loadStarter(db)
    const notifications = await openNotifications(url, [PROGRESS_CHANNEL, CANCEL_CHANNEL])
    closers.push(notifications.close)
    const reader = createNoticeReader()
    closers.push(() => reader.close())
    const store = createDiskFileStore(join(config.dataDir, 'files'))
    const app = await buildApp({ db, notifications, store, reader, config, ...page })
    closers.push(() => app.close())
    const address = await app.listen({ host: config.host, port: config.port })
    setImmediate(reader.prepare)
    return { address, databaseLost: embedded?.lost ?? new Promise(() => undefined), stop }
  } catch (error) {
    await stop()
    if (!isPortTaken(error)) throw error
    throw new StartRefusal(`Port ${config.port} on ${config.host} is taken. Set PORT to another one.`, { cause: error })
  }
}
