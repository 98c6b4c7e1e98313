import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { sql } from 'kysely'
import { searchSimilar } from '../server/search/search-similar.ts'
import { openStorage } from '../server/storage/open-storage.ts'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'
import { loadMarks } from './search/load-marks.ts'
import { queryNames } from './search/query-names.ts'
import { measureRecall } from './search/recall.ts'
import { shown, type Timing, time } from './search/timing.ts'
import { openTrigrams, searchTrigrams } from './search/trigrams.ts'
import { measureUsers } from './search/users.ts'

const SIZES = [100_000, 1_000_000]
const DAY = '2026-11-21'
const NAMES = 200
const WARM_UP = 100
const TRIGRAM_NAMES = 20
const RECALL_NAMES: Record<number, number> = { 100000: 200, 1000000: 50 }
const CLASSES = Array.from({ length: 45 }, (_, index) => index + 1)
const NAMES_OF_A_REQUEST = 6

const sizesAsked = (): number[] => {
  const { SEARCH_MARKS: asked } = process.env
  return asked ? asked.split(',').map(Number) : SIZES
}

/** One size: fills the register, measures, and answers the times of a search without a class. */
const measure = async (size: number, dataDir: string): Promise<Timing | undefined> => {
  const { db, url, close } = await openStorage({ dataDir, databaseUrl: undefined }, console.log)
  try {
    const postmaster = Number((await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0])
    const begin = performance.now()
    await loadMarks(db, size)
    const { rows } = await sql<object>`select count(*)::integer as marks, count(distinct name)::integer as wordings,
      pg_size_pretty(pg_table_size('marks')) as "table", pg_size_pretty(pg_relation_size('marks_recall')) as index
      from marks`.execute(db)
    console.log(`\n${size} marks, ready after ${((performance.now() - begin) / 1000).toFixed(0)} s`)
    console.table(rows)
    const similar = (name: string, classes: number[] = []) => searchSimilar(db, { name, classes, onDay: DAY })
    for (const { name, niceClass } of await queryNames(db, WARM_UP, 1)) {
      await similar(name)
      await similar(name, [niceClass])
    }
    const queries = await queryNames(db, NAMES, 2)
    const timings: Record<string, Timing> = {
      'near marks, one class': await time(queries, postmaster, ({ name, niceClass }) => similar(name, [niceClass])),
      'near marks, all classes': await time(queries, postmaster, ({ name }) => similar(name)),
    }
    const trigrams = await openTrigrams(db, url)
    const few = queries.slice(0, TRIGRAM_NAMES)
    timings['pg_trgm, one class'] = await time(few, postmaster, ({ name, niceClass }) =>
      searchTrigrams(trigrams.names, name, niceClass),
    )
    timings['pg_trgm, all classes'] = await time(few, postmaster, ({ name }) => searchTrigrams(trigrams.names, name))
    console.log(
      'milliseconds: p50 and p95 by the clock, the rest of processor time; node and database of an average search',
    )
    console.table(Object.fromEntries(Object.entries(timings).map(([name, timing]) => [name, shown(timing)])))
    const recalled = await queryNames(db, RECALL_NAMES[size] ?? NAMES, 3)
    console.table(await measureRecall(db, trigrams.names, recalled))
    await trigrams.close()
    const request = queries.slice(0, NAMES_OF_A_REQUEST)
    const all = await time([request], postmaster, async names => {
      for (const { name } of names) await searchSimilar(db, { name, classes: CLASSES, onDay: DAY, limit: size })
    })
    const each = await time([request], postmaster, async names => {
      for (const { name } of names) for (const niceClass of CLASSES) await similar(name, [niceClass])
    })
    console.log('6 names in 45 classes, every hit ranked and read')
    console.table({ 'a search a name': shown(all), 'a search a name and class': shown(each) })
    console.log('8 users over HTTP, one class')
    console.table(await measureUsers(url, postmaster, queries))
    return timings['near marks, all classes']
  } finally {
    await close()
  }
}

/**
 * The search for near marks on generated registers, beside pg_trgm and beside comparing all. `SEARCH_MARKS` sets the
 * sizes; `SEARCH_DATA` a folder in which the registers stay for the next time.
 */
export const run = async (): Promise<void> => {
  const kept = process.env['SEARCH_DATA']
  const timings: (Timing | undefined)[] = []
  for (const size of sizesAsked()) {
    const folder = kept ? join(kept, String(size)) : await makeTemporaryFolder()
    try {
      timings.push(await measure(size, folder))
    } finally {
      if (!kept) await removeFolder(folder)
    }
  }
  const [small, large] = timings
  if (small && large)
    console.log(
      `growth of p95 without a class: ${(large.p95 / small.p95).toFixed(1)}, of its processor time ${(large.cpu95 / small.cpu95).toFixed(1)}`,
    )
}
