import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { JSONContent } from '@tiptap/core'
import { isPictureId } from '#contract/document-html.ts'
import type { StoredPicture } from '#contract/rejection.ts'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../storage/database.ts'
import type { Files } from '../../storage/files.ts'
import type { WordPicture } from '../../word/paper/picture.ts'
import { findLog, lockLog } from '../log-repository.ts'
import { findPicture, insertPicture } from './pictures-repository.ts'
import { type PictureKind, readPicture } from './read-picture.ts'

const MEDIA_TYPES: Readonly<Record<PictureKind, string>> = { png: 'image/png', jpg: 'image/jpeg' }

/**
 * Stores a picture as a file of a log, once for the same bytes, and returns the id by which documents show it. Throws
 * `AppError` notFound, and notPicture for bytes that are no whole PNG or JPEG of a usable size.
 */
export const storePicture = async (
  db: Database,
  files: Files,
  accountId: number,
  logId: number,
  bytes: Uint8Array,
): Promise<StoredPicture> => {
  if (!(await findLog(db, accountId, logId))) throw new AppError('notFound')
  const facts = readPicture(bytes)
  if (facts === null) throw new AppError('notPicture')
  const { kind, width, height } = facts
  const size = { width, height }
  const known = await findPicture(db, logId, createHash('sha256').update(bytes).digest('hex'))
  if (known !== undefined) return { id: known, ...size }
  const content = { name: `picture.${kind}`, mediaType: MEDIA_TYPES[kind], bytes }
  return await files.store(accountId, content, async (transaction, { id, sha256 }) => {
    if (!(await lockLog(transaction, accountId, logId))) throw new AppError('notFound')
    await insertPicture(transaction, { fileId: id, logId, sha256 })
    return { id, ...size }
  })
}

const pictureIdsIn = (nodes: readonly JSONContent[], found: Set<string>): void => {
  for (const { type, attrs, content } of nodes) {
    const id: unknown = attrs?.['file']
    if (type === 'picture' && typeof id === 'string' && isPictureId(id)) found.add(id)
    if (content !== undefined) pictureIdsIn(content, found)
  }
}

/** Returns the account's pictures that documents show, by their ids; one that is gone is left out. */
export const readPictures = async (
  files: Files,
  accountId: number,
  documents: readonly JSONContent[],
): Promise<Map<string, WordPicture>> => {
  const ids = new Set<string>()
  pictureIdsIn(documents, ids)
  const pictures = new Map<string, WordPicture>()
  for (const id of ids) {
    const file = await files.find(accountId, id)
    const bytes = file && new Uint8Array(await buffer(files.read(file, { start: 0, end: file.size - 1 })))
    const facts = bytes && readPicture(bytes)
    if (bytes && facts) pictures.set(id, { ...facts, bytes })
  }
  return pictures
}
