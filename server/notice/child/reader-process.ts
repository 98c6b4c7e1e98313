import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../app-error.ts'
import { type ChildUsage, measureUsage } from '../../child/child-usage.ts'
import type { PdfFile } from '../../pdf/child-messages.ts'
import type { PageText } from '../../pdf/page-text.ts'
import { readFacts } from '../facts/read-facts.ts'
import { pictureOfMark } from '../layout/picture-of-mark.ts'
import { readTextLayer } from '../layout/text-layer.ts'
import { choosePages, type PageLayer } from '../layout/trusted-pages.ts'
import type { ReaderAnswer, ReaderJob } from './reader-messages.ts'

/** A font that takes the large tables of characters, one that is embedded, and letters that are drawings, as browsers print them. */
const SAMPLES = ['sample-predefined-map.pdf', 'sample-notice.pdf', 'sample-drawn-letters.pdf']

/**
 * Reads synthetic notices until `isOver`, so that the code is compiled and its tables are loaded before a real one comes.
 * Once each: a second and a third time cost a second of work and made the next reading no quicker.
 */
const warmUp = async (isOver: () => boolean): Promise<void> => {
  const samples = await Promise.all(SAMPLES.map(name => readFile(join(import.meta.dirname, name))))
  for (const sample of samples) {
    if (isOver()) return
    const layers = await readTextLayer(sample)
    readFacts(
      layers.map(({ text }) => text),
      'text-layer',
    )
  }
}

/** By then a process that was started for a job has it, and the answer before this one is out. */
const IDLE_AFTER_MS = 200

const answer = (message: ReaderAnswer): void => {
  process.send?.(message)
}

const factsOf = (
  layers: PageLayer[],
  recognised: PageText[],
  usage: () => ChildUsage,
  pdf?: Uint8Array,
): ReaderAnswer => {
  const { pages, source } = choosePages(layers, recognised)
  const notice = readFacts(pages, source)
  return { type: 'done', notice, picture: pdf && pictureOfMark(pdf, pages, notice), usage: usage() }
}

const readPdf = async ({ pdf, password }: PdfFile, usage: () => ChildUsage): Promise<ReaderAnswer> => {
  const onPage = (page: number, pages: number) => answer({ type: 'page', page, pages })
  const layers = await readTextLayer(pdf, { password, onPage })
  const doubted = layers.filter(({ trust }) => trust !== 'sound').map(({ text: { page } }) => page)
  return doubted.length > 0
    ? { type: 'unread', layers, pages: doubted, usage: usage() }
    : factsOf(layers, [], usage, pdf)
}

const read = async (job: ReaderJob): Promise<ReaderAnswer> => {
  try {
    const usage = measureUsage()
    return 'pdf' in job ? await readPdf(job, usage) : factsOf(job.layers, job.recognised, usage)
  } catch (error) {
    if (error instanceof AppError) {
      const { code, message, paper } = error
      return { type: 'failed', code, message, paper }
    }
    return { type: 'failed', code: 'internal', message: error instanceof Error ? (error.stack ?? error.message) : '' }
  }
}

let isTaken = false
const warmingUp = setTimeout(async () => {
  await warmUp(() => isTaken).catch(() => undefined)
  if (!isTaken) answer({ type: 'warm' })
}, IDLE_AFTER_MS)

process.once('message', async (job: ReaderJob) => {
  isTaken = true
  clearTimeout(warmingUp)
  answer({ type: 'begun' })
  answer(await read(job))
})
process.once('disconnect', () => process.exit())
