import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { cloneTemplate } from './clone-template.ts'
import { type ServerProcess, startServer } from './start-server.ts'
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts'

type Env = Readonly<Record<string, string>>

const start = async (env: Env): Promise<{ server: ServerProcess; end: () => Promise<void> }> => {
  const dataDir = await makeTemporaryFolder()
  const server = await startServer({ dataDir, env: { DATABASE_URL: await cloneTemplate(), ...env } })
  const end = async (): Promise<void> => {
    await server.stop()
    await removeFolder(dataDir)
  }
  return { server, end }
}

/** Starts the real server with a folder and a database of its own; it is gone when the test is. */
export const startJourneyServer = async (env: Env = {}): Promise<ServerProcess> => {
  const { server, end } = await start(env)
  onTestFinished(end)
  return server
}

/** The same for all tests of a file, where none of them minds what another did; `env` may have to be made first. */
export const shareJourneyServer = (env: Env | (() => Promise<Env>) = {}): { url: () => string } => {
  let started: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    started = await start(typeof env === 'function' ? await env() : env)
  })
  afterAll(() => started.end())
  return { url: () => started.server.url }
}
