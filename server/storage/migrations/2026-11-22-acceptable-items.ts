import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether an edition has items that the office took beside the table is asked with every search of goods. */
export const acceptableItems: Migration = {
  async up(db) {
    await sql`create index classification_items_acceptable on classification_items (classification_id)
      where is_acceptable`.execute(db)
  },
}
