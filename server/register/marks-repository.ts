import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { RegisterMark } from '#domain/mark/register-mark.ts'
import { indexMark, type MarkIndex } from '../mark-index/index-mark.ts'
import type { Database } from '../storage/database.ts'
import { markPlaces } from '../storage/shards.ts'
import { withNotices } from './gazette/gazette-notices.ts'
import { readNotices } from './gazette/notices-repository.ts'

/** The number of marks that were added and changed. */
export interface WrittenMarks {
  added: number
  changed: number
}

const keyOf = (regNo: string, niceClass: number): string => `${niceClass} ${regNo}`

const knownDigests = async (
  db: Database,
  registerId: number,
  marks: readonly RegisterMark[],
): Promise<Map<string, string>> => {
  const known = await Promise.all(
    markPlaces(db).map(async ({ classes, run }) => {
      const asked = marks.filter(mark => classes?.has(mark.class) ?? true)
      if (asked.length === 0) return []
      const { rows } = await run(part =>
        sql<{ reg_no: string; class: number; digest: string }>`
          select reg_no, class, digest from marks
          join unnest(${asked.map(({ regNo }) => regNo)}::text[], ${asked.map(mark => mark.class)}::smallint[])
            as asked (reg_no, class) using (reg_no, class)
          where register_id = ${registerId}`.execute(part),
      )
      return rows
    }),
  )
  return new Map(known.flat().map(row => [keyOf(row.reg_no, row.class), row.digest]))
}

/** Separates the values of a column; no value contains it. */
const BETWEEN = '\u001f'

/** Puts the values of a column into one text, for `listOf`; JSON never has the separator. */
export const joined = (values: readonly unknown[]): string => values.join(BETWEEN)

/** Replaces what the database takes in no text: NUL and halves of surrogate pairs. */
const storable = (text: string): string => text.replaceAll('\0', '\ufffd').replaceAll(BETWEEN, '\ufffd').toWellFormed()

const UNSTORABLE_JSON = /\\u(?:0000|d[89a-f])/

const storableJson = (value: object): string => {
  const json = JSON.stringify(value)
  if (!UNSTORABLE_JSON.test(json)) return json
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? storable(part) : part))
}

const numbersText = (numbers: readonly number[]): string => `{${numbers.join(',')}}`

/** The columns that a mark fills with texts of its own. */
const READ_COLUMNS = [
  'reg_no',
  'registration_no',
  'class',
  'name',
  'is_device',
  'kind',
  'owner',
  'owner_en',
  'address',
  'agent',
  'status',
  'application_date',
  'preliminary_date',
  'registration_date',
  'expiry_date',
  'goods',
  'events',
] as const
/** The columns made for the search, and the digest that recognises the same mark. */
const MADE_COLUMNS = ['tok', 'lt', 'scope', 'digest'] as const

type ReadRow = Record<(typeof READ_COLUMNS)[number], string>
type MadeRow = Record<(typeof MADE_COLUMNS)[number], string>

const readRow = (mark: RegisterMark): ReadRow => ({
  reg_no: mark.regNo,
  registration_no: storable(mark.registrationNo),
  class: String(mark.class),
  name: storable(mark.name),
  is_device: String(mark.isDevice),
  kind: storable(mark.kind),
  owner: storable(mark.owner),
  owner_en: storable(mark.ownerEn),
  address: storable(mark.address),
  agent: storable(mark.agent),
  status: mark.status,
  application_date: mark.applicationDate ?? '',
  preliminary_date: mark.preliminaryDate ?? '',
  registration_date: mark.registrationDate ?? '',
  expiry_date: mark.expiryDate ?? '',
  goods: storableJson(mark.goods),
  events: storableJson(mark.events),
})

interface DigestedMark {
  mark: RegisterMark
  row: ReadRow
  digest: string
}

/** Characters of a digest: 96 bits, since it stands in every row and need only tell a mark from what it was before. */
const DIGEST = 16

/** Returns the marks with their digests, one for each number and class: the last of several. */
const digested = (marks: readonly RegisterMark[]): Map<string, DigestedMark> =>
  new Map(
    [...new Map(marks.map(mark => [keyOf(mark.regNo, mark.class), mark]))].map(([key, mark]) => {
      const row = readRow(mark)
      const whole = joined([...READ_COLUMNS.map(name => row[name]), mark.groups.join(' ')])
      const digest = hash('sha1', whole, 'base64').slice(0, DIGEST)
      return [key, { mark, row, digest }]
    }),
  )

const madeRow = ({ tok, lt, scope }: MarkIndex, digest: string): MadeRow => ({
  tok: numbersText(tok),
  lt,
  scope: numbersText(scope),
  digest,
})

