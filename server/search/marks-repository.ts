import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkGoods, MarkStatus } from '#domain/mark/register-mark.ts'
import type { Database } from '../storage/database.ts'
import { type MarkFilter, passes } from './mark-filter.ts'

/** The row of a mark as searches answer it. */
export interface FoundMark {
  id: number
  regNo: string
  class: number
  name: string
  isDevice: boolean
  owner: string
  ownerEn: string
  agent: string
  status: MarkStatus
  applicationDate: CalendarDay | null
  preliminaryDate: CalendarDay | null
  registrationDate: CalendarDay | null
  expiryDate: CalendarDay | null
  groups: readonly string[]
  goods: readonly MarkGoods[]
}

/** What ranking needs to know of a mark that shares a token with the name. */
export interface Candidate {
  id: number
  regNo: string
  class: number
  name: string
  isDevice: boolean
  status: MarkStatus
  expiryDate: CalendarDay | null
  /** Null where they were not asked for. */
  groups: readonly string[] | null
}

/**
 * Runs a statement that only the marks' recall index can answer in time: left to itself, the planner takes a search in
 * a GIN index for costlier than reading the whole table.
 */
const byIndex = <Answer>(db: Database, run: (transaction: Database) => Promise<Answer>): Promise<Answer> =>
  db.transaction().execute(async transaction => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    return run(transaction)
  })

const CANDIDATE = sql`id, reg_no as "regNo", class, name, is_device as "isDevice", status, expiry_date as "expiryDate"`
const CANDIDATE_WITH_GROUPS = sql`${CANDIDATE}, groups`

/** Every mark that passes the filter. */
export const readCandidates = async (db: Database, filter: MarkFilter): Promise<Candidate[]> =>
  (await sql<Candidate>`select ${CANDIDATE_WITH_GROUPS} from marks where ${passes(filter)}`.execute(db)).rows

/** A scan of the index looks at each of its tokens for every mark it finds: several short scans are faster than a long one. */
const TOKENS_A_SCAN = 24

const sharesAny = (tokens: readonly number[]): RawBuilder<SqlBool> => sql`tok operator(pg_catalog.&&) ${tokens}::int[]`

export interface Found<Row> {
  rows: Row[]
  /** True where there may be more. */
  isCut: boolean
}

/** What is asked of the marks that share a token with a name. */
interface Recall {
  tokens: readonly number[]
  filter: MarkFilter
  most: number
}

/** The operator is named with its schema: the extension intarray brings another `&&`, which no index of ours serves. */
const recall = async <Row>(
  db: Database,
  columns: RawBuilder<unknown>,
  { tokens, filter, most }: Recall,
): Promise<Found<Row>> => {
  if (tokens.length === 0) return { rows: [], isCut: false }
  const scans = Array.from({ length: Math.ceil(tokens.length / TOKENS_A_SCAN) }, (_, scan) =>
    sharesAny(tokens.slice(scan * TOKENS_A_SCAN, (scan + 1) * TOKENS_A_SCAN)),
  )
  const { rows } = await byIndex(db, transaction =>
    sql<Row>`select ${columns} from marks where (${sql.join(scans, sql` or `)}) and ${passes(filter)} limit ${most}`.execute(
      transaction,
    ),
  )
  return { rows, isCut: rows.length >= most }
}

/** Marks that share a token and pass the filter, at most `most`; their groups where they are asked for. */
export const findCandidates = async (
  db: Database,
  asked: Recall & { withGroups: boolean },
): Promise<Found<Candidate>> => {
  if (asked.withGroups) return recall(db, CANDIDATE_WITH_GROUPS, asked)
  const { rows, isCut } = await recall<Omit<Candidate, 'groups'>>(db, CANDIDATE, asked)
  return { rows: rows.map(row => ({ ...row, groups: null })), isCut }
}

/** The same, wordings alone: of the marks that share no more than coarse tokens few are looked at closer. */
export const findWordings = (db: Database, asked: Recall): Promise<Found<Pick<Candidate, 'id' | 'name'>>> =>
  recall(db, sql`id, name`, asked)

/** The marks of these identities. */
export const readCandidatesOf = async (db: Database, ids: readonly number[]): Promise<Candidate[]> => {
  if (ids.length === 0) return []
  return (await sql<Candidate>`select ${CANDIDATE_WITH_GROUPS} from marks where id = any(${ids}::bigint[])`.execute(db))
    .rows
}

/** How many marks of each class and status there are. */
export interface MarkCount {
  class: number
  status: MarkStatus
  count: number
}

/** In which order marks stand: the shortest wording first, or the newest filing; then by number and class. */
export const ORDERS = {
  wording: sql`length(name), name collate "C", reg_no collate "C", class`,
  newest: sql`application_date desc nulls last, reg_no collate "C", class`,
} satisfies Record<string, unknown>

/** The marks that a condition and the filter let through: a page of their identities, and counts of all. */
export const findMarks = (
  db: Database,
  condition: RawBuilder<SqlBool>,
  filter: MarkFilter,
  { order, limit, offset }: { order: keyof typeof ORDERS; limit: number; offset: number },
): Promise<{ ids: number[]; counts: MarkCount[] }> =>
  byIndex(db, async transaction => {
    // An array of bigint would come as texts; a float8 holds every identity exactly.
    const { rows } = await sql<{ ids: number[]; counts: MarkCount[] }>`
      with found as materialized (
        select id, reg_no, class, name, status, application_date from marks where ${condition} and ${passes(filter)}
      ), counted as (
        select class, status, count(*) as count from found group by class, status
      )
      select
        array(select id::float8 from found order by ${ORDERS[order]} limit ${limit} offset ${offset}) as ids,
        (select coalesce(json_agg(counted), '[]') from counted) as counts`.execute(transaction)
    return rows[0] ?? { ids: [], counts: [] }
  })

/** The marks of these identities, in their order. */
export const readMarks = async (db: Database, ids: readonly number[]): Promise<FoundMark[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('marks')
    .select([
      'id',
      'reg_no as regNo',
      'class',
      'name',
      'is_device as isDevice',
      'owner',
      'owner_en as ownerEn',
      'agent',
      'status',
      'application_date as applicationDate',
      'preliminary_date as preliminaryDate',
      'registration_date as registrationDate',
      'expiry_date as expiryDate',
      'groups',
      'goods',
    ])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** The parts of groups that the goods of each mark stand in, by the mark's identity: `0910 一`. */
export const readParts = async (db: Database, ids: readonly number[]): Promise<Map<number, readonly string[]>> => {
  const { rows } = await sql<{ id: number; parts: string[] }>`
    select id, array(select distinct item->>'group' || ' ' || (item->>'paragraph') from jsonb_array_elements(goods) item) parts
    from marks where id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, parts }) => [id, parts]))
}
