import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** A part of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** Keeps the bytes of files by identity; names, owners and sizes are rows of `files`. */
export interface FileStore {
  /** Resolves once the bytes are safe on the medium. */
  put(id: string, bytes: Uint8Array): Promise<void>
  read(id: string, range: ByteRange): Readable
  remove(id: string): Promise<void>
}

const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Keeps files in a private folder, spread over 256 folders by their identity. */
export const createDiskFileStore = (root: string): FileStore => {
  const pathOf = (id: string): string => join(root, id.slice(0, 2), id)
  return {
    async put(id, bytes) {
      const path = pathOf(id)
      const draft = `${path}.new`
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const handle = await open(draft, 'w', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(draft, path)
      await syncFolder(dirname(path))
      if (made) await syncFolder(dirname(made))
    },
    read: (id, range) => createReadStream(pathOf(id), range),
    remove: id => rm(pathOf(id), { force: true }),
  }
}
