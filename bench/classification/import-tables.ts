import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_EDITION } from '../../server/classification/edition.ts'
import { importClassification } from '../../server/classification/import-classification.ts'
import type { Database } from '../../server/storage/database.ts'
import { TEST_DATA_DIR } from '../data/test-data-dir.ts'

const TABLES = ['cn_items_2025_zh_en.csv', 'cn_groups_2025.csv', 'cn_relations_2025.csv']

/** Puts the whole classification of the test data in the place of the starter. */
export const importTables = async (db: Database): Promise<void> => {
  for (const name of TABLES) {
    const bytes = createReadStream(join(TEST_DATA_DIR, 'classification', name))
    await importClassification(db, DEFAULT_EDITION, { name, bytes })
  }
}
