import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { CLASS_COUNT } from '#contract/limits.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkGoods, MarkStatus } from '#domain/mark/register-mark.ts'
import { GROUPS_IN_SCOPE } from '../mark-index/index-mark.ts'
import { remembering } from '../similarity/data-table.ts'
import type { Database } from '../storage/database.ts'
import { askPlaces, compareTexts, inAllPlaces, markPlaces, readByIds } from '../storage/shards.ts'

/** Which marks count; an empty list is no filter. Days bound the application date, themselves included. */
export interface MarkFilter {
  /** The registers that are asked. */
  registers: readonly number[]
  /** Classes and groups as `scope` numbers; a mark in any of them counts. */
  scope: readonly number[]
  statuses: readonly MarkStatus[]
  from: CalendarDay | null
  until: CalendarDay | null
}

export const NO_FILTER: MarkFilter = { registers: [], scope: [], statuses: [], from: null, until: null }

/**
 * With more classes and groups than these, most marks are in one of them: to look each up in the index takes longer than to
 * look at what was found by other conditions.
 */
const FEW = 8

/** Returns the classes and groups as a condition; its expression is the index's own only where there are few. */
const isIn = (scope: readonly number[]): RawBuilder<SqlBool> =>
  sql`${sql.raw(scope.length > FEW ? "(scope || '{}')" : 'scope')} operator(pg_catalog.&&) ${scope}::int[]`

/** Returns the classes that the classes and groups of a filter stand in. */
const classesOf = ({ scope }: MarkFilter): number[] => [
  ...new Set(scope.map(code => (code > CLASS_COUNT ? Math.floor(code / 100) : code))),
]

/** Returns the filter as a condition on `marks`. */
const passes = ({ registers, scope, statuses, from, until }: MarkFilter): RawBuilder<SqlBool> =>
  sql.join(
    [
      sql`true`,
      ...(registers.length > 0 ? [sql`register_id = any(${registers}::integer[])`] : []),
      ...(scope.length > 0 ? [isIn(scope)] : []),
      ...(statuses.length > 0 ? [sql`status = any(${statuses}::text[])`] : []),
      ...(from === null ? [] : [sql`application_date >= ${from}::date`]),
      ...(until === null ? [] : [sql`application_date <= ${until}::date`]),
    ],
    sql` and `,
  )

/** The row of a mark as searches return it. */
export interface FoundMark {
  id: number
  registerId: number
  regNo: string
  class: number
  name: string
  isDevice: boolean
  owner: string
  ownerEn: string
  address: string
  agent: string
  status: MarkStatus
  applicationDate: CalendarDay | null
  preliminaryDate: CalendarDay | null
  registrationDate: CalendarDay | null
  expiryDate: CalendarDay | null
  groups: readonly string[]
  goods: readonly MarkGoods[]
}

/** The columns that ranking needs of a mark that shares a token with the name. */
export interface Candidate {
  id: number
  regNo: string
  class: number
  name: string
  isDevice: boolean
  status: MarkStatus
  registrationDate: CalendarDay | null
  expiryDate: CalendarDay | null
  /** Null where they were not asked for. */
  groups: readonly string[] | null
}

/**
 * Runs a statement that only the marks' recall index can answer in time: left to itself, the planner takes a search in a GIN index for costlier
 * than reading the whole table, and in a register of 100,000 marks a look at each mark of a class for cheaper than one at each key.
 */
