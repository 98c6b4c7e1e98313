import { join } from 'node:path'
import process from 'node:process'
import { makeTemporaryFolder, removeFolder } from '../tests/support/temporary-folder.ts'
import { isAsked } from './search/asked-parts.ts'
import { measureGoods } from './search/measure-goods.ts'
import { measureRegister } from './search/measure-register.ts'
import type { Timing } from './search/timing.ts'

/** Marks of a register, and names whose recall is held against comparing all. */
const SIZES = new Map([
  [100_000, 400],
  [1_000_000, 50],
])

const sizesAsked = (): number[] => {
  const { SEARCH_MARKS: asked } = process.env
  return asked
    ? asked
        .split(',')
        .map(Number)
        .filter(size => size > 0)
    : [...SIZES.keys()]
}

/**
 * Searches of goods in the classification, and of near marks in generated registers, beside pg_trgm and beside comparing
 * all. `SEARCH_MARKS` sets the sizes (0 is none), `SEARCH_PARTS` what is measured, `SEARCH_DATA` a folder in which the
 * registers stay for the next time, `SEARCH_NAMES=structured` names with the structure of real ones.
 */
export const run = async (): Promise<void> => {
  if (isAsked('goods')) await measureGoods()
  const kept = process.env['SEARCH_DATA']
  const timings: (Timing | null)[] = []
  for (const size of sizesAsked()) {
    const folder = kept ? join(kept, String(size)) : await makeTemporaryFolder()
    try {
      timings.push(await measureRegister(size, SIZES.get(size) ?? 50, folder))
    } finally {
      if (!kept) await removeFolder(folder)
    }
  }
  const [small, large] = timings
  if (!small || !large) return
  const growth = { 'by the clock': large.p95 / small.p95, 'of processor time': large.cpu95 / small.cpu95 }
  console.log('growth of p95 without a class')
  console.table(Object.fromEntries(Object.entries(growth).map(([name, times]) => [name, times.toFixed(1)])))
}
