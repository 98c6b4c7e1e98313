import type { AppParts } from './app.ts'
import { readConfig } from './config.ts'
import { StartRefusal } from './start-refusal.ts'
import { startServer } from './start-server.ts'

/** Longest wait for requests to end. */
const PATIENCE_MS = 30_000

const quit = (error: unknown): never => {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exit(1)
}

const PARENT_CHECK_MS = 500

/** npm runs a script in a shell; a SIGTERM to npm ends the shell, which does not pass it on. The server then stops too. */
const watchNpm = (onGone: () => void): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) onGone()
  }, PARENT_CHECK_MS).unref()
}

/**
 * Runs a server until SIGINT or SIGTERM: the whole life of the process. npm passes a Ctrl-C on that the terminal has
 * already sent, so of several signals the first counts.
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
