import { createHash, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Database } from './database.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import { deleteFile, findFile, insertFile, type StoredFile } from './files-repository.ts'

export type FileContent = Pick<StoredFile, 'name' | 'mediaType'> & { bytes: Uint8Array }

/** Files of accounts: a row with the facts, the bytes in the store. */
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
  /** The same for files that belong together: all of them stand, or none. */
  storeAll<Result>(
    accountId: number,
    contents: readonly FileContent[],
    record: (transaction: Database, files: StoredFile[]) => Promise<Result>,
  ): Promise<Result>
  find(accountId: number, id: string): Promise<StoredFile | undefined>
  read(file: StoredFile, range: ByteRange): Readable
  /** Lets go of a file that nothing refers to. */
  remove(id: string): Promise<void>
}

const describe = ({ bytes, name, mediaType }: FileContent): StoredFile => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { id: randomUUID(), name, mediaType, size: bytes.length, sha256 }
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
  async remove(id) {
    await deleteFile(db, id)
    await store.remove(id)
  },
})

/** Address of a stored file on this server; the name in it is for people, the identity finds the file. */
export const fileAddress = ({ id, name }: Pick<StoredFile, 'id' | 'name'>): string =>
  `/files/${id}/${encodeURIComponent(name)}`
