import { createReadStream, existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { sql } from 'kysely'
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts'
import { DEFAULT_EDITION } from '../../server/classification/edition.ts'
import { importClassification } from '../../server/classification/import-classification.ts'
import { loadStarter } from '../../server/classification/load-starter.ts'
import { compileValidator } from '../../server/routes/compile-validator.ts'
import { classificationRoutes } from '../../server/routes/fast-search-routes.ts'
import { createServeCall } from '../../server/routes/serve-call.ts'
import type { Database } from '../../server/storage/database.ts'
import { openStorage } from '../../server/storage/open-storage.ts'
import { makeTemporaryFolder, removeFolder } from '../../tests/support/temporary-folder.ts'
import { TEST_DATA_DIR } from '../data/test-data-dir.ts'
import { shown, time } from './timing.ts'

const RUNS = 60
const WARM_UP = 20
const LOCAL_ACCOUNT = 1
const TABLE = join(TEST_DATA_DIR, 'classification')
const FILES = ['cn_groups_2025.csv', 'cn_items_2025_zh_en.csv', 'cn_relations_2025.csv', 'cn_notes_2025.csv']
const CLASSES = Array.from({ length: 45 }, (_, index) => index + 1)
const GROUPS = ['0901', '0910', '0104', '2501', '3503', '4220', '0102', '0748']
const INCLUDED = ['软件', '机', '剂', '服务', 'software', 'apparatus', 'preparation', 'e']
const IDENTICAL = ['计算机', '服装', '啤酒', '广告', 'clothing', 'beer', 'computers', 'nothing at all']

interface Case {
  call: EndpointName
  what: string
  targetMs: number
  bodies: readonly object[]
}

const search = (words: readonly string[], searchType: 0 | 1): object[] =>
  words.map(searchContent => ({ searchContent, searchType, pageNum: 1, pageSize: 20 }))

const CASES: readonly Case[] = [
  { call: 'readGroups', what: 'one class', targetMs: 5, bodies: CLASSES.map(niceClass => [niceClass]) },
  { call: 'readGroups', what: 'all classes', targetMs: 5, bodies: [CLASSES] },
  { call: 'readParagraphs', what: 'one group', targetMs: 5, bodies: GROUPS.map(group => [group]) },
  { call: 'readParagraphs', what: 'eight groups', targetMs: 5, bodies: [GROUPS] },
  { call: 'searchGoods', what: 'included', targetMs: 10, bodies: search(INCLUDED, 1) },
  { call: 'searchGoods', what: 'identical', targetMs: 10, bodies: search(IDENTICAL, 0) },
  { call: 'searchGoods', what: 'no text', targetMs: 10, bodies: search([''], 1) },
]

/** The whole table where it is at hand, else the starter; says which. */
const load = async (db: Database): Promise<string> => {
  if (!existsSync(TABLE)) {
    await loadStarter(db)
    return 'starter'
  }
  const counts = []
  for (const name of FILES) {
    const bytes = createReadStream(join(TABLE, name))
    const { changed } = await importClassification(db, DEFAULT_EDITION, { name, bytes })
    counts.push(`${name}: ${changed}`)
  }
  return counts.join(', ')
}

/** Milliseconds of the classification's calls, by the clock and of processor time, through HTTP's handlers but no socket. */
export const measureGoods = async (): Promise<void> => {
  const dataDir = await makeTemporaryFolder()
  const { db, close } = await openStorage({ databaseUrl: undefined, dataDir }, console.log)
  const app = fastify()
  app.setValidatorCompiler(compileValidator)
  classificationRoutes(
    createServeCall(app, () => LOCAL_ACCOUNT),
    db,
  )
  try {
    console.log(`${await load(db)}; load of the machine ${loadavg()[0]?.toFixed(1)}`)
    const { rows: postmasters } = await sql<{
      pid: number
    }>`select (regexp_match(pg_read_file('postmaster.pid'), '^\\d+'))[1]::integer as pid`.execute(db)
    const postmaster = postmasters[0]?.pid ?? 0
    const rows = []
    for (const { call, what, targetMs, bodies } of CASES) {
      const { method, path } = ENDPOINTS[call]
      const ask = async (payload: object): Promise<void> => {
        const answer = await app.inject({ method, url: path, payload })
        if (answer.statusCode !== 200) throw new Error(answer.body)
      }
      const asked = Array.from({ length: RUNS }, (_, index) => bodies[index % bodies.length] ?? {})
      for (const payload of asked.slice(0, WARM_UP)) await ask(payload)
      rows.push({ call, what, 'target p95': targetMs, ...shown(await time(asked, postmaster, ask)) })
    }
    console.table(rows)
  } finally {
    await app.close()
    await close()
    await removeFolder(dataDir)
  }
}
