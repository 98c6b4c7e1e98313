import type { Notice } from '#contract/notice.ts'
import { AppError } from '../app-error.ts'
import type { ChildUsage } from '../child/child-usage.ts'
import { createTurns, type Person, type Turns } from '../child/turns.ts'
import type { ChildLimits, RunHooks } from '../child/watched-child.ts'
import { createPageRecogniser, type PageRecogniser } from '../ocr/page-recogniser.ts'
import type { PdfFile } from '../pdf/child-messages.ts'
import { type ReaderChild, type Reading, startReaderChild } from './child/reader-child.ts'
import type { ReaderJob } from './child/reader-messages.ts'
import { hasPictures, type PictureOfMark, withWordsOfPicture } from './layout/picture-of-mark.ts'
import { pagesWithMarks, picturesOfMarks } from './layout/pictures-of-marks.ts'

/** A picture of a mark as a PNG, with the path of the mark: `mark` or `citedMarks.0.mark`. */
export interface MarkPicture {
  fact: string
  png: Uint8Array
}

interface ReadNoticeOptions {
  password?: string | undefined
  /** Stops the reading at once. */
  signal?: AbortSignal | undefined
  /** Whom it is read for: persons get their turns one after another, however many papers each has. */
  person?: Person
  onPage?: ((page: number, pages: number) => void) | undefined
  /** Counts the pages read from their picture, those alone. */
  onRecognise?: ((page: number, pages: number) => void) | undefined
  /** Takes the pictures of marks that the paper shows; without it they are not looked for. */
  onPictures?: ((pictures: readonly MarkPicture[]) => void) | undefined
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
  /** The places that papers wait for: text at once, text that takes long, and recognition. */
  queues: Readonly<Record<'text' | 'slowText' | 'recognition', Turns>>
  /** Ends all reading; what is under way fails. */
  close: () => Promise<void>
}

/**
 * What an honest paper takes is a tenth of this; a busy machine makes it slow, which is no reason to refuse it. The
 * memory leaves room for what comes before a look at it, up to 700 MB.
 */
const LIMITS: ChildLimits = {
  cpuMilliseconds: 8_000,
  milliseconds: 45_000,
  silentMilliseconds: 30_000,
  busyMilliseconds: 5_000,
  residentBytes: 450 * 1024 * 1024,
}
/** A paper that works longer while others wait begins again in the lane of the slow ones. */
const QUICK_MS = 800
/** A notice with text is answered in 12 s: the words in the picture of its mark have what its text leaves of that, and this at least. */
const ANSWER_MS = 11_000
const LEAST_PICTURE_MS = 1_000
const QUICK_PLACES = 3
const SLOW_PLACES = 1
/** A PDF may begin with other bytes, but its signature has to stand among the first of them. */
const SIGNATURE = '%PDF-'
const SIGNATURE_WITHIN = 1024

const hasSignature = (pdf: Uint8Array): boolean =>
  Buffer.from(pdf.buffer, pdf.byteOffset, Math.min(pdf.byteLength, SIGNATURE_WITHIN)).includes(SIGNATURE)

/** Starting a process holds the server up: not before the answer of the reading before is out. */
const PREPARE_AFTER_MS = 50

/**
 * One reader process is kept warm, from `prepare` or the first reading on. At most three read at once, persons in turn;
 * a paper that takes long while others wait is read again beside them, one such at a time. A scan holds no place while
 * its pages are recognised.
 */
