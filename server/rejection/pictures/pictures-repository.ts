import { sql } from 'kysely'
import type { StoredPicture } from '#contract/rejection.ts'
import type { Database } from '../../storage/database.ts'

/** Returns the file of a log's picture with these bytes, undefined where the log has none. */
export const findPicture = async (db: Database, logId: number, sha256: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('pictures')
    .select('file_id')
    .where('log_id', '=', logId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row?.file_id
}

interface PictureRow {
  fileId: string
  logId: number
  sha256: string
}

export const insertPicture = async (db: Database, { fileId, logId, sha256 }: PictureRow): Promise<void> => {
  await db.insertInto('pictures').values({ file_id: fileId, log_id: logId, sha256 }).execute()
}

/** A stored picture that was cut out of the notice, and the paths of the marks it shows. */
export interface StoredMarkPicture extends StoredPicture {
  facts: readonly string[]
}

export const insertMarkPicture = async (
  db: Database,
  logId: number,
  sha256: string,
  { id, width, height, facts }: StoredMarkPicture,
): Promise<void> => {
  const columns = { file_id: id, log_id: logId, sha256, width, height, facts: [...facts] }
  await db.insertInto('pictures').values(columns).execute()
}

/** Returns the pictures of marks that were cut out of the notice of a log. */
export const findMarkPictures = async (db: Database, logId: number): Promise<StoredMarkPicture[]> => {
  const rows = await db
    .selectFrom('pictures')
    .select(['file_id', 'facts', 'width', 'height'])
    .where('log_id', '=', logId)
    .where('width', 'is not', null)
    .orderBy('created_at')
    .orderBy('file_id')
    .execute()
  return rows.map(({ file_id, facts, width, height }) => ({
    id: file_id,
    facts,
    width: width ?? 0,
    height: height ?? 0,
  }))
}

/** Changes which marks a picture shows, after the cited marks were corrected. */
export const replaceFacts = async (db: Database, { id, facts }: StoredMarkPicture): Promise<void> => {
  await db
    .updateTable('pictures')
    .set({ facts: [...facts] })
    .where('file_id', '=', id)
    .execute()
}

/**
 * Removes the pictures of logs deleted before an instant, and returns their files. A picture that was copied into the
 * draft of another log goes over to that log.
 */
export const removeDeletedPictures = async (db: Database, before: Date): Promise<string[]> => {
  const leaving = db
    .selectFrom('pictures')
    .innerJoin('rejection_logs', 'rejection_logs.id', 'pictures.log_id')
    .select(['pictures.file_id', 'rejection_logs.account_id'])
    .where('rejection_logs.deleted_at', '<', before)
  const files: string[] = []
  for (const { file_id, account_id } of await leaving.execute()) {
    const user = await db
      .selectFrom('drafts')
      .innerJoin('rejection_logs', 'rejection_logs.id', 'drafts.log_id')
      .select('drafts.log_id')
      .where('drafts.account_id', '=', account_id)
      .where(({ or, eb }) => or([eb('deleted_at', 'is', null), eb('deleted_at', '>=', before)]))
      .where(sql<boolean>`strpos(drafts.analysis::text || drafts.reason::text, ${file_id}) > 0`)
      .limit(1)
      .executeTakeFirst()
    if (user)
      await db
        .updateTable('pictures')
        .set({ log_id: user.log_id, facts: [], width: null, height: null })
        .where('file_id', '=', file_id)
        .execute()
    else files.push(file_id)
  }
  if (files.length > 0) await db.deleteFrom('pictures').where('file_id', 'in', files).execute()
  return files
}