/**
 * Marks that are new to the register or differ from it, ready to be written: their keys, and their columns as texts.
 */
export interface PreparedMarks {
  registerId: number
  keys: ReadonlySet<string>
  /** Those of each place that holds marks, in the order of `markPlaces`; `turns` are their numbers among all. */
  parts: readonly { turns: readonly number[]; columns: readonly string[] }[]
  /** The day of the source, under which the changes are noted; absent where none are. */
  notedOn?: CalendarDay
  /** The import for which is kept how the marks stood before; absent where nothing is. */
  undoOf?: number
}

export interface RegisterState {
  registerId: number
  /** Marks that wait to be written; how they will stand in the register is not known yet. */
  pending?: readonly PreparedMarks[]
  /** The register has nothing but what was prepared since, so nothing is looked up. */
  isNew?: boolean
  /** Notes what changes in the register under this day. */
  notedOn?: CalendarDay
  /** Keeps for this import how the marks stood before it. */
  undoOf?: number
}

/** Returns the marks with what the gazette published on them. */
const noticed = async (
  db: Database,
  registerId: number,
  marks: readonly RegisterMark[],
): Promise<readonly RegisterMark[]> => {
  const notices = await readNotices(
    db,
    registerId,
    marks.map(({ regNo }) => regNo),
  )
  if (notices.size === 0) return marks
  return marks.map(mark =>
    withNotices(
      mark,
      notices.get(mark.regNo)?.filter(notice => notice.class === 0 || notice.class === mark.class) ?? [],
    ),
  )
}

/** Indexes the marks for search that do not stand in the register already, with what the gazette published on them. */
export const prepareMarks = async (
  db: Database,
  marks: readonly RegisterMark[],
  { registerId, pending = [], isNew = false, notedOn, undoOf }: RegisterState,
): Promise<PreparedMarks> => {
  const read = digested(await noticed(db, registerId, marks))
  const known = isNew || read.size === 0 ? new Map<string, string>() : await knownDigests(db, registerId, marks)
  const changed = [...read].filter(
    ([key, { digest }]) => known.get(key) !== digest || pending.some(({ keys }) => keys.has(key)),
  )
  const made = changed.map(([, { mark, row, digest }], turn) => ({
    turn,
    niceClass: mark.class,
    read: row,
    made: madeRow(indexMark(mark), digest),
  }))
  return {
    registerId,
    ...(notedOn !== undefined && { notedOn }),
    ...(undoOf !== undefined && { undoOf }),
    keys: new Set(changed.map(([key]) => key)),
    parts: markPlaces(db).map(({ classes }) => {
      const rows = classes === null ? made : made.filter(row => classes.has(row.niceClass))
      return {
        turns: rows.map(({ turn }) => turn),
        columns: [
          ...READ_COLUMNS.map(name => joined(rows.map(({ read }) => read[name]))),
          ...MADE_COLUMNS.map(name => joined(rows.map(row => row.made[name]))),
        ],
      }
    }),
  }
}

/**
 * Returns a column as a list of texts. One text that is split is written and read faster than a list that quotes each.
 */
export const listOf = (column: string, size: number): RawBuilder<string[]> =>
  size === 1 ? sql`array[${column}]::text[]` : sql`string_to_array(${column}, ${BETWEEN})`

/** The statuses of marks that have ended, whatever their term. */
const ENDED = ['refused', 'expired', 'cancelled', 'invalidated', 'withdrawn', 'ended']

/** Returns the parts of the statement that note what a batch changes: what stood before, and the entries in the list of changes. */
const notedChanges = (
  registerId: number,
  day: CalendarDay | undefined,
): { before: RawBuilder<unknown>; noted: RawBuilder<unknown> } => {
  if (day === undefined) return { before: sql``, noted: sql`` }
  return {
    before: sql`, before as (
      select marks.reg_no, marks.class, marks.preliminary_date, marks.owner, marks.status from marks
      join read on marks.reg_no = read.reg_no and marks.class = read.class::smallint
      where marks.register_id = ${registerId}
    )`,
    noted: sql`, noted as (
      insert into mark_changes (register_id, reg_no, class, kind, day)
      select ${registerId}::integer, written.reg_no, written.class, change.kind, ${day}::date
      from written left join before using (reg_no, class)
      cross join lateral (values
        ('new', written.is_new),
        ('published', not written.is_new and before.preliminary_date is null and written.preliminary_date is not null),
        ('owner', not written.is_new and before.owner <> written.owner),
        ('ended', not written.is_new and before.status <> all(${ENDED}::text[]) and written.status = any(${ENDED}::text[]))
      ) as change (kind, holds)
      where change.holds
    )`,
  }
}