export const createNoticeReader = (
  limits: ChildLimits = LIMITS,
  recogniser: PageRecogniser = createPageRecogniser(),
): NoticeReader => {
  const children = new Set<ReaderChild>()
  const quick = createTurns(QUICK_PLACES, 'alternating')
  const slow = createTurns(SLOW_PLACES)
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

  /** Runs a job in a process of its own; `work` hears the child and may end it. */
  const runIn = async (lane: Turns, job: ReaderJob, options: ReadNoticeOptions, onWork?: RunHooks['onWork']) => {
    const { signal, onPage, onUsage, person } = options
    const giveBack = await lane.take(person, signal)
    try {
      if (isClosed) throw new AppError('unavailable', 'the reader is closed')
      const child = takeChild()
      if (lane === slow) child.standBack()
      try {
        const { result, usage } = await child.read(job, { signal, onPage, onWork })
        onUsage?.('text', usage)
        return result
      } finally {
        dismiss(child)
        setTimeout(prepare, PREPARE_AFTER_MS).unref()
      }
    } finally {
      giveBack()
    }
  }

  /** Reads in the quick lane, or in the slow one once it has taken long while others wait. */
  const runJob = async (job: ReaderJob, options: ReadNoticeOptions): Promise<Reading> => {
    const overtaking = new AbortController()
    const signals = [overtaking.signal, ...(options.signal ? [options.signal] : [])]
    const onWork = (cpuMilliseconds: number): void => {
      if (cpuMilliseconds > QUICK_MS && quick.waiting() > 0) overtaking.abort()
    }
    try {
      return await runIn(quick, job, { ...options, signal: AbortSignal.any(signals) }, onWork)
    } catch (error) {
      if (!overtaking.signal.aborted || options.signal?.aborted) throw error
      return await runIn(slow, job, options)
    }
  }

  /**
   * Looks for words in the picture in the place of the mark, and takes the pictures of marks for `onPictures`. Without an
   * answer in time the notice stands as it is, without pictures.
   */
  const readPictures = async (
    notice: Notice,
    picture: PictureOfMark | undefined,
    file: PdfFile,
    { signal, person, onUsage, onPictures }: ReadNoticeOptions,
    begin: number,
  ): Promise<Notice> => {
    const picturePages = onPictures && hasPictures(file.pdf) ? pagesWithMarks(notice, picture) : []
    if (!picture && picturePages.length === 0) return notice
    const limit = AbortSignal.timeout(Math.max(LEAST_PICTURE_MS, Math.round(ANSWER_MS - (performance.now() - begin))))
    try {
      const { result, usage } = await recogniser.recognise(
        { ...file, ...(picture ? { pages: [picture.page], area: picture } : { pages: [] }), picturePages },
        { signal: signal ? AbortSignal.any([signal, limit]) : limit, person },
      )
      onUsage?.('ocr', usage)
      const shown = picturesOfMarks(notice, picture, result.pictures)
      onPictures?.([...shown].map(([fact, { png }]) => ({ fact, png })))
      const [page] = result.pages
      return page && picture ? withWordsOfPicture(notice, picture, page) : notice
    } catch (error) {
      if (signal?.aborted) throw error
      return notice
    }
  }

  const read = async (pdf: Uint8Array, options: ReadNoticeOptions = {}): Promise<Notice> => {
    const begin = performance.now()
    const { password, signal, person, onRecognise, onUsage } = options
    if (!hasSignature(pdf)) throw new AppError('damagedPdf', 'the file is no PDF')
    if (isClosed) throw new AppError('unavailable', 'the reader is closed')
    const file: PdfFile = password === undefined ? { pdf } : { pdf, password }
    const read = await runJob(file, options)
    if ('picture' in read) return await readPictures(read.notice, read.picture, file, options, begin)
    if (!('layers' in read)) return await readPictures(read, undefined, file, options, begin)
    const { layers, pages } = read
    const { result: recognised, usage } = await recogniser.recognise(
      { ...file, pages },
      { signal, person, onPage: onRecognise },
    )
    onUsage?.('ocr', usage)
    const notice = await runJob({ layers, recognised: recognised.pages }, options)
    if ('layers' in notice || 'picture' in notice)
      throw new AppError('internal', 'recognised pages were asked for again')
    return notice
  }

  const close = async (): Promise<void> => {
    isClosed = true
    await Promise.all([recogniser.close(), ...[...children].map(child => child.end())])
  }

  return { prepare, read, close, queues: { text: quick, slowText: slow, recognition: recogniser.turns } }
}
