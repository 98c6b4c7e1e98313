import { sql } from 'kysely'
import { CLASS_COUNT } from '#contract/limits.ts'
import { AppError, StartRefusal } from '../app-error.ts'
import { isDatabaseOutage } from '../outage.ts'
import { type Database, type Shard, shardsOf } from './database.ts'
import { migrate } from './migrate.ts'

/** A server that did not answer is left alone for so long, so that not every search waits for it. */
const REST_MS = 5_000

/** Makes the tables of a server, and refuses one that has marks of classes which are not its own: a search would miss them. */
const prepare = async ({ db, classes }: Shard): Promise<void> => {
  await migrate(db)
  const others = Array.from({ length: CLASS_COUNT }, (_, place) => place + 1).filter(
    number => !classes.includes(number),
  )
  const { rows } = await sql<{ class: number }>`
    select class from marks where scope operator(pg_catalog.&&) ${others}::integer[] limit 1`.execute(db)
  if (rows[0] !== undefined)
    throw new StartRefusal(
      `A server of REGISTER_SHARDS for class ${classes[0]} holds marks of class ${rows[0].class}: set the classes as they were, or import anew.`,
    )
}

/** Waits until a server is known to be ready. Throws what was wrong with it. */
const reach = async (shard: Shard): Promise<void> => {
  shard.reaching ??= prepare(shard)
  await shard.reaching
}

/** Runs on a server; one that does not answer is asked anew whether it is ready before it is used again. */
const use = async <Answer>(shard: Shard, run: (db: Database) => Promise<Answer>): Promise<Answer> => {
  const reaching = shard.reaching
  try {
    await reach(shard)
    return await run(shard.db)
  } catch (error) {
    if (isDatabaseOutage(error) && (reaching === undefined || shard.reaching === reaching)) {
      shard.reaching = undefined
      shard.failedAt = Date.now()
    }
    throw error
  }
}

/** A place that holds marks: the database itself, or one of the servers that do so for it. */
export interface MarkPlace {
  /** The classes whose marks it holds; null for all. */
  classes: ReadonlySet<number> | null
  /** Runs there; where the database holds its marks itself, in the transaction that was given. */
  run<Answer>(work: (db: Database) => Promise<Answer>): Promise<Answer>
}

/** Returns the places that hold the marks of a database, in the order of `REGISTER_SHARDS`; without it the database alone. */
export const markPlaces = (db: Database): readonly MarkPlace[] => {
  const shards = shardsOf(db)
  if (shards.length === 0) return [{ classes: null, run: work => work(db) }]
  return shards.map(shard => ({ classes: new Set(shard.classes), run: work => use(shard, work) }))
}

/** Runs in every place that holds marks. Throws where one does not answer: what must be whole is not told in part. */
export const inAllPlaces = <Answer>(db: Database, work: (db: Database) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(markPlaces(db).map(({ run }) => run(work)))

/** Returns the classes of several lists in their order, each once. */
export const joinClasses = (...lists: readonly (readonly number[])[]): number[] =>
  [...new Set(lists.flat())].sort((a, b) => a - b)

/** Orders texts as the servers do by `collate "C"`: by their bytes. */
export const compareTexts = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other))

/** The answers of the places, and the classes of those that gave none. */
export interface Asked<Answer> {
  answers: Answer[]
  /** Classes that were wanted and could not be asked, in their order. */
  unsearched: number[]
}

/**
 * Asks the places that hold marks of the classes, of all where none is given, at the same time. A server that does not answer leaves its classes
 * unsearched; a database that holds its marks itself throws.
 */
export const askPlaces = async <Answer>(
  db: Database,
  classes: readonly number[],
  work: (db: Database) => Promise<Answer>,
): Promise<Asked<Answer>> => {
  const shards = shardsOf(db)
  if (shards.length === 0) return { answers: [await work(db)], unsearched: [] }
  const isWanted = (niceClass: number): boolean => classes.length === 0 || classes.includes(niceClass)
  const asked = shards.filter(shard => shard.classes.some(isWanted))
  const unsearched: number[] = []
  const answers = await Promise.all(
    asked.map(async (shard): Promise<Answer[]> => {
      try {
        if (Date.now() - shard.failedAt >= REST_MS || shard.reaching !== undefined) return [await use(shard, work)]
      } catch (error) {
        if (!isDatabaseOutage(error)) throw error
      }
      unsearched.push(...shard.classes.filter(isWanted))
      return []
    }),
  )
  return { answers: answers.flat(), unsearched: unsearched.sort((a, b) => a - b) }
}

