import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../server/app-error.ts'
import { loadOf } from '../server/child/watched-child.ts'
import { createNoticeReader, type NoticeReader } from '../server/notice/notice-reader.ts'
import { bombOf, HOSTILE_PDFS, slowPdf } from '../tests/server/notice/hostile-pdfs.ts'
import { simplePdf } from '../tests/server/notice/simple-pdf.ts'

const NOTICES = join(import.meta.dirname, '../fixtures/notices')
const LOOK_MS = 10
const MEGABYTE = 1024 * 1024
/** What a person waits for an answer at most, and what a process may hold at most. */
const LIMIT_MS = 12_000
const LIMIT_BYTES = 700 * MEGABYTE

const notice = (name: string): Uint8Array => readFileSync(join(NOTICES, `${name}.pdf`))
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Files that are no readable notice, each with what it is answered with. */
const FILES: readonly (readonly [name: string, code: string, make: () => Uint8Array | Promise<Uint8Array>])[] = [
  ['password needed', 'passwordNeeded', () => notice('password-protected')],
  ['cut off', 'damagedPdf', () => notice('full-registered').subarray(0, 15_000)],
  ['empty', 'damagedPdf', () => new Uint8Array()],
  ['a page of HTML', 'damagedPdf', () => bytesOf('<!doctype html><title>notice.pdf</title>')],
  ['300 MB packed three times', 'tooComplex', () => bombOf(300_000_000)],
  ['2 GB packed three times', 'tooComplex', () => bombOf(2_000_000_000)],
  ['40 MB packed three times, on 60 pages', 'tooComplex', () => packedPages(60, 40_000_000)],
  ['2 million operators', 'tooComplex', slowPdf],
  ...HOSTILE_PDFS,
]

const packedPages = (count: number, bytes: number): Uint8Array => {
  const content = Buffer.alloc(bytes, ' ')
  return simplePdf(
    Array.from({ length: count }, () => ({ content })),
    3,
  )
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** The most that one process of this one's held while a task ran. */
const peakDuring = async (task: Promise<unknown>): Promise<number> => {
  let peak = 0
  const look = async () => {
    for (const pid of childrenOf(process.pid)) peak = Math.max(peak, (await loadOf(pid))?.residentBytes ?? 0)
  }
  const watch = setInterval(look, LOOK_MS)
  await task
  clearInterval(watch)
  return peak
}

const measure = async (reader: NoticeReader, pdf: Uint8Array) => {
  const start = performance.now()
  const reading = reader.read(pdf).then(
    () => 'read',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
  const peak = await peakDuring(reading)
  return {
    answer: await reading,
    milliseconds: Math.round(performance.now() - start),
    'peak MB': Math.round(peak / MEGABYTE),
  }
}

/**
 * Reads files that cannot be read or were made to do harm, and prints the answer, how long it took and the memory of the
 * processes, Linux only. Throws at a wrong answer, one after 12 s, or a process that held more than 700 MB.
 */
export const run = async (): Promise<void> => {
  const reader = createNoticeReader()
  const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {}
  const failures: string[] = []
  const awake = setInterval(() => undefined, 1000)
  try {
    for (const [name, code, make] of FILES) {
      const pdf = await make()
      await reader.prepare()
      const row = await measure(reader, pdf)
      rows[name] = row
      if (row.answer !== code) failures.push(`${name}: ${row.answer} where ${code} is right`)
      if (row.milliseconds > LIMIT_MS || row['peak MB'] * MEGABYTE > LIMIT_BYTES) failures.push(`${name}: too much`)
    }
  } finally {
    clearInterval(awake)
    await reader.close()
  }
  console.table(rows)
  if (failures.length > 0) throw new Error(failures.join('; '))
}
