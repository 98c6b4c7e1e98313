import { sql } from 'kysely'
import type { MarkEvent, RegisterMark } from '#domain/mark/register-mark.ts'
import { GROUPS_IN_SCOPE } from '../../mark-index/index-mark.ts'
import type { Database } from '../../storage/database.ts'
import { inAllPlaces } from '../../storage/shards.ts'
import type { GazetteNotice } from './gazette-notices.ts'

/** Keeps notices; returns the number of those that were not kept before. Call it in a transaction. */
export const keepNotices = async (
  db: Database,
  registerId: number,
  notices: readonly GazetteNotice[],
): Promise<number> => {
  if (notices.length === 0) return 0
  const { rows } = await sql`
    insert into gazette_notices (register_id, reg_no, class, day, kind, issue)
    select ${registerId}::integer, notices.* from unnest(${notices.map(({ regNo }) => regNo)}::text[], ${notices.map(notice => notice.class)}::smallint[],
      ${notices.map(({ day }) => day)}::date[], ${notices.map(({ kind }) => kind)}::text[],
      ${notices.map(({ issue }) => issue)}::text[]) as notices
    on conflict do nothing returning reg_no`.execute(db)
  return rows.length
}

/** Returns what was published on marks with one of the numbers, by number. */
export const readNotices = async (
  db: Database,
  registerId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, GazetteNotice[]>> => {
  const rows = await db
    .selectFrom('gazette_notices')
    .select(['reg_no as regNo', 'class', 'day', 'kind', 'issue'])
    .where('register_id', '=', registerId)
    .where('reg_no', '=', sql<string>`any(${numbers}::text[])`)
    .orderBy('day')
    .orderBy('kind')
    .execute()
  return Map.groupBy(rows, ({ regNo }) => regNo)
}

/** Returns the marks of a register that notices concern, as they stand. */
export const findNoticedMarks = async (
  db: Database,
  registerId: number,
  notices: readonly GazetteNotice[],
): Promise<RegisterMark[]> => {
  const found = await inAllPlaces(db, part =>
    sql<RegisterMark & { events: MarkEvent[] }>`
    select distinct on (marks.id) reg_no as "regNo", registration_no as "registrationNo", marks.class, name, is_device as "isDevice",
      marks.kind, owner, owner_en as "ownerEn", address, agent, status, application_date as "applicationDate",
      preliminary_date as "preliminaryDate", registration_date as "registrationDate", expiry_date as "expiryDate",
      ${GROUPS_IN_SCOPE} as groups, goods, events
    from marks
    join unnest(${notices.map(({ regNo }) => regNo)}::text[], ${notices.map(notice => notice.class)}::smallint[])
      as noticed (reg_no, class) using (reg_no)
    join mark_details on mark_details.mark_id = marks.id
    where marks.register_id = ${registerId} and noticed.class in (0, marks.class)`.execute(part),
  )
  return found.flatMap(({ rows }) => rows)
}
