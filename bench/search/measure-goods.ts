import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SEARCH_TYPE } from '#contract/classification.ts'
import { createClassificationService, DEFAULT_EDITION } from '../../server/classification/classification-service.ts'
import { importClassification } from '../../server/classification/import-classification.ts'
import { openStorage } from '../../server/storage/open-storage.ts'
import { makeTemporaryFolder, removeFolder } from '../../tests/support/temporary-folder.ts'
import { hasTestData, TEST_DATA_DIR } from '../../tests/support/test-data-dir.ts'
import { shown, time } from './timing.ts'

const TABLES = ['cn_groups_2025.csv', 'cn_items_2025_zh_en.csv', 'cn_relations_2025.csv']
const TEXTS = [
  '软件',
  '服装',
  '计算机',
  '酒',
  '茶',
  '化妆品',
  '咖啡馆',
  'software',
  'clothing',
  'tea',
  'machines',
  'paper',
]
const NAMES = [
  '计算机软件（已录制）',
  '服装',
  '葡萄酒',
  '茶',
  '咖啡馆',
  '广告',
  'clothing',
  'wine',
  'tea',
  'advertising',
]
const CLASSES = Array.from({ length: 45 }, (_, index) => index + 1)

/** Searches of goods and services over the whole table of 2025, and the calls that lead down to the parts of groups. */
export const measureGoods = async (): Promise<void> => {
  if (!hasTestData) return console.log('The table of goods and services is not there: set TEST_DATA_DIR.')
  const dataDir = await makeTemporaryFolder()
  const { db, close } = await openStorage({ dataDir, databaseUrl: undefined }, console.log)
  try {
    const postmaster = Number((await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0])
    for (const name of TABLES) {
      const bytes = createReadStream(join(TEST_DATA_DIR, 'classification', name))
      await importClassification(db, DEFAULT_EDITION, { name, bytes })
    }
    const service = createClassificationService(db)
    const searches = (texts: readonly string[], searchType: 0 | 1) =>
      time(texts, postmaster, searchContent =>
        service.searchGoods({ pageNum: 1, pageSize: 20, searchContent, searchType }, 0),
      )
    const timings = {
      'goods, identical': await searches(NAMES, SEARCH_TYPE.identical),
      'goods, included': await searches(TEXTS, SEARCH_TYPE.included),
      'class to groups to parts': await time(CLASSES, postmaster, async niceClass => {
        const groups = await service.readGroups([niceClass])
        await service.readParagraphs((groups[niceClass] ?? []).map(group => group.groups))
      }),
    }
    console.log('12,308 goods and services; milliseconds')
    console.table(Object.fromEntries(Object.entries(timings).map(([name, timing]) => [name, shown(timing)])))
  } finally {
    await close()
    await removeFolder(dataDir)
  }
}
