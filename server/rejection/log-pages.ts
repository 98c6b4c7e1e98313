import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { LogQuery, RejectionLogPage } from '#contract/rejection.ts'
import type { CaseGroup } from '#contract/vocabulary.ts'
import { addDays, type CalendarDay, dayOf, midnightOf } from '#domain/calendar-day.ts'
import { readKeyword } from '#domain/case-search.ts'
import { SOON_DAYS, URGENT_DAYS } from '#domain/deadline-urgency.ts'
import { type Database, escapeLike } from '../storage/database.ts'
import type { Tables } from '../storage/tables.ts'
import { itemColumns, itemOf, withoutNul } from './log-repository.ts'

type Cases = SelectQueryBuilder<Tables, 'rejection_logs', object>
type GroupCounts = Partial<Record<CaseGroup, number>>

/** What a page of the list needs: the cases on it in their order, and the number of all that pass the filters. */
interface FoundCases {
  ids: number[]
  total: number
  groups?: GroupCounts | null
}

const NONE_FOUND: FoundCases = { ids: [], total: 0 }

interface Range {
  limit: number
  offset: number
}

/**
 * Puts the cases that are still open first, the nearest deadline on top, then those without, then what is past, then what is
 * filed, the latest on top; of one day the newest first. The order and the group of a case follow from its days, and thousands
 * of cases share a few hundred of them: days are sorted and counted, and cases only of the days that reach into the page.
 */
const byDeadline = (cases: Cases, today: CalendarDay, { limit, offset }: Range): RawBuilder<FoundCases> => sql`
  with days as (
    select due, filed_on, array_agg(id) as ids, count(*) as count
    from ${cases.select(['id', 'due', 'filed_on'])} as cases group by due, filed_on
  ), grouped as (
    select ids, count, case
        when filed_on is not null then 'filed' when due is null then 'none' when due < ${today} then 'past'
        when due <= ${addDays(today, URGENT_DAYS)} then 'urgent' when due <= ${addDays(today, SOON_DAYS)} then 'soon'
        else 'later' end as "group",
      case when filed_on is not null then 3 when due >= ${today} then 0 when due is null then 1 else 2 end as rank,
      abs(coalesce(filed_on, due) - ${today}::date) as distance
    from days
  ), placed as (select *, sum(count) over (order by rank, distance) as upto from grouped)
  select array(
      select id from placed, unnest(ids) as id
      where upto > ${offset} and upto <= coalesce((select min(upto) from placed where upto >= ${offset + limit}), upto)
      order by rank, distance, id desc
      limit ${limit} offset ${offset} - coalesce((select max(upto) from placed where upto <= ${offset}), 0)
    ) as ids,
    (select coalesce(sum(count), 0) from placed)::integer as total,
    (select json_object_agg("group", count) from (
      select "group", sum(count) as count from placed group by "group"
    ) as counted) as groups`

const ORDERS = {
  newest: sql`id desc`,
  mark: sql`(mark = ''), mark collate "C", id desc`,
}

const inOrder = (
  cases: Cases,
  order: keyof typeof ORDERS,
  isSought: boolean,
  { limit, offset }: Range,
): RawBuilder<FoundCases> => {
  // Without words to look for, the newest and their count are each read from an index.
  const materialised = order === 'newest' && !isSought ? sql`not materialized` : sql`materialized`
  return sql`
    with cases as ${materialised} ${cases.select(order === 'mark' ? ['id', 'mark'] : ['id'])}
    select array(select id from cases order by ${ORDERS[order]} limit ${limit} offset ${offset}) as ids,
      (select count(*) from cases)::integer as total`
}

const allGroups = (counts: GroupCounts): Record<CaseGroup, number> => {
  const { urgent = 0, soon = 0, later = 0, none = 0, past = 0, filed = 0 } = counts
  return { urgent, soon, later, none, past, filed }
}

/** Whether upper and lower case of a word differ. Comparing names without regard to case takes several times as long. */
const hasCase = (word: string): boolean => word.toUpperCase() !== word.toLowerCase()

/** Returns one page of the account's logs in the order asked for, newest first by default, and the number of all that pass the filters. */
export const pageLogs = async (db: Database, accountId: number, query: LogQuery): Promise<RejectionLogPage> => {
  const { pageNum, pageSize, open, deleted, sha256, isEn, kind, attorney, receivedFrom, sort = 'newest' } = query
  const today = dayOf(Date.now())
  const { tokens, unproven } = readKeyword(query.keyword ?? '')
  const matching = db
    .selectFrom('rejection_logs')
    .where('account_id', '=', accountId)
    .where('deleted_at', deleted === 1 ? 'is not' : 'is', null)
    .where('companion_of', 'is', null)
    .$if(sha256 !== undefined, logs =>
      logs.where('file_id', 'in', ({ selectFrom }) =>
        selectFrom('files')
          .select('files.id')
          .where('files.account_id', '=', accountId)
          .where('sha256', '=', sha256 ?? ''),
      ),
    )
    .$if(tokens.length > 0, logs => logs.where(sql<boolean>`tokens @> ${tokens}::integer[]`))
    // A word that many names have is found in the name; the long text is fetched for the others only.
    .$if(unproven.length > 0, logs =>
      logs.where(({ and, eb, or }) =>
        and(
          unproven
            .map(word => [word, `%${escapeLike(word)}%`] as const)
            .map(([word, pattern]) =>
              or([eb('applicant', hasCase(word) ? 'ilike' : 'like', pattern), eb('sought', 'like', pattern)]),
            ),
        ),
      ),
    )
    .$if(query.class !== undefined, logs => logs.where(sql<boolean>`${query.class ?? 0} = any(classes)`))
    .$if(kind !== undefined, logs => logs.where('kind', '=', kind ?? 'full'))
    .$if(isEn !== undefined, logs => logs.where('is_en', '=', isEn ?? 0))
    .$if(attorney !== undefined, logs => logs.where('attorney', '=', withoutNul(attorney ?? '')))
    .$if(receivedFrom !== undefined, logs => logs.where('receive_time', '>=', midnightOf(receivedFrom ?? today)))
    .$if(open === 1, logs =>
      logs.where('filed_on', 'is', null).where(({ or, eb }) => or([eb('due', 'is', null), eb('due', '>=', today)])),
    )
  const range: Range = { limit: pageSize, offset: (pageNum - 1) * pageSize }
  const page = sort === 'due' ? byDeadline(matching, today, range) : inOrder(matching, sort, tokens.length > 0, range)
  return await db.transaction().execute(async transaction => {
    // For a word of most cases the planner would read all their tokens; the index knows them without.
    if (tokens.length > 0) await sql`set local enable_seqscan = off`.execute(transaction)
    const [{ ids, total, groups } = NONE_FOUND] = (await page.execute(transaction)).rows
    const found = await transaction
      .selectFrom('rejection_logs')
      .select(itemColumns)
      .where('id', '=', sql<number>`any(${ids}::bigint[])`)
      .execute()
    const items = new Map(found.map(row => [row.id, itemOf(row)]))
    return {
      list: ids.flatMap(id => items.get(Number(id)) ?? []),
      total,
      ...(sort === 'due' && { groups: allGroups(groups ?? {}) }),
    }
  })
}
