import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AppParts, buildApp } from './app.ts'
import { StartRefusal } from './app-error.ts'
import { loadStarter } from './classification/load-starter.ts'
import { type Config, readConfig } from './config.ts'
import { errorForLog } from './log-text.ts'
import { createNoticeReader } from './notice/notice-reader.ts'
import { CANCEL_CHANNEL, PROGRESS_CHANNEL } from './progress/progress-service.ts'
import { applyAllowances } from './quota/quota-service.ts'
import { reindexMarks } from './register/reindex-marks.ts'
import { announceSample, loadSample } from './register/sample/load-sample.ts'
import { warmUpSearch } from './search/warm-up.ts'
import type { Database } from './storage/database.ts'
import { createDiskFileStore } from './storage/file-store.ts'
import { openNotifications } from './storage/notifications.ts'
import { openStorage } from './storage/open-storage.ts'
import { sweepLeftovers } from './storage/sweep-leftovers.ts'

interface RunningServer {
  address: string
  /** Settles when the embedded database has gone away by itself. */
  databaseLost: Promise<void>
  /** Lets requests end, then closes what they stood on, the embedded database last. */
  stop(): Promise<void>
}

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/**
 * Loads the sample register in the background, and indexes a register again that was indexed by an older version;
 * returns a function that stops that. A failure is logged and tried again at the next start.
 */
const startPreparingRegister = (db: Database, size: number | undefined): (() => Promise<void>) => {
  const stopping = new AbortController()
  const prepare = async (): Promise<void> => {
    await loadSample(db, { ...(size !== undefined && { size }), signal: stopping.signal })
    await reindexMarks(db, stopping.signal)
    await warmUpSearch()
  }
  const preparing = prepare().catch((error: unknown) =>
    console.error('The register was not made ready:', error instanceof Error ? errorForLog(error) : ''),
  )
  return () => {
    stopping.abort()
    return preparing
  }
}

const DAY_MS = 86_400_000

/** Removes leftovers now and once a day, in the background; returns a function that stops that. */
const startSweeping = (db: Database, filesFolder: string): (() => Promise<void>) => {
  let sweeping: Promise<unknown> = Promise.resolve()
  const sweep = (): void => {
    sweeping = sweepLeftovers(db, filesFolder).catch((error: unknown) =>
      console.error('Leftovers were not removed:', error instanceof Error ? errorForLog(error).message : ''),
    )
  }
  sweep()
  const daily = setInterval(sweep, DAY_MS)
  return async () => {
    clearInterval(daily)
    await sweeping
  }
}

/** Throws `StartRefusal` where the folder of the data cannot be written to. */
const requireWritable = async (folder: string): Promise<void> => {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new StartRefusal(
      `The folder ${folder} cannot be written to (${code}). Make it writable, free space on it, or set DATA_DIR to another.`,
      { cause: error },
    )
  }
}

/**
 * Opens the storage and listens. Throws `StartRefusal` for what a person can mend and closes what was opened before a
 * failure. `say` takes the lines for a person.
 */
const startServer = async (
  config: Config,
  page: Pick<AppParts, 'servePage' | 'hasContentSecurityPolicy'>,
  say: (line: string) => void,
): Promise<RunningServer> => {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    await requireWritable(config.dataDir)
    const { url, db, patient, lost, close } = await openStorage(config, say)
    closers.push(close)
    await applyAllowances(db, config.allowances)
    await loadStarter(patient)
    await announceSample(patient, config.sampleMarks)
    const notifications = await openNotifications(url, [PROGRESS_CHANNEL, CANCEL_CHANNEL])
    closers.push(notifications.close)
    const reader = createNoticeReader()
    closers.push(() => reader.close())
    const filesFolder = join(config.dataDir, 'files')
    const store = createDiskFileStore(filesFolder)
    const app = await buildApp({ db, databaseUrl: url, notifications, store, reader, config, ...page })
    closers.push(() => app.close())
    const address = await app.listen({ host: config.host, port: config.port })
    setImmediate(reader.prepare)
    closers.push(startSweeping(patient, filesFolder))
    closers.push(startPreparingRegister(patient, config.sampleMarks))
    return { address, databaseLost: lost, stop }
  } catch (error) {
    await stop()
    if (!isPortTaken(error)) throw error
    throw new StartRefusal(`Port ${config.port} on ${config.host} is taken. Set PORT to another one.`, { cause: error })
  }
}

/** The longest wait for requests to end. */
const PATIENCE_MS = 30_000

const quit = (error: unknown): never => {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exit(1)
}

const PARENT_CHECK_MS = 500

/**
 * Stops the server with its npm: npm runs a script in a shell, and a SIGTERM to npm ends the shell, which does not pass
 * it on.
 */
const watchNpm = (onGone: () => void): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) onGone()
  }, PARENT_CHECK_MS).unref()
}

/**
 * Runs a server until SIGINT or SIGTERM, for the whole life of the process. npm passes on a Ctrl-C that the terminal
 * has already sent, so only the first signal counts.
 */
export const runServer = async (page: Pick<AppParts, 'servePage' | 'hasContentSecurityPolicy'>): Promise<void> => {
  try {
    const server = await startServer(readConfig(process.env), page, console.log)
    let isStopping = false
    const stop = async (exitCode: number): Promise<void> => {
      if (isStopping) return
      isStopping = true
      setTimeout(() => process.exit(1), PATIENCE_MS).unref()
      await server.stop().catch(quit)
      process.exit(exitCode)
    }
    process.on('SIGINT', () => void stop(0))
    process.on('SIGTERM', () => void stop(0))
    watchNpm(() => void stop(0))
    void server.databaseLost.then(() => {
      if (isStopping) return
      console.error('The database has stopped; so does the server.')
      return stop(1)
    })
    console.log(`Rejoinder is ready: ${server.address}`)
  } catch (error) {
    quit(error)
  }
}
