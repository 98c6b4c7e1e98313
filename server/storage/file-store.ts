import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '../app-error.ts'

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
  /** Throws `AppError` diskFull where the medium has hardly room left: no work is begun that could not be kept. */
  requireRoom(): Promise<void>
}

/** An analysis takes a few megabytes; saves of drafts, which are taken to the last, and the database need the rest. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024

/** Returns how many bytes an ordinary user may still write on the medium that holds a folder. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Throws `AppError` diskFull where a folder's medium has no room for so many bytes and what must stay free. */
export const requireFree = async (folder: string, bytes = 0, leastFree = LEAST_FREE_BYTES): Promise<void> => {
  if ((await freeBytes(folder)) < bytes + leastFree)
    throw new AppError('diskFull', `The disk of ${folder} is nearly full.`)
}

const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Keeps files in a private folder, spread over 256 folders by their identity, and takes no work where less than
 * `leastFree` bytes are free.
 */
export const createDiskFileStore = (root: string, leastFree = LEAST_FREE_BYTES): FileStore => {
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
    async requireRoom() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      await requireFree(root, 0, leastFree)
    },
  }
}
