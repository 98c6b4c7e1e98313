import { createHash, randomUUID } from 'node:crypto'
import { MAX_PICTURE_BYTES } from '#contract/limits.ts'
import type { MarkPicture } from '../../notice/notice-reader.ts'
import type { Database } from '../../storage/database.ts'
import type { FileContent } from '../../storage/files.ts'
import { insertMarkPicture, type StoredMarkPicture } from './pictures-repository.ts'
import { readPicture } from './read-picture.ts'

/** A picture cut out of a notice that is about to be stored with its log; documents name it by its id before. */
export interface NewMarkPicture extends StoredMarkPicture {
  sha256: string
  content: FileContent
}

/** Returns what is to be stored of pictures cut out of a notice, once for the same bytes; without those that no document could show. */
export const newMarkPictures = (pictures: readonly MarkPicture[]): NewMarkPicture[] => {
  const found = new Map<string, NewMarkPicture & { facts: string[] }>()
  for (const { fact, png } of pictures) {
    const sha256 = createHash('sha256').update(png).digest('hex')
    const size = png.length <= MAX_PICTURE_BYTES ? readPicture(png) : null
    const known = found.get(sha256)
    if (known) known.facts.push(fact)
    else if (size) {
      const id = randomUUID()
      const content = { id, name: 'picture.png', mediaType: 'image/png', bytes: png }
      found.set(sha256, { id, width: size.width, height: size.height, facts: [fact], sha256, content })
    }
  }
  return [...found.values()]
}

/** Adds the pictures of marks to a new log, in the transaction that stores their files. */
export const addMarkPictures = async (
  transaction: Database,
  logId: number,
  pictures: readonly NewMarkPicture[],
): Promise<void> => {
  for (const picture of pictures) await insertMarkPicture(transaction, logId, picture.sha256, picture)
}

const CITED = /^citedMarks\.(\d+)\.mark$/

/** Returns the pictures with the paths that their marks have after a correction; a cited mark taken out leaves its picture without one. */
export const movedPictures = (
  pictures: readonly StoredMarkPicture[],
  citedMarks: readonly { from: number | null }[],
): StoredMarkPicture[] =>
  pictures.map(picture => ({
    ...picture,
    facts: picture.facts.flatMap(fact => {
      const former = CITED.exec(fact)?.[1]
      const place = citedMarks.findIndex(({ from }) => from === Number(former))
      if (former === undefined) return [fact]
      return place < 0 ? [] : [`citedMarks.${place}.mark`]
    }),
  }))
