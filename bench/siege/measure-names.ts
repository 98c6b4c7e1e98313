import process from 'node:process'
import { SEARCH_MODES } from '#contract/vocabulary.ts'
import { AppError } from '../../server/app-error.ts'
import { searchMarks } from '../../server/search/search-marks.ts'
import { openStorage } from '../../server/storage/open-storage.ts'
import { oddNames } from '../../tests/support/odd-names.ts'
import { makeTemporaryFolder, removeFolder } from '../../tests/support/temporary-folder.ts'
import { loadMarks } from '../search/load-marks.ts'

const NAMES = Number(process.env['SIEGE_NAMES'] ?? 5_000)
const MARKS = Number(process.env['SIEGE_MARKS'] ?? 20_000)
const SEED = 25
const DAY = '2026-11-21'
const SHOWN = 12
/** Names that load the tables of the rules, as a server does before it is asked. */
const FIRST = 30

const threadMilliseconds = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Returns the longest time of processor that `run` kept other callbacks from running, in milliseconds. */
const longestHold = async (run: () => Promise<unknown>): Promise<number> => {
  let longest = 0
  let isOver = false
  let last = threadMilliseconds()
  const look = (): void => {
    const now = threadMilliseconds()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await run()
  isOver = true
  return Math.max(longest, threadMilliseconds() - last)
}

/** Searches odd names in every mode, and prints what held the main thread longest and what failed. */
export const measureNames = async (): Promise<void> => {
  const dataDir = process.env['SIEGE_DATA'] ?? (await makeTemporaryFolder())
  const { db, close } = await openStorage({ dataDir, databaseUrl: undefined }, console.log)
  const holds: { mode: string; name: string; milliseconds: number }[] = []
  const failures = new Map<string, number>()
  let refused = 0
  try {
    await loadMarks(db, MARKS)
    const names = oddNames(NAMES, SEED)
    const first = names.slice(0, FIRST)
    for (const [index, name] of [...first, ...names].entries())
      for (const mode of SEARCH_MODES) {
        const milliseconds = await longestHold(async () => {
          try {
            await searchMarks(db, { mode, text: name, pageNum: 1, pageSize: 20 }, DAY)
          } catch (error) {
            if (error instanceof AppError) refused += 1
            else failures.set(String(error).slice(0, 120), (failures.get(String(error).slice(0, 120)) ?? 0) + 1)
          }
        })
        if (index >= first.length) holds.push({ mode, name: JSON.stringify(name.slice(0, 12)), milliseconds })
      }
  } finally {
    await close()
    if (!process.env['SIEGE_DATA']) await removeFolder(dataDir)
  }
  holds.sort((a, b) => b.milliseconds - a.milliseconds)
  const at = (share: number): string => (holds[Math.floor(holds.length * share)]?.milliseconds ?? 0).toFixed(1)
  console.log(
    `${NAMES} odd names in ${SEARCH_MODES.length} modes over ${MARKS} marks: main thread held p50 ${at(0.5)}, ` +
      `p99 ${at(0.01)}, most ${at(0)} ms of processor; ${refused} refused, ${[...failures.values()].reduce((sum, n) => sum + n, 0)} failed`,
  )
  console.table(holds.slice(0, SHOWN))
  if (failures.size > 0) console.table([...failures])
}
