import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`alter table classifications add column revision uuid not null default gen_random_uuid()`,
  sql`drop index classification_items_by_class`,
  sql`drop index classification_items_acceptable`,
  sql`drop index classification_relations_to`,
]

/** Editions are read whole and kept until their revision is another: nothing is looked for in their tables any more. */
export const classificationRevision: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
