import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Folder of the shared test data (TEST_DATA_DIR, by default `../shared/data`), named nowhere else. */
export const TEST_DATA_DIR = resolve(process.env['TEST_DATA_DIR'] ?? '../shared/data')

/** For `describe.skipIf(!hasTestData)`: a skipped block then says in its name what it needs. */
export const hasTestData = existsSync(TEST_DATA_DIR)
