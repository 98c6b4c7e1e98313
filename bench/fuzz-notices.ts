import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomOf } from '../fixtures/notices/generator/random.ts'
import { scanPdf } from '../fixtures/notices/producers/scan.ts'
import { AppError } from '../server/app-error.ts'
import { loadOf } from '../server/child/watched-child.ts'
import { createNoticeReader, type NoticeReader } from '../server/notice/notice-reader.ts'
import { MUTATIONS } from './siege/mutations.ts'

const MUTANTS = 300
const AT_ONCE = 2
const NOTICES = join(import.meta.dirname, '../fixtures/notices')
const SCAN_DPI = 60

const childrenOf = (pid: number): number => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).length
  } catch {
    return Number.NaN
  }
}

const stateOf = async (when: string) => ({
  when,
  'resident MB': Math.round(((await loadOf(process.pid))?.residentBytes ?? Number.NaN) / 1024 / 1024),
  children: childrenOf(process.pid),
})

interface Outcome {
  mutation: string
  code: string
  milliseconds: number
}

const outcomeOf = async (reader: NoticeReader, mutation: string, mutant: Uint8Array): Promise<Outcome> => {
  const start = performance.now()
  const code = await reader.read(mutant).then(
    () => 'read',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
  return { mutation, code, milliseconds: Math.round(performance.now() - start) }
}

const seeds = async (): Promise<Uint8Array[]> => {
  const digital = readdirSync(NOTICES)
    .filter(file => file.endsWith('.pdf'))
    .map(file => readFileSync(join(NOTICES, file)))
  const [first] = digital
  return first ? [...digital, await scanPdf(first, { dpi: SCAN_DPI })] : []
}

/**
 * Reads 300 damaged PDFs, the same in every run, and prints what became of them. Throws when a reading ended otherwise
 * than with facts or an answer, or left a process behind.
 */
export const run = async (): Promise<void> => {
  const pdfs = await seeds()
  const names = Object.keys(MUTATIONS)
  const reader = createNoticeReader()
  const states = [await stateOf('before')]
  const outcomes: Outcome[] = []
  const work = async (first: number): Promise<void> => {
    for (let seed = first; seed < MUTANTS; seed += AT_ONCE) {
      const random = randomOf(seed)
      const mutation = names[seed % names.length] ?? ''
      const mutant = MUTATIONS[mutation]?.(random.pick(pdfs), random) ?? new Uint8Array()
      outcomes.push(await outcomeOf(reader, mutation, mutant))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => work(first)))
  states.push(await stateOf('after'))
  await reader.close()
  states.push(await stateOf('closed'))

  const codes = [...new Set(outcomes.map(({ code }) => code))].toSorted()
  console.table(
    names.map(mutation => {
      const own = outcomes.filter(outcome => outcome.mutation === mutation)
      const counts = codes.map(code => [code, own.filter(outcome => outcome.code === code).length])
      return { mutation, ...Object.fromEntries(counts), 'slowest ms': Math.max(...own.map(o => o.milliseconds)) }
    }),
  )
  console.table(states)
  const broken = outcomes.filter(({ code }) => code === 'internal' || code === 'unavailable' || code.includes(' '))
  if (broken.length > 0) throw new Error(`${broken.length} readings broke down: ${JSON.stringify(broken.slice(0, 5))}`)
  if ((states.at(-1)?.children ?? 0) > (states[0]?.children ?? 0)) throw new Error('a process was left behind')
}
