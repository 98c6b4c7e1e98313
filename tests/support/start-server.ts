import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const MAIN = join(import.meta.dirname, '../../server/main.ts')
const READY = /^Rejoinder is ready: (http:\S+)$/

/** A server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  url: string
  process: ChildProcess
  /** What it has printed so far. */
  output(): string
  /** Asks it to stop and waits until it has; answers its exit code. */
  stop(): Promise<number | null>
  /** Ends it without notice, as a crash does. Its PostgreSQL is left running for the next start on the folder. */
  kill(): Promise<void>
}

interface ServerOptions {
  dataDir: string
  env?: Record<string, string>
}

/** Rejects with what the server printed when it ends before it is ready. */
export const startServer = async ({ dataDir, env = {} }: ServerOptions): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: dataDir, SAMPLE_MARKS: 'none', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    const read = (line: string): void => {
      lines.push(line)
      const address = READY.exec(line)?.[1]
      if (address) resolve(address)
    }
    createInterface(child.stdout).on('line', read)
    createInterface(child.stderr).on('line', read)
    child.once('close', () => reject(new Error(lines.join('\n'))))
  })
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    child.kill(signal)
    const [code] = await once(child, 'exit')
    return code
  }
  return {
    url,
    process: child,
    output: () => lines.join('\n'),
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}
