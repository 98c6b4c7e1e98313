import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The notices of the gazette as they were read. They are kept apart from the marks: a notice may come before its mark, and a mark that is
 * read anew must not lose what was published on it. Class 0 stands for all classes of a number.
 */
export const gazetteNotices: Migration = {
  async up(db) {
    await sql`create table gazette_notices (
      reg_no text not null,
      class smallint not null,
      day date not null,
      kind text not null,
      issue text not null,
      primary key (reg_no, class, day, kind)
    )`.execute(db)
  },
}
