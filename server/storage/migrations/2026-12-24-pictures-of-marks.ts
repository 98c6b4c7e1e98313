import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The marks that a picture shows, by their paths in the notice, where it was cut out of it; and its size in pixels. */
export const picturesOfMarks: Migration = {
  async up(db) {
    await sql`alter table pictures
      add column facts text[] not null default '{}',
      add column width integer,
      add column height integer`.execute(db)
  },
}