const byIndex = <Answer>(db: Database, run: (transaction: Database) => Promise<Answer>): Promise<Answer> =>
  db.transaction().execute(async transaction => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('random_page_cost', '0.1', true)`.execute(
      transaction,
    )
    return run(transaction)
  })

/** No text of a mark contains the first; a name, which stands last in its row, may contain the second. */
const [BETWEEN_ROWS, BETWEEN_CELLS] = ['\u001f', '\u001e']

/**
 * Columns that are read as one text for all rows: of thousands of them the driver would take each cell apart by itself. The name is the
 * last cell.
 */
interface Columns<Row> {
  cells: RawBuilder<unknown>
  count: number
  read: (cells: readonly string[], name: string) => Row
}

type WithoutGroups = Omit<Candidate, 'groups'>

const dayIn = (cell: string | undefined): CalendarDay | null => cell || null

const readCandidate = (cells: readonly string[], name: string): WithoutGroups => ({
  id: Number(cells[0]),
  regNo: cells[1] ?? '',
  class: Number(cells[2]),
  name,
  isDevice: cells[3] === 't',
  status: cells[4] as MarkStatus,
  registrationDate: dayIn(cells[5]),
  expiryDate: dayIn(cells[6]),
})

const CANDIDATE_CELLS = sql`id, reg_no, class, is_device, status, coalesce(registration_date::text, ''), coalesce(expiry_date::text, '')`

const CANDIDATE: Columns<Candidate> = {
  cells: CANDIDATE_CELLS,
  count: 7,
  read: (cells, name) => ({ ...readCandidate(cells, name), groups: null }),
}

const GROUP_DIGITS = 4
/** The groups behind the class in a scope, by how they are written: many marks have the same. */
const groupsIn = remembering((codes): readonly string[] =>
  codes === '' ? [] : codes.split(' ').map(code => code.padStart(GROUP_DIGITS, '0')),
)

const CANDIDATE_WITH_GROUPS: Columns<Candidate> = {
  cells: sql`${CANDIDATE_CELLS}, array_to_string(scope[2:], ' ')`,
  count: 8,
  read: (cells, name) => ({ ...readCandidate(cells, name), groups: groupsIn(cells[7] ?? '') }),
}

type NamedMark = Pick<Candidate, 'id' | 'name'>

const WORDING: Columns<NamedMark> = { cells: sql`id`, count: 1, read: ([id], name) => ({ id: Number(id), name }) }

const rowText = ({ cells }: Columns<unknown>): RawBuilder<string> =>
  sql<string>`concat_ws(${BETWEEN_CELLS}, ${cells}, name)`

const rowOf = <Row>(row: string, { count, read }: Columns<Row>): Row => {
  const cells = row.split(BETWEEN_CELLS)
  return read(cells, cells.length === count + 1 ? (cells[count] ?? '') : cells.slice(count).join(BETWEEN_CELLS))
}

/** Reads columns of the marks that a condition lets through, at most so many. */
const readRows = async <Row>(
  db: Database,
  columns: Columns<Row>,
  condition: RawBuilder<unknown>,
  most: number | null = null,
): Promise<Row[]> => {
  const { rows } = await sql<{ text: string | null }>`
    select string_agg(row, ${BETWEEN_ROWS}) as text
    from (select ${rowText(columns)} as row from marks where ${condition} limit ${most}) as found`.execute(db)
  const text = rows[0]?.text ?? null
  return text === null ? [] : text.split(BETWEEN_ROWS).map(row => rowOf(row, columns))
}

/** Reads every mark that passes the filter. */
export const readCandidates = async (db: Database, filter: MarkFilter): Promise<Candidate[]> => {
  const found = await inAllPlaces(db, part =>
    sql<{ row: string }>`select ${rowText(CANDIDATE_WITH_GROUPS)} as row from marks where ${passes(filter)}`.execute(
      part,
    ),
  )
  return found.flatMap(({ rows }) => rows.map(({ row }) => rowOf(row, CANDIDATE_WITH_GROUPS)))
}

/** A scan of the index looks at each of its tokens for every mark it finds: several short scans are faster than a long one. */
const TOKENS_A_SCAN = 24

const sharesAny = (tokens: readonly number[]): RawBuilder<SqlBool> => sql`tok operator(pg_catalog.&&) ${tokens}::int[]`

export interface Found<Row> {
  rows: Row[]
  /** True where more share a token than were asked for: those that share only the commonest are missing. */
  isCut: boolean
  /** Classes whose server did not answer. */
  unsearched: number[]
}

/** A query for the marks that share a token with a name. */
interface Recall {
  tokens: readonly number[]
  filter: MarkFilter
  most: number
}

/** Shares a token, and none of those that are known already. */
const sharesNew = (tokens: readonly number[], known: readonly number[]): RawBuilder<SqlBool> => {
  const scans = Array.from({ length: Math.ceil(tokens.length / TOKENS_A_SCAN) }, (_, scan) =>
    sharesAny(tokens.slice(scan * TOKENS_A_SCAN, (scan + 1) * TOKENS_A_SCAN)),
  )
  const isNew = known.length > 0 ? sql` and not ${sharesAny(known)}` : sql``
  return sql`((${sql.join(scans, sql` or `)})${isNew})`
}

/** Marks are counted up to so many times those that are read: what is common beyond that is as common as any other. */
const COUNTED = 5

/** Returns the tokens that marks within the filter have, the rarest first, with how many have each. */
const byRarity = async (
  db: Database,
  { tokens, filter, most }: Recall,
): Promise<readonly { token: number; marks: number }[]> => {
  const { rows } = await sql<{ token: number; marks: number }>`
    select token, marks from unnest(${tokens}::integer[]) as token, lateral (
      select count(*)::integer as marks from (
        select from marks where tok operator(pg_catalog.&&) array[token] and ${passes(filter)} limit ${most * COUNTED}) as having_it
    ) as counted where marks > 0 order by marks, token`.execute(db)
  return rows
}

/** Reads at most `most` marks where more share a token: all that share the rarest, then those of the next, so that the cut loses the least. */
const readRarestFirst = async <Row>(db: Database, columns: Columns<Row>, asked: Recall): Promise<Row[]> => {
  const { filter, most } = asked
  const found: Row[] = []
  const known: number[] = []
  let next: number[] = []
  let upTo = 0
  const read = async (): Promise<void> => {
    const condition = sql`${sharesNew(next, known)} and ${passes(filter)}`
    for (const row of await readRows(db, columns, condition, most - found.length)) found.push(row)
    known.push(...next)
    next = []
    upTo = found.length
  }
  // Tokens that together cannot fill the rest are read at once.
  for (const { token, marks } of await byRarity(db, asked)) {
    if (next.length > 0 && upTo + marks > most) await read()
    if (found.length >= most) break
    next.push(token)
    upTo += marks
  }
  if (next.length > 0 && found.length < most) await read()
  return found
}

/**
 * Reads the marks that share a token with a name. The operator is named with its schema: the extension intarray brings another `&&`, which no
 * index of ours serves.
 */
const recall = async <Row>(db: Database, columns: Columns<Row>, asked: Recall): Promise<Found<Row>> => {
  const { tokens, filter, most } = asked
  if (tokens.length === 0) return { rows: [], isCut: false, unsearched: [] }
  const { answers, unsearched } = await askPlaces(db, classesOf(filter), part =>
    byIndex(part, async transaction => {
      const rows = await readRows(transaction, columns, sql`${sharesNew(tokens, [])} and ${passes(filter)}`, most + 1)
      const isCut = rows.length > most
      return { rows: isCut ? await readRarestFirst(transaction, columns, asked) : rows, isCut }
    }),
  )
  return { rows: answers.flatMap(({ rows }) => rows), isCut: answers.some(({ isCut }) => isCut), unsearched }
}

/** Marks that share a token and pass the filter, at most `most`; their groups where they are asked for. */
export const findCandidates = (db: Database, asked: Recall & { withGroups: boolean }): Promise<Found<Candidate>> =>
  recall(db, asked.withGroups ? CANDIDATE_WITH_GROUPS : CANDIDATE, asked)

/** Returns the same, wordings alone: of the marks that share no more than coarse tokens few are looked at closer. */
export const findWordings = (db: Database, asked: Recall): Promise<Found<NamedMark>> => recall(db, WORDING, asked)

/** Returns the marks of these identities; their groups where they are asked for. */
export const readCandidatesOf = (db: Database, ids: readonly number[], withGroups: boolean): Promise<Candidate[]> =>
  readByIds(db, ids, part =>
    readRows(part, withGroups ? CANDIDATE_WITH_GROUPS : CANDIDATE, sql`id = any(${ids}::bigint[])`),
  )

/** In which order marks stand: the shortest wording first, or the newest filing; then by number and class. */
export const ORDERS = {
  wording: sql`length(name), name collate "C", reg_no collate "C", class, id`,
  newest: sql`application_date desc nulls last, reg_no collate "C", class, id`,
} satisfies Record<string, unknown>

/** A row of a page with what it is ordered by. */
interface OrderedRow {
  id: number
  regNo: string
  class: number
  name: string
  length: number
  applicationDate: CalendarDay | null
}

const byNumber = (one: OrderedRow, other: OrderedRow): number =>
  compareTexts(one.regNo, other.regNo) || one.class - other.class || one.id - other.id

/** The same orders, for rows of several servers. */
const MERGES: Record<keyof typeof ORDERS, (one: OrderedRow, other: OrderedRow) => number> = {
  wording: (one, other) => one.length - other.length || compareTexts(one.name, other.name) || byNumber(one, other),
  newest: (one, other) => compareTexts(other.applicationDate ?? '', one.applicationDate ?? '') || byNumber(one, other),
}

/** Finds the marks that a condition and the filter let through: a page of their identities, and their number. */
export const findMarks = async (
  db: Database,
  condition: RawBuilder<SqlBool>,
  filter: MarkFilter,
  { order, limit, offset }: { order: keyof typeof ORDERS; limit: number; offset: number },
): Promise<{ ids: number[]; total: number; unsearched: number[] }> => {
  // Of several servers each gives all of its rows up to the page, which are then put in one order.
  const isOne = markPlaces(db).length === 1
  const { answers, unsearched } = await askPlaces(db, classesOf(filter), part =>
    byIndex(part, async transaction => {
      const { rows } = await sql<{ rows: OrderedRow[]; total: number }>`
        with found as materialized (
          select id, reg_no, class, name, application_date from marks where ${condition} and ${passes(filter)}
        ), page as (
          select id, reg_no as "regNo", class, name, length(name), application_date as "applicationDate"
          from found order by ${ORDERS[order]} limit ${isOne ? limit : limit + offset} offset ${isOne ? offset : 0}
        )
        select (select coalesce(json_agg(page), '[]') from page) as rows, (select count(*)::integer from found) as total`.execute(
        transaction,
      )
      return rows
    }),
  )
  const found = answers.flat()
  const rows = found.flatMap(answer => answer.rows)
  const page = isOne ? rows : rows.sort(MERGES[order]).slice(offset, offset + limit)
  return {
    ids: page.map(({ id }) => id),
    total: found.reduce((sum, { total }) => sum + total, 0),
    unsearched,
  }
}

/** Returns the marks of these identities, in their order. */
export const readMarks = async (db: Database, ids: readonly number[]): Promise<FoundMark[]> => {
  const rows = await readByIds(db, ids, part =>
    part
      .selectFrom('marks')
      .innerJoin('mark_details', 'mark_details.mark_id', 'marks.id')
      .select([
        'id',
        'register_id as registerId',
        'reg_no as regNo',
        'class',
        'name',
        'is_device as isDevice',
        'owner',
        'owner_en as ownerEn',
        'address',
        'agent',
        'status',
        'application_date as applicationDate',
        'preliminary_date as preliminaryDate',
        'registration_date as registrationDate',
        'expiry_date as expiryDate',
        GROUPS_IN_SCOPE.as('groups'),
        'goods',
      ])
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .execute(),
  )
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
