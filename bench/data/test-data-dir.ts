import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Folder of the published data to compare with: TEST_DATA_DIR, by default `../shared/data`. */
export const TEST_DATA_DIR = resolve(process.env['TEST_DATA_DIR'] ?? '../shared/data')

/** Whether that folder is there. */
export const hasTestData = existsSync(TEST_DATA_DIR)
