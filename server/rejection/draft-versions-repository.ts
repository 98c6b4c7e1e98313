import { sql } from 'kysely'
import type { VersionKind } from '#contract/rejection.ts'
import type { Database } from '../storage/database.ts'
import { columnsOf, type DraftRow } from './draft-repository.ts'

/** Adds the stored draft to the versions; a version of the same revision that was only saved takes on the kind. */
export const addStandingDraft = async (
  db: Database,
  logId: number,
  kind: Exclude<VersionKind, 'refused'>,
): Promise<void> => {
  await db
    .insertInto('draft_versions')
    .columns([
      'log_id',
      'account_id',
      'revision',
      'digest',
      'analysis',
      'reason',
      'form',
      'reviewed',
      'saved_at',
      'kind',
    ])
    .expression(
      db
        .selectFrom('drafts')
        .select(['log_id', 'account_id', 'revision', 'digest', 'analysis', 'reason', 'form', 'reviewed', 'saved_at'])
        .select(sql.lit(kind).as('kind'))
        .where('log_id', '=', logId),
    )
    .onConflict(conflict =>
      conflict
        .columns(['log_id', 'revision'])
        .where('kind', '<>', sql.lit('refused'))
        .doUpdateSet({ kind })
        .where('draft_versions.kind', '=', 'saved'),
    )
    .execute()
}

/** Adds a refused draft, once for each content; `revision` is the one it was based on. */
export const addRefusedDraft = async (db: Database, accountId: number, draft: DraftRow): Promise<void> => {
  const { logId, revision, digest, content } = draft
  await db
    .insertInto('draft_versions')
    .values({ ...columnsOf(content), log_id: logId, account_id: accountId, revision, digest, kind: 'refused' })
    .onConflict(conflict => conflict.columns(['log_id', 'digest']).where('kind', '=', sql.lit('refused')).doNothing())
    .execute()
}

/** Returns when the newest version that was not refused was saved. */
export const findNewestKept = async (db: Database, logId: number): Promise<Date | null> => {
  const row = await db
    .selectFrom('draft_versions')
    .select('saved_at')
    .where('log_id', '=', logId)
    .where('kind', '<>', 'refused')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.saved_at ?? null
}

/** Returns the versions of a log, newest first. */
export const listVersions = (db: Database, accountId: number, logId: number) =>
  db
    .selectFrom('draft_versions')
    .select(['id', 'kind', 'revision', 'saved_at as savedAt'])
    .where('account_id', '=', accountId)
    .where('log_id', '=', logId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Returns the versions of a log with the bytes that each takes on disk, compressed, newest first. */
export const measureVersions = (db: Database, logId: number) =>
  db
    .selectFrom('draft_versions')
    .select(['id', 'kind', 'saved_at as savedAt'])
    .select(
      sql<number>`pg_column_size(analysis) + pg_column_size(reason) + pg_column_size(form) + pg_column_size(reviewed)`.as(
        'bytes',
      ),
    )
    .where('log_id', '=', logId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findVersion = (db: Database, accountId: number, logId: number, id: number) =>
  db
    .selectFrom('draft_versions')
    .select(['analysis', 'reason', 'form', 'reviewed', 'revision', 'saved_at as savedAt'])
    .where('account_id', '=', accountId)
    .where('log_id', '=', logId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Returns the documents of the draft at a revision, as long as they are kept. */
export const findRevision = (db: Database, accountId: number, logId: number, revision: number) =>
  db
    .selectFrom('draft_versions')
    .select(['analysis', 'reason'])
    .where('account_id', '=', accountId)
    .where('log_id', '=', logId)
    .where('revision', '=', revision)
    .where('kind', '<>', 'refused')
    .executeTakeFirst()

export const deleteVersions = async (db: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('draft_versions').where('id', 'in', ids).execute()
}
