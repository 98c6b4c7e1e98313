import { onTestFinished } from 'vitest'
import { type ServerProcess, startServer } from './start-server.ts'
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts'

/** The real server on a folder of its own; both are gone when the test is. */
export const startJourneyServer = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
  const dataDir = await makeTemporaryFolder()
  onTestFinished(() => removeFolder(dataDir))
  const server = await startServer({ dataDir, env })
  onTestFinished(async () => void (await server.stop()))
  return server
}