/** Reads rows of marks by their identities, one of each. Throws `AppError` unavailable where some are missing and a server does not answer. */
export const readByIds = async <Row>(
  db: Database,
  ids: readonly number[],
  read: (part: Database) => Promise<Row[]>,
): Promise<Row[]> => {
  if (ids.length === 0) return []
  const { answers, unsearched } = await askPlaces(db, [], read)
  const rows = answers.flat()
  if (rows.length < ids.length && unsearched.length > 0)
    throw new AppError('unavailable', 'A server of marks stopped answering during the search.')
  return rows
}

/**
 * Asks every server of marks, also one that is left alone, whether it answers; returns the classes of those that do not, or not in so many
 * milliseconds.
 */
export const findUnreached = async (db: Database, patience: number): Promise<number[]> => {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(() => late.reject(new Error('It is late.')), patience)
  const states = await Promise.allSettled(
    shardsOf(db).map(shard => Promise.race([use(shard, shardDb => sql`select 1`.execute(shardDb)), late.promise])),
  )
  late.promise.catch(() => undefined)
  clearTimeout(timer)
  return shardsOf(db)
    .filter((_, place) => states[place]?.status === 'rejected')
    .flatMap(({ classes }) => classes)
    .sort((a, b) => a - b)
}

/** Marks that are moved at a time. */
const BATCH = 2_000
const BATCHES_A_LINE = 50

/** The tables whose rows stand where the marks of their class do, and what is moved of each. */
const MOVED = [
  { table: 'marks', rows: sql`select id as place, class, to_jsonb(marks) as content from marks` },
  {
    table: 'mark_details',
    rows: sql`select id as place, class, to_jsonb(mark_details) as content from mark_details join marks on id = mark_id`,
  },
] as const

/** Brings the first marks of the database to the servers of their classes, with their identities; returns how many. */
const moveBatch = async (db: Database): Promise<number> => {
  const { rows: marks } = await sql<{ id: number }>`select id from marks order by id limit ${BATCH}`.execute(db)
  const ids = marks.map(({ id }) => id)
  if (ids.length === 0) return 0
  for (const { table, rows } of MOVED) {
    const found = await sql<{ class: number; content: string }>`
      select class, content::text from (${rows}) as moved where place = any(${ids}::bigint[])`.execute(db)
    for (const { classes, run } of markPlaces(db)) {
      const contents = found.rows.filter(row => classes?.has(row.class)).map(({ content }) => content)
      await run(shard =>
        sql`insert into ${sql.table(table)} select (jsonb_populate_record(null::${sql.table(table)}, content::jsonb)).*
          from unnest(${contents}::text[]) as given (content) on conflict do nothing`.execute(shard),
      )
    }
  }
  await sql`delete from marks where id = any(${ids}::bigint[])`.execute(db)
  return ids.length
}

/** Moves the marks of a database that held them itself until now; one that was stopped goes on where it was. */
const moveMarks = async (db: Database, say: (line: string) => void): Promise<void> => {
  let moved = 0
  for (let batch = 1, count = await moveBatch(db); count > 0; batch += 1) {
    moved += count
    if (batch % BATCHES_A_LINE === 0 || count < BATCH)
      say(`Marks are moved to the servers of their classes: ${moved.toLocaleString('en')}.`)
    count = await moveBatch(db)
  }
  await inAllPlaces(db, async shard => {
    await sql`analyze marks`.execute(shard)
    for (const view of ['register_owners', 'register_agents', 'register_wordings'])
      await sql`refresh materialized view ${sql.table(view)}`.execute(shard)
  })
}

/**
 * Makes the servers of marks ready, and moves the marks there that the database held itself; `say` takes which classes cannot be searched for
 * now. Throws `StartRefusal` for servers that hold marks of other classes than their own, and where the marks stand elsewhere than the settings say.
 */
export const openShards = async (db: Database, say: (line: string) => void): Promise<void> => {
  const { rows } = await sql<{ own: boolean; size: number }>`
    select exists (select from marks) as own,
      coalesce((select sum(size) from registers where state = 'ready'), 0)::float8 as size`.execute(db)
  const { own = false, size = 0 } = rows[0] ?? {}
  const shards = shardsOf(db)
  if (shards.length === 0 && !own && size > 0)
    throw new StartRefusal('The marks stand on other servers: set REGISTER_SHARDS as it was.')
  for (const shard of shards) {
    try {
      await use(shard, () => Promise.resolve())
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error
      if (own)
        throw new StartRefusal('A server of REGISTER_SHARDS does not answer: marks are to be moved there.', {
          cause: error,
        })
      say(`A server of marks does not answer; not searched are the classes ${shard.classes.join(', ')}`)
    }
  }
  if (own && shards.length > 0) await moveMarks(db, say)
}
