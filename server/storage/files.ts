import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Database } from './database.ts'
import type { ByteRange, FileStore } from './file-store.ts'

/** The media type of a Word file. */
export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A stored file without its bytes. */
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

/** Returns the account's file, undefined for another account's or none. */
const findFile = (db: Database, accountId: number, id: string): Promise<StoredFile | undefined> =>
  db
    .selectFrom('files')
    .select(['id', 'name', 'media_type as mediaType', 'size', 'sha256'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

const deleteFile = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('files').where('id', '=', id).execute()
}

/** A file to be stored; `id` where what goes with it had to name it before. */
export type FileContent = Pick<StoredFile, 'name' | 'mediaType'> & { bytes: Uint8Array; id?: string }

/** Keeps the files of accounts: a row with the facts, the bytes in the store. */
export interface Files {
  /**
   * Stores the bytes, then runs `record` with the file's identity in one transaction with the file's row. When that
   * fails, the bytes are removed again and the failure goes on.
   */
  store<Result>(
    accountId: number,
    content: FileContent,
    record: (transaction: Database, file: StoredFile) => Promise<Result>,
  ): Promise<Result>
  /** Stores files that belong together in the same way: all of them, or none. */
  storeAll<Result>(
    accountId: number,
    contents: readonly FileContent[],
    record: (transaction: Database, files: StoredFile[]) => Promise<Result>,
  ): Promise<Result>
  find(accountId: number, id: string): Promise<StoredFile | undefined>
  read(file: StoredFile, range: ByteRange): Readable
  /** Throws `AppError` diskFull where there is hardly room for more files. */
  requireRoom(): Promise<void>
  /** Removes a file that nothing refers to. */
  remove(id: string): Promise<void>
}

const describe = ({ bytes, name, mediaType, id = randomUUID() }: FileContent): StoredFile => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { id, name, mediaType, size: bytes.length, sha256 }
}

export const createFiles = (db: Database, store: FileStore): Files => ({
  store(accountId, content, record) {
    return this.storeAll(accountId, [content], (transaction, [file = describe(content)]) => record(transaction, file))
  },
  async storeAll(accountId, contents, record) {
    const described = contents.map(content => ({ content, file: describe(content) }))
    const files = described.map(({ file }) => file)
    try {
      for (const { content, file } of described) await store.put(file.id, content.bytes)
      return await db.transaction().execute(async transaction => {
        for (const file of files) await insertFile(transaction, accountId, file)
        return await record(transaction, files)
      })
    } catch (error) {
      for (const file of files) await store.remove(file.id)
      throw error
    }
  },
  find: (accountId, id) => findFile(db, accountId, id),
  read: (file, range) => store.read(file.id, range),
  requireRoom: () => store.requireRoom(),
  async remove(id) {
    await deleteFile(db, id)
    await store.remove(id)
  },
})

/** Returns the address of a stored file on this server. The identity finds the file; the name in it is for people. */
export const fileAddress = ({ id, name }: Pick<StoredFile, 'id' | 'name'>): string =>
  `/files/${id}/${encodeURIComponent(name)}`

const MAX_NAME_LENGTH = 200

/** Returns a file's own name without folders, control characters or excess length; `fallback` when nothing is left. */
export const safeFileName = (name: string, fallback: string): string => {
  const own = name.split(/[/\\]/).at(-1) ?? ''
  const printable = own.replace(/\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  const shortened = [...printable].slice(-MAX_NAME_LENGTH).join('')
  return shortened || fallback
}
