import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ServerProcess, startServer } from '../start-server.ts'
import { makeTemporaryFolder, removeFolder } from '../temporary-folder.ts'

/** A server and its PostgreSQL that can be killed and started again, always with the same address and folder. */
export interface KilledServer {
  url: string
  /** The server alone, or its database with it. */
  kill(withDatabase: boolean): Promise<void>
  restart(): Promise<void>
  end(): Promise<void>
}

export const startKilledServer = async (): Promise<KilledServer> => {
  const dataDir = await makeTemporaryFolder()
  let server: ServerProcess = await startServer({ dataDir })
  const { url } = server
  return {
    url,
    kill: async withDatabase => {
      const postmaster = Number((await readFile(join(dataDir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0])
      await server.kill()
      if (withDatabase) process.kill(postmaster, 'SIGKILL')
    },
    restart: async () => {
      server = await startServer({ dataDir, env: { PORT: new URL(url).port } })
    },
    end: async () => {
      await server.stop()
      await removeFolder(dataDir)
    },
  }
}
