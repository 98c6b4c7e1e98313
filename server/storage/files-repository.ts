import type { Database } from './database.ts'

/** A stored file as its address answers it. */
export interface StoredFile {
  id: string
  name: string
  mediaType: string
  size: number
  sha256: string
}

export const insertFile = async (db: Database, accountId: number, file: StoredFile): Promise<void> => {
  const { mediaType, ...columns } = file
  await db
    .insertInto('files')
    .values({ ...columns, account_id: accountId, media_type: mediaType })
    .execute()
}

/** The account's file, undefined for another account's or none. */
export const findFile = (db: Database, accountId: number, id: string): Promise<StoredFile | undefined> =>
  db
    .selectFrom('files')
    .select(['id', 'name', 'media_type as mediaType', 'size', 'sha256'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

export const deleteFile = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('files').where('id', '=', id).execute()
}
