import { sql } from 'kysely'
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
  // No test of this cluster cuts the power: those that do have a cluster of their own, with the settings of the product.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await sql.raw(`alter system set ${setting} = off`).execute(template)
  await sql`select pg_reload_conf()`.execute(template)
  await template.destroy()
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await removeFolder(dataDir)
  }
}
