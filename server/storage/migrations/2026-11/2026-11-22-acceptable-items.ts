import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Every search of goods asks whether an edition has items that the office accepted beside the table. */
export const acceptableItems: Migration = {
  async up(db) {
    await sql`create index classification_items_acceptable on classification_items (classification_id)
      where is_acceptable`.execute(db)
  },
}
