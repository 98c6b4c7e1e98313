import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Notice } from '#contract/notice.ts'
import { caseColumns } from '#domain/case-search.ts'

const STATEMENTS = [
  sql`alter table rejection_logs
    add mark text not null default '',
    add is_device boolean not null default false,
    add application_no text not null default '',
    add applicant text not null default '',
    add classes smallint[] not null default '{}',
    add cited_count smallint not null default 0,
    add sought text not null default '',
    add tokens integer[] not null default '{}',
    add is_sample boolean not null default false`,
  sql`alter table rejection_logs alter sought set storage external`,
  sql`create index rejection_logs_by_due on rejection_logs (account_id, due, id desc)
    where deleted_at is null`,
  sql`create index rejection_logs_tokens on rejection_logs using gin (tokens)`,
]

/** Adds the columns by which the list of cases finds, sorts and tells apart, and fills those of the cases that are there. */
export const caseList: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
    const ids = await sql<{ id: number }>`select id from rejection_logs order by id`.execute(db)
    for (const { id } of ids.rows) {
      const { rows } = await sql<{ notice: Notice; office_name: string; result_name: string }>`
        select notice, office_name, result_name from rejection_logs where id = ${id}`.execute(db)
      for (const { notice, office_name, result_name } of rows) {
        const columns = caseColumns(notice, office_name, result_name)
        await sql`update rejection_logs set mark = ${columns.mark}, is_device = ${columns.is_device},
          application_no = ${columns.application_no}, applicant = ${columns.applicant}, classes = ${columns.classes},
          cited_count = ${columns.cited_count}, sought = ${columns.sought}, tokens = ${columns.tokens}
          where id = ${id}`.execute(db)
      }
    }
  },
}
