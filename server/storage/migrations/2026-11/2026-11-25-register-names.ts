import { type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The names of a column, each once, with how many of its marks count for what; `folded` is what is looked in. */
const namesOf = (column: 'owner' | 'agent' | 'name', english: RawBuilder<string>) => sql`
  select ${sql.ref(column)} as name, max(${english}) as name_en,
    lower(${sql.ref(column)}) || chr(10) || lower(max(${english})) as folded,
    count(*) as marks,
    count(*) filter (where preliminary_date is not null or registration_date is not null) as published,
    count(*) filter (where status in ('registered', 'in-grace')) as registered,
    count(*) filter (where status in ('refused', 'cancelled', 'invalidated')) as decided
  from marks where ${sql.ref(column)} <> '' group by ${sql.ref(column)}`

const VIEWS = [
  ['register_owners', namesOf('owner', sql`owner_en`)],
  ['register_agents', namesOf('agent', sql`''`)],
  ['register_wordings', namesOf('name', sql`''`)],
] as const

/** Looking through each name of a register once takes a fraction of looking through its marks. */
export const registerNames: Migration = {
  async up(db) {
    for (const [view, names] of VIEWS) {
      await sql`create materialized view ${sql.table(view)} as ${names}`.execute(db)
      await sql`create index ${sql.ref(`${view}_by_name`)} on ${sql.table(view)} (folded text_pattern_ops)`.execute(db)
    }
  },
}
