import { startVitest } from 'vitest/node'
import { hasTestData, TEST_DATA_DIR } from './data/test-data-dir.ts'

/** Compares what ships with the project, and what it reads, with the collection of published data in TEST_DATA_DIR. */
export const run = async (): Promise<void> => {
  if (!hasTestData) {
    console.log(`Needs the test data (${TEST_DATA_DIR}).`)
    return
  }
  const vitest = await startVitest('test', [], {
    config: false,
    watch: false,
    include: ['bench/data/**/*.test.ts'],
    globalSetup: ['tests/support/shared-database.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  })
  await vitest.close()
}
