import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/storage/database.ts'
import { startEmbeddedPostgres } from '../../server/storage/embedded/embedded-postgres.ts'
import { migrate } from '../../server/storage/migrate.ts'
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a migrated database that nobody is connected to, to be cloned. */
    templateUrl: string
  }
}

/** One embedded PostgreSQL for the tests of a project, with a migrated template to clone. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = await makeTemporaryFolder()
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => undefined })
  const template = openDatabase(postgres.url)
  await migrate(template)
  await template.destroy()
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await removeFolder(dataDir)
  }
}
