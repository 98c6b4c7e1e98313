import { onTestFinished } from 'vitest'
import { cloneTemplate } from './clone-template.ts'
import { type ServerProcess, startServer } from './start-server.ts'
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts'

/** The real server with a folder and a database of its own; it is gone when the test is. */
export const startJourneyServer = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
  const dataDir = await makeTemporaryFolder()
  onTestFinished(() => removeFolder(dataDir))
  const server = await startServer({ dataDir, env: { DATABASE_URL: await cloneTemplate(), ...env } })
  onTestFinished(async () => void (await server.stop()))
  return server
}
