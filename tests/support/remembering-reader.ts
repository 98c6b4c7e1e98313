import { createHash } from 'node:crypto'
import type { Notice } from '#contract/notice.ts'
import { createNoticeReader, type MarkPicture, type NoticeReader } from '../../server/notice/notice-reader.ts'

interface Found {
  notice: Notice
  pictures: readonly MarkPicture[] | undefined
}

/** What was found in papers, by their bytes, for all test files of a worker. */
const foundBefore = new Map<string, Promise<Found>>()

/** Reads a paper in a process of its own, as ever, and leaves none behind that waits for another paper. */
const readOnce = async (pdf: Uint8Array, password: string | undefined): Promise<Found> => {
  const reader = createNoticeReader()
  let pictures: Found['pictures']
  try {
    const notice = await reader.read(pdf, { password, onPictures: found => (pictures = found) })
    return { notice, pictures }
  } finally {
    await reader.close()
  }
}

/**
 * Reads each paper once for all tests of a worker, and answers what was found then to whoever sends it again: for tests of
 * what comes after the reading. It has no queues, counts no pages, and is not cancelled.
 */
export const createRememberingReader = (): NoticeReader => {
  const { queues, prepare, close } = createNoticeReader()
  return {
    queues,
    prepare,
    close,
    async read(pdf, { password, onPictures } = {}) {
      const key = createHash('sha256')
        .update(pdf)
        .update(password ?? '')
        .digest('hex')
      const reading = foundBefore.get(key) ?? readOnce(pdf, password)
      foundBefore.set(key, reading)
      const { notice, pictures } = await reading
      if (pictures) onPictures?.(pictures)
      return structuredClone(notice)
    },
  }
}
