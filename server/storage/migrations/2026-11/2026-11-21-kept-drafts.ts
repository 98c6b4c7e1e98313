import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const STATEMENTS = [
  sql`alter table drafts add column saves json not null default '[]'`,
  sql`alter table conflicting_drafts rename to draft_versions`,
  sql`alter table draft_versions rename column refused_at to saved_at`,
  sql`alter table draft_versions add column kind text not null default 'refused'
    check (kind in ('saved', 'exported', 'replaced', 'refused'))`,
  sql`alter table draft_versions alter column kind drop default`,
  sql`alter table draft_versions drop constraint conflicting_drafts_log_id_digest_key`,
  sql`create unique index draft_versions_refused on draft_versions (log_id, digest) where kind = 'refused'`,
  sql`create unique index draft_versions_kept on draft_versions (log_id, revision) where kind <> 'refused'`,
  sql`create index draft_versions_newest on draft_versions (log_id, id desc)`,
]

/** Keeps earlier drafts beside the refused ones, and which saves made a draft. */
export const keptDrafts: Migration = {
  async up(db) {
    for (const statement of STATEMENTS) await statement.execute(db)
  },
}
