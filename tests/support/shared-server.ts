import type { TestProject } from 'vitest/node'
import { cloneTemplate } from './clone-template.ts'
import { createLog } from './create-log.ts'
import { startServer } from './start-server.ts'
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server that any journey may use that counts nothing and changes only what it made. */
    serverUrl: string
    /** An analysis on that server to be copied, and the address of its database. */
    serverLog: { databaseUrl: string; logId: number }
  }
}

/** Starts one server for all journeys that can share it; after the shared database. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = await makeTemporaryFolder()
  const { templateUrl } = project.getProvidedContext()
  const databaseUrl = await cloneTemplate(templateUrl)
  const server = await startServer({ dataDir, env: { DATABASE_URL: databaseUrl } })
  project.provide('serverUrl', server.url)
  const { id: logId } = await createLog(server.url)
  project.provide('serverLog', { databaseUrl, logId })
  return async () => {
    await server.stop()
    await removeFolder(dataDir)
  }
}
