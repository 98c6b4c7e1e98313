import { join } from 'node:path'
import { type AppParts, buildApp } from './app.ts'
import { loadStarter } from './classification/load-starter.ts'
import type { Config } from './config.ts'
import { createNoticeReader } from './notice/notice-reader.ts'
import { CANCEL_CHANNEL, PROGRESS_CHANNEL } from './progress/progress-service.ts'
import { applyAllowances } from './quota/quota-service.ts'
import { loadSample } from './register/sample/load-sample.ts'
import { reindexMarks } from './search/reindex-marks.ts'
import { StartRefusal } from './start-refusal.ts'
import type { Database } from './storage/database.ts'
import { createDiskFileStore } from './storage/file-store.ts'
import { openNotifications } from './storage/notifications.ts'
import { openStorage } from './storage/open-storage.ts'

export interface RunningServer {
  address: string
  /** Settles when the embedded database has gone away by itself. */
  databaseLost: Promise<void>
  /** Lets requests end, then closes what they stood on, the embedded database last. */
  stop(): Promise<void>
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/**
 * In the background loads the sample register, and indexes a register again that was indexed by an older version; the answer
 * stops that. What fails is written down, and tried again at the next start.
 */
const startPreparingRegister = (db: Database, size: number | undefined): (() => Promise<void>) => {
  const stopping = new AbortController()
  const prepare = async (): Promise<void> => {
    await loadSample(db, { ...(size !== undefined && { size }), signal: stopping.signal })
    await reindexMarks(db, stopping.signal)
  }
  const preparing = prepare().catch((error: unknown) => console.error('The register was not made ready:', error))
  return () => {
    stopping.abort()
    return preparing
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
    const { url, db, lost, close } = await openStorage(config, say)
    closers.push(close)
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
    closers.push(startPreparingRegister(db, config.sampleMarks))
    return { address, databaseLost: lost, stop }
  } catch (error) {
    await stop()
    if (!isPortTaken(error)) throw error
    throw new StartRefusal(`Port ${config.port} on ${config.host} is taken. Set PORT to another one.`, { cause: error })
  }
}
