import { once } from 'node:events'
import { measureUsage } from '../child/child-usage.ts'
import { compareWord, type ExportedDocuments } from './compare-word.ts'
import { readMainPart, readWordOrigin } from './read-word.ts'
import type { WordAnswer, WordJob } from './word-messages.ts'
import { WordRefusal } from './word-refusal.ts'

const answer = (message: WordAnswer): void => {
  process.send?.(message)
}

const documentsOf = async (file: Uint8Array): Promise<ExportedDocuments> => {
  const asked = once(process, 'message')
  answer({ type: 'origin', origin: readWordOrigin(file) })
  const [documents] = (await asked) as [ExportedDocuments]
  return documents
}

const read = async (job: WordJob): Promise<WordAnswer> => {
  try {
    if (!('bytes' in job)) throw new WordRefusal('notWord')
    const usage = measureUsage()
    const xml = readMainPart(job.bytes)
    const difference = await compareWord(xml, await documentsOf(job.bytes))
    return { type: 'done', difference, usage: usage() }
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    if (error instanceof WordRefusal) return { type: 'failed', code: error.reason, message }
    return { type: 'failed', code: 'internal', message: stack ?? message }
  }
}

process.once('message', async (job: WordJob) => {
  answer({ type: 'begun' })
  answer(await read(job))
})
process.once('disconnect', () => process.exit())
