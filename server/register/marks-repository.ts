import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { indexMark, type MarkIndex } from '../search/index-mark.ts'
import type { Database } from '../storage/database.ts'
import type { RegisterMark } from './register-mark.ts'

/** What writing marks changed. */
export interface WrittenMarks {
  added: number
  changed: number
}

export interface DigestedMark {
  mark: RegisterMark
  digest: string
}

const keyOf = (regNo: string, niceClass: number): string => `${niceClass} ${regNo}`

/** The database takes no NUL in a text and no half of a surrogate pair. */
const storable = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed()

/** One a number and class, the last of several. */
const digested = (marks: readonly RegisterMark[]): Map<string, DigestedMark> =>
  new Map(
    marks.map(mark => [keyOf(mark.regNo, mark.class), { mark, digest: hash('sha1', JSON.stringify(mark), 'base64') }]),
  )

const knownDigests = async (db: Database, marks: readonly RegisterMark[]): Promise<Map<string, string>> => {
  const numbers = marks.map(({ regNo }) => regNo)
  const classes = marks.map(mark => mark.class)
  const { rows } = await sql<{ reg_no: string; class: number; digest: string }>`
    select reg_no, class, digest from marks
    join unnest(${numbers}::text[], ${classes}::smallint[]) as asked (reg_no, class) using (reg_no, class)`.execute(db)
  return new Map(rows.map(row => [keyOf(row.reg_no, row.class), row.digest]))
}

/** Lists of lists are sent as the texts of arrays: PostgreSQL unnests no ragged ones. */
const numbersText = (numbers: readonly number[]): string => `{${numbers.join(',')}}`

const upsert = async (
  db: Database,
  marks: readonly DigestedMark[],
  index: readonly MarkIndex[],
): Promise<{ id: number; reg_no: string; class: number; is_new: boolean }[]> => {
  const column = <Value>(read: (mark: RegisterMark) => Value): Value[] => marks.map(({ mark }) => read(mark))
  const text = (read: (mark: RegisterMark) => string): string[] => column(mark => storable(read(mark)))
  const { rows } = await sql<{ id: number; reg_no: string; class: number; is_new: boolean }>`
    insert into marks as known (reg_no, registration_no, class, name, is_device, kind, owner, owner_en, address, agent,
      status, application_date, preliminary_date, registration_date, expiry_date, groups, goods, tok, lt, scope, digest)
    select reg_no, registration_no, class, name, is_device, kind, owner, owner_en, address, agent, status,
      application_date, preliminary_date, registration_date, expiry_date, string_to_array(groups, ' '), goods::jsonb,
      tok::integer[], lt::tsvector, scope::integer[], digest
    from unnest(
      ${text(mark => mark.regNo)}::text[], ${text(mark => mark.registrationNo)}::text[],
      ${column(mark => mark.class)}::smallint[], ${text(mark => mark.name)}::text[],
      ${column(mark => mark.isDevice)}::boolean[], ${text(mark => mark.kind)}::text[],
      ${text(mark => mark.owner)}::text[], ${text(mark => mark.ownerEn)}::text[], ${text(mark => mark.address)}::text[],
      ${text(mark => mark.agent)}::text[], ${column(mark => mark.status)}::text[],
      ${column(mark => mark.applicationDate)}::date[], ${column(mark => mark.preliminaryDate)}::date[],
      ${column(mark => mark.registrationDate)}::date[], ${column(mark => mark.expiryDate)}::date[],
      ${column(mark => mark.groups.join(' '))}::text[], ${text(mark => JSON.stringify(mark.goods))}::text[],
      ${index.map(({ tok }) => numbersText(tok))}::text[], ${index.map(({ lt }) => lt)}::text[],
      ${index.map(({ scope }) => numbersText(scope))}::text[], ${marks.map(({ digest }) => digest)}::text[]
    ) as read (reg_no, registration_no, class, name, is_device, kind, owner, owner_en, address, agent, status,
      application_date, preliminary_date, registration_date, expiry_date, groups, goods, tok, lt, scope, digest)
    on conflict (reg_no, class) do update set
      registration_no = excluded.registration_no, name = excluded.name, is_device = excluded.is_device,
      kind = excluded.kind, owner = excluded.owner, owner_en = excluded.owner_en, address = excluded.address,
      agent = excluded.agent, status = excluded.status, application_date = excluded.application_date,
      preliminary_date = excluded.preliminary_date, registration_date = excluded.registration_date,
      expiry_date = excluded.expiry_date, groups = excluded.groups, goods = excluded.goods, tok = excluded.tok,
      lt = excluded.lt, scope = excluded.scope, digest = excluded.digest
    returning id, reg_no, class, xmax = 0 as is_new`.execute(db)
  return rows
}

const replaceEvents = async (
  db: Database,
  marks: ReadonlyMap<string, DigestedMark>,
  written: readonly { id: number; reg_no: string; class: number; is_new: boolean }[],
): Promise<void> => {
  const old = written.filter(({ is_new: isNew }) => !isNew).map(({ id }) => id)
  if (old.length > 0) await db.deleteFrom('mark_events').where('mark_id', 'in', old).execute()
  const events = written.flatMap(row =>
    (marks.get(keyOf(row.reg_no, row.class))?.mark.events ?? []).map((event, place) => ({
      id: row.id,
      place,
      ...event,
    })),
  )
  if (events.length === 0) return
  await sql`
    insert into mark_events (mark_id, place, happened_on, code, zh, en, detail)
    select * from unnest(
      ${events.map(({ id }) => id)}::bigint[], ${events.map(({ place }) => place)}::smallint[],
      ${events.map(({ date }) => date)}::date[], ${events.map(({ code }) => storable(code))}::text[],
      ${events.map(({ zh }) => storable(zh))}::text[], ${events.map(({ en }) => storable(en))}::text[],
      ${events.map(({ detail }) => storable(detail))}::text[])`.execute(db)
}

/** Marks that the register does not have as they are, ready to be written. */
export interface PreparedMarks {
  changed: ReadonlyMap<string, DigestedMark>
  index: MarkIndex[]
}

const NOTHING: PreparedMarks = { changed: new Map(), index: [] }

/**
 * Indexes those of the marks for search that do not stand in the register already. `pending` are marks being written
 * meanwhile, of which it is not known yet how they stand there.
 */
export const prepareMarks = async (
  db: Database,
  marks: readonly RegisterMark[],
  pending: PreparedMarks = NOTHING,
): Promise<PreparedMarks> => {
  if (marks.length === 0) return NOTHING
  const read = digested(marks)
  const known = await knownDigests(
    db,
    [...read.values()].map(({ mark }) => mark),
  )
  const changed = new Map(
    [...read].filter(([key, { digest }]) => pending.changed.has(key) || known.get(key) !== digest),
  )
  return { changed, index: [...changed.values()].map(({ mark }) => indexMark(mark)) }
}

/**
 * Writes prepared marks into the register with their events; one of the same number and class is replaced. Belongs into a
 * transaction.
 */
export const writeMarks = async (db: Database, { changed, index }: PreparedMarks): Promise<WrittenMarks> => {
  if (changed.size === 0) return { added: 0, changed: 0 }
  const written = await upsert(db, [...changed.values()], index)
  await replaceEvents(db, changed, written)
  const added = written.filter(({ is_new: isNew }) => isNew).length
  return { added, changed: written.length - added }
}