/** Returns the part of the statement that keeps for an import how each mark stood before it, the first time that it changes the mark. */
const keptBefore = (registerId: number, importId: number | undefined): RawBuilder<unknown> =>
  importId === undefined
    ? sql``
    : sql`, kept as (
      insert into import_undo (import_id, register_id, reg_no, class, before)
      select ${importId}::integer, ${registerId}::integer, read.reg_no, read.class::smallint, to_jsonb(marks) || to_jsonb(mark_details)
      from read
      left join marks on marks.reg_no = read.reg_no and marks.class = read.class::smallint and marks.register_id = ${registerId}
      left join mark_details on mark_details.mark_id = marks.id
      where marks.digest is distinct from read.digest
      on conflict do nothing
    )`

const NEXT_ID = sql`nextval('marks_id_seq')`

/** Writes the marks of one place; their identities are its own next ones, or those in a last column. */
const writePart = async (
  db: Database,
  { registerId, notedOn, undoOf }: PreparedMarks,
  columns: readonly string[],
  size: number,
): Promise<WrittenMarks> => {
  const names = [...READ_COLUMNS, ...MADE_COLUMNS]
  const hasIds = columns.length > names.length
  const { before, noted } = notedChanges(registerId, notedOn)
  const { rows } = await sql<WrittenMarks>`
    with read as (
      select * from unnest(${sql.join(columns.map(column => listOf(column, size)))})
        as text (${sql.join([...names, ...(hasIds ? ['given_id'] : [])].map(name => sql.ref(name)))})
    )${before}${keptBefore(registerId, undoOf)}, written as (
      insert into marks as known (id, register_id, reg_no, registration_no, class, name, is_device, kind, owner, owner_en, agent,
        status, application_date, preliminary_date, registration_date, expiry_date, tok, lt, scope, digest)
      select ${hasIds ? sql`given_id::bigint` : NEXT_ID}, ${registerId}::integer, reg_no, registration_no, class::smallint, name, is_device::boolean, kind, owner, owner_en, agent,
        status, nullif(application_date, '')::date, nullif(preliminary_date, '')::date,
        nullif(registration_date, '')::date, nullif(expiry_date, '')::date,
        tok::integer[], lt::tsvector, scope::integer[], digest
      from read
      on conflict (reg_no, class, register_id) do update set
        registration_no = excluded.registration_no, name = excluded.name, is_device = excluded.is_device,
        kind = excluded.kind, owner = excluded.owner, owner_en = excluded.owner_en, agent = excluded.agent,
        status = excluded.status, application_date = excluded.application_date,
        preliminary_date = excluded.preliminary_date, registration_date = excluded.registration_date,
        expiry_date = excluded.expiry_date, tok = excluded.tok,
        lt = excluded.lt, scope = excluded.scope, digest = excluded.digest
      where known.digest <> excluded.digest
      returning id, reg_no, class, preliminary_date, owner, status, xmax = 0 as is_new
    ), told as (
      insert into mark_details (mark_id, address, goods, events)
      select id, address, goods::jsonb, events::jsonb
      from written join read on written.reg_no = read.reg_no and written.class = read.class::smallint
      on conflict (mark_id) do update set address = excluded.address, goods = excluded.goods, events = excluded.events
    )${noted}
    select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed from written`.execute(
    db,
  )
  return rows[0] ?? { added: 0, changed: 0 }
}

/** Takes identities for marks that stand on other servers: of all registers and servers no two marks have the same. */
const takeIds = async (db: Database, count: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select nextval('marks_id_seq') as id from generate_series(1, ${count}::integer)`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Writes prepared marks into the register with their details, and notes what changes where that was asked for; a mark of the same number and
 * class is replaced where it differs. Call it in a transaction: on other servers the marks are safe before it ends, so that it may be repeated.
 */
export const writeMarks = async (db: Database, prepared: PreparedMarks): Promise<WrittenMarks> => {
  const { keys, parts } = prepared
  if (keys.size === 0) return { added: 0, changed: 0 }
  const places = markPlaces(db)
  const ids = places.length > 1 ? await takeIds(db, keys.size) : []
  const written = await Promise.all(
    parts.map(({ turns, columns }, place): WrittenMarks | Promise<WrittenMarks> | undefined => {
      if (turns.length === 0) return undefined
      const given = ids.length > 0 ? [...columns, joined(turns.map(turn => ids[turn]))] : columns
      return places[place]?.run(part => writePart(part, prepared, given, turns.length))
    }),
  )
  return {
    added: written.reduce((sum, one) => sum + (one?.added ?? 0), 0),
    changed: written.reduce((sum, one) => sum + (one?.changed ?? 0), 0),
  }
}
