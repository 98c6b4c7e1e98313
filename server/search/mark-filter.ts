import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CalendarDay } from '../law/calendar-day.ts'
import type { MarkStatus } from '../storage/tables.ts'

/** Which marks count; an empty list is no filter. Days bound the application date, themselves included. */
export interface MarkFilter {
  /** Classes and groups as `scope` numbers; a mark in any of them counts. */
  scope: readonly number[]
  statuses: readonly MarkStatus[]
  from: CalendarDay | null
  until: CalendarDay | null
}

export const NO_FILTER: MarkFilter = { scope: [], statuses: [], from: null, until: null }

/** The filter as a condition on `marks`. */
export const passes = ({ scope, statuses, from, until }: MarkFilter): RawBuilder<SqlBool> =>
  sql.join(
    [
      sql`true`,
      ...(scope.length > 0 ? [sql`scope operator(pg_catalog.&&) ${scope}::int[]`] : []),
      ...(statuses.length > 0 ? [sql`status = any(${statuses}::text[])`] : []),
      ...(from === null ? [] : [sql`application_date >= ${from}::date`]),
      ...(until === null ? [] : [sql`application_date <= ${until}::date`]),
    ],
    sql` and `,
  )
