import type { Notice } from '#contract/notice.ts'
import { AppError } from '../app-error.ts'
import { createPageRecogniser, type PageRecogniser } from '../ocr/page-recogniser.ts'
import type { ChildUsage, PdfFile } from '../pdf/child-messages.ts'
import type { ChildLimits } from '../pdf/watched-child.ts'
import { type ReaderChild, startReaderChild } from './child/reader-child.ts'

interface ReadNoticeOptions {
  password?: string | undefined
  /** Stops the reading at once. */
  signal?: AbortSignal | undefined
  onPage?: ((page: number, pages: number) => void) | undefined
  /** Counts the pages read from their picture, those alone. */
  onRecognise?: ((page: number, pages: number) => void) | undefined
  /** What each process took, once it is done. */
  onUsage?: ((process: 'text' | 'ocr', usage: ChildUsage) => void) | undefined
}

/** Reads refusal notices, each in processes of its own: a hostile PDF costs those and nothing else. */
export interface NoticeReader {
  /** Starts the process that the next reading will find; resolves when it is warm. */
  prepare: () => Promise<void>
  /**
   * The facts of a notice. Throws AppError passwordNeeded, passwordWrong, damagedPdf, tooComplex, noText,
   * notRefusalNotice (the message names the paper) or, after an abort, cancelled.
   */
  read: (pdf: Uint8Array, options?: ReadNoticeOptions) => Promise<Notice>
  /** Ends all reading; what is under way fails. */
  close: () => Promise<void>
}

/** A person has an answer within 12 s. The memory leaves room for what comes before a look at it, up to 700 MB. */
const LIMITS: ChildLimits = {
  milliseconds: 10_500,
  silentMilliseconds: 7_500,
  busyMilliseconds: 5_000,
  residentBytes: 450 * 1024 * 1024,
}
const MOST_AT_ONCE = 4
/** A PDF may begin with other bytes, but its signature has to stand among the first of them. */
const SIGNATURE = '%PDF-'
const SIGNATURE_WITHIN = 1024

const hasSignature = (pdf: Uint8Array): boolean =>
  Buffer.from(pdf.buffer, pdf.byteOffset, Math.min(pdf.byteLength, SIGNATURE_WITHIN)).includes(SIGNATURE)

/** Starting a process holds the server up: not before the answer of the reading before is out. */
const PREPARE_AFTER_MS = 50

/** One reader process is kept warm, from `prepare` or the first reading on; at most four read at once, the rest wait their turn. */
export const createNoticeReader = (
  limits: ChildLimits = LIMITS,
  recogniser: PageRecogniser = createPageRecogniser(),
): NoticeReader => {
  const children = new Set<ReaderChild>()
  const waiting: (() => void)[] = []
  let free = MOST_AT_ONCE
  let spare: ReaderChild | null = null
  let isClosed = false

  const start = (): ReaderChild => {
    const child = startReaderChild(limits)
    children.add(child)
    return child
  }

  const takeChild = (): ReaderChild => {
    const child = spare?.isReady() ? spare : start()
    spare = null
    return child
  }

  /** Kept in mind until it is gone, for `close` to wait for it. */
  const dismiss = (child: ReaderChild): void => {
    const forget = () => children.delete(child)
    child.end().then(forget, forget)
  }

  const prepare = async (): Promise<void> => {
    if (isClosed) return
    if (!spare?.isReady()) spare = start()
    await spare.warm
  }

  const takeTurn = async (): Promise<void> => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
  }

  const passTurn = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  const readIn = async (child: ReaderChild, file: PdfFile, options: ReadNoticeOptions): Promise<Notice> => {
    const { signal, onPage, onRecognise, onUsage } = options
    const recognise = async (pages: number[]) => {
      const { result, usage } = await recogniser.recognise({ ...file, pages }, { signal, onPage: onRecognise })
      onUsage?.('ocr', usage)
      return result
    }
    const { result, usage } = await child.read(file, { signal, onPage, recognise })
    onUsage?.('text', usage)
    return result
  }

  const read = async (pdf: Uint8Array, options: ReadNoticeOptions = {}): Promise<Notice> => {
    const { password, signal } = options
    if (!hasSignature(pdf)) throw new AppError('damagedPdf', 'the file is no PDF')
    await takeTurn()
    try {
      if (isClosed) throw new AppError('unavailable', 'the reader is closed')
      if (signal?.aborted) throw new AppError('cancelled')
      const child = takeChild()
      try {
        return await readIn(child, password === undefined ? { pdf } : { pdf, password }, options)
      } finally {
        dismiss(child)
        setTimeout(prepare, PREPARE_AFTER_MS).unref()
      }
    } finally {
      passTurn()
    }
  }

  const close = async (): Promise<void> => {
    isClosed = true
    await Promise.all([recogniser.close(), ...[...children].map(child => child.end())])
  }

  return { prepare, read, close }
}
