import { createHash } from 'node:crypto'
import type { Notice } from '#contract/notice.ts'
import type { MarkPicture } from '../notice/notice-reader.ts'

/** A notice as it was read, with the pictures of its marks and the number of its pages. */
export interface Reading {
  notice: Notice
  pages: number
  pictures: readonly MarkPicture[]
}

const KEPT_MS = 60 * 60 * 1000
const MOST_BYTES = 64 * 1024 * 1024
/** About what the facts of a notice take. */
const NOTICE_BYTES = 64 * 1024

const sizeOf = ({ pictures }: Reading): number => pictures.reduce((sum, { png }) => sum + png.byteLength, NOTICE_BYTES)

export interface KeptReadings {
  /** Names a file and its password for one account. */
  keyOf(accountId: number, bytes: Uint8Array, password: string | undefined): string
  find(key: string): Reading | undefined
  keep(key: string, reading: Reading): void
  drop(key: string): void
}

/**
 * Keeps for an hour what was read of notices whose day is still asked for, the newest of them. It only saves work: another
 * server, or one that has forgotten, reads the paper again.
 */
export const createKeptReadings = (now: () => number = Date.now): KeptReadings => {
  const kept = new Map<string, { reading: Reading; until: number }>()
  const tidy = (): void => {
    for (const [key, { until }] of kept) if (until <= now()) kept.delete(key)
    let size = [...kept.values()].reduce((sum, { reading }) => sum + sizeOf(reading), 0)
    for (const [key, { reading }] of kept) {
      if (size <= MOST_BYTES) break
      kept.delete(key)
      size -= sizeOf(reading)
    }
  }
  return {
    keyOf: (accountId, bytes, password) =>
      createHash('sha256')
        .update(JSON.stringify([accountId, password ?? null]))
        .update(bytes)
        .digest('hex'),
    find(key) {
      tidy()
      return kept.get(key)?.reading
    },
    keep(key, reading) {
      kept.delete(key)
      kept.set(key, { reading, until: now() + KEPT_MS })
      tidy()
    },
    drop: key => void kept.delete(key),
  }
}
