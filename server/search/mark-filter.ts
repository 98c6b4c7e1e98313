import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { MarkStatus } from '#domain/mark/register-mark.ts'

/** Which marks count; an empty list is no filter. Days bound the application date, themselves included. */
export interface MarkFilter {
  /** Classes and groups as `scope` numbers; a mark in any of them counts. */
  scope: readonly number[]
  statuses: readonly MarkStatus[]
  from: CalendarDay | null
  until: CalendarDay | null
}

export const NO_FILTER: MarkFilter = { scope: [], statuses: [], from: null, until: null }

/**
 * With more classes and groups than these, most marks are in one of them: to look each up in the index takes longer than to
 * look at what was found by other conditions.
 */
const FEW = 8

/** The classes and groups as a condition; its expression is the index's own only where there are few. */
const isIn = (scope: readonly number[]): RawBuilder<SqlBool> =>
  sql`${sql.raw(scope.length > FEW ? "(scope || '{}')" : 'scope')} operator(pg_catalog.&&) ${scope}::int[]`

/** The filter as a condition on `marks`. */
export const passes = ({ scope, statuses, from, until }: MarkFilter): RawBuilder<SqlBool> =>
  sql.join(
    [
      sql`true`,
      ...(scope.length > 0 ? [isIn(scope)] : []),
      ...(statuses.length > 0 ? [sql`status = any(${statuses}::text[])`] : []),
      ...(from === null ? [] : [sql`application_date >= ${from}::date`]),
      ...(until === null ? [] : [sql`application_date <= ${until}::date`]),
    ],
    sql` and `,
  )
