import type { TestProject } from 'vitest/node'
import { cloneTemplate } from './clone-template.ts'
import { startServer } from './start-server.ts'
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a server that any journey may use that counts nothing and changes only what it made. */
    serverUrl: string
  }
}

/** Starts one server for all journeys that can share it; after the shared database. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = await makeTemporaryFolder()
  const { templateUrl } = project.getProvidedContext()
  const server = await startServer({ dataDir, env: { DATABASE_URL: await cloneTemplate(templateUrl) } })
  project.provide('serverUrl', server.url)
  return async () => {
    await server.stop()
    await removeFolder(dataDir)
  }
}
