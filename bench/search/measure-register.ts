import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { searchSimilar } from '../../server/search/search-similar.ts'
import { type Database, openDatabase } from '../../server/storage/database.ts'
import { openStorage } from '../../server/storage/open-storage.ts'
import { isAsked } from './asked-parts.ts'
import { loadMarks } from './load-marks.ts'
import { measureImport } from './measure-import.ts'
import { measureParties } from './measure-parties.ts'
import { type Query, queryNames, recallQueries } from './query-names.ts'
import { measureRecall } from './recall.ts'
import { measureRecallInClasses } from './recall-in-classes.ts'
import { shown, type Timing, time } from './timing.ts'
import { openTrigrams, searchTrigrams } from './trigrams.ts'
import { measureUsers } from './users.ts'

const DAY = '2026-11-21'
const NAMES = 200
const WARM_UP = 100
const TRIGRAM_NAMES = 20
const NAMES_OF_A_REQUEST = 6
const CLASS_NAMES = 30
const IMPORT_NAMES = 100
const CLASSES = Array.from({ length: 45 }, (_, index) => index + 1)

const print = (timings: Record<string, Timing>): void =>
  console.table(Object.fromEntries(Object.entries(timings).map(([name, timing]) => [name, shown(timing)])))

const similarIn =
  (db: Database) =>
  (name: string, classes: readonly number[] = []): Promise<unknown> =>
    searchSimilar(db, { name, classes, onDay: DAY })

const describeRegister = async (db: Database): Promise<void> => {
  const { rows } = await sql<object>`select count(*)::integer as marks, count(distinct name)::integer as wordings,
    pg_size_pretty(pg_table_size('marks')) as "table", pg_size_pretty(pg_relation_size('marks_recall')) as index,
    pg_size_pretty(pg_table_size('mark_details')) as details
    from marks`.execute(db)
  console.table(rows)
}

/** Answers the times of a search without a class. */
const measureNear = async (db: Database, postmaster: number, queries: readonly Query[]): Promise<Timing> => {
  const similar = similarIn(db)
  for (const { name, niceClass } of await queryNames(db, WARM_UP, 1)) {
    await similar(name)
    await similar(name, [niceClass])
  }
  console.log('milliseconds: p50 and p95 by the clock, the rest of processor time; node and database on average')
  const inClass = await time(queries, postmaster, ({ name, niceClass }) => similar(name, [niceClass]))
  const inAll = await time(queries, postmaster, ({ name }) => similar(name))
  print({ 'near marks, one class': inClass, 'near marks, all classes': inAll })
  return inAll
}

const measureNames = async (db: Database, postmaster: number, queries: readonly Query[]): Promise<void> => {
  const similar = similarIn(db)
  const request = [queries.slice(0, NAMES_OF_A_REQUEST).map(({ name }) => name)]
  const atOnce = await time(request, postmaster, async names => {
    for (const name of names)
      await searchSimilar(db, { name, classes: CLASSES, onDay: DAY, limit: Number.MAX_SAFE_INTEGER })
  })
  const byClass = await time(request, postmaster, async names => {
    for (const name of names) for (const niceClass of CLASSES) await similar(name, [niceClass])
  })
  console.log('6 names in 45 classes, every hit ranked and read')
  print({ 'a search a name': atOnce, 'a search a name and class': byClass })
}

const measureTrigrams = async (names: Database, postmaster: number, queries: readonly Query[]): Promise<void> => {
  const few = queries.slice(0, TRIGRAM_NAMES)
  print({
    'pg_trgm, one class': await time(few, postmaster, ({ name, niceClass }) => searchTrigrams(names, name, niceClass)),
    'pg_trgm, all classes': await time(few, postmaster, ({ name }) => searchTrigrams(names, name)),
  })
}

/**
 * Fills a register of so many marks and measures searches in it: by the clock and in processor time, of six names in all
 * classes, of eight users over HTTP, beside pg_trgm, and what they find of what comparing all finds. Answers the times of a
 * search without a class, where they were measured.
 */
export const measureRegister = async (size: number, recallNames: number, dataDir: string): Promise<Timing | null> => {
  const { db, url, close } = await openStorage({ dataDir, databaseUrl: undefined }, console.log)
  try {
    const postmaster = Number((await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0])
    const begin = performance.now()
    const patient = openDatabase(url, 'long work')
    await loadMarks(patient, size)
    await patient.destroy()
    console.log(`\n${size} marks, ready after ${((performance.now() - begin) / 1000).toFixed(0)} s`)
    await describeRegister(db)
    const queries = await queryNames(db, NAMES, 2)
    const near = isAsked('near') ? await measureNear(db, postmaster, queries) : null
    if (isAsked('names')) await measureNames(db, postmaster, queries)
    if (isAsked('classes'))
      console.table(
        await measureRecallInClasses(
          db,
          (await queryNames(db, CLASS_NAMES, 4)).map(({ name }) => name),
        ),
      )
    if (isAsked('import'))
      print(
        await measureImport(url, () =>
          time(queries.slice(0, IMPORT_NAMES), postmaster, ({ name, niceClass }) => similarIn(db)(name, [niceClass])),
        ),
      )
    if (isAsked('parties')) await measureParties(db, postmaster)
    if (isAsked('users')) {
      console.log('8 users over HTTP, one class')
      console.table(await measureUsers(url, postmaster, queries))
    }
    if (!isAsked('trigrams') && !isAsked('recall')) return near
    const trigrams = await openTrigrams(db, url)
    if (isAsked('trigrams')) await measureTrigrams(trigrams.names, postmaster, queries)
    if (isAsked('recall')) console.table(await measureRecall(db, trigrams.names, await recallQueries(db, recallNames)))
    await trigrams.close()
    return near
  } finally {
    await close()
  }
}
