import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import process from 'node:process'

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

const median = (values: readonly number[]): number => quantile(values, 0.5)

const TICK_MS = 10

/** Milliseconds of processor time of a process, where the system tells (Linux). */
export const cpuOf = (pid: number): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * TICK_MS
}

const parentOf = (pid: string): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  return Number(fields.split(' ')[1])
}

/** Milliseconds of processor time that the connections of a PostgreSQL have used so far. */
export const cpuOfChildren = (postmaster: number): number =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .reduce((sum, pid) => {
      try {
        return parentOf(pid) === postmaster ? sum + cpuOf(Number(pid)) : sum
      } catch {
        return sum
      }
    }, 0)

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export interface Timing {
  p50: number
  p95: number
  /** Processor time of an average run: of this process, and of the database. */
  node: number
  database: number
  load: number
}

const ROUNDS = 5

/** Times each run once a round; percentiles are the median of five rounds. Wall clock in milliseconds. */
export const time = async <Item>(
  items: readonly Item[],
  postmaster: number,
  run: (item: Item) => Promise<unknown>,
): Promise<Timing> => {
  const rounds: { p50: number; p95: number }[] = []
  const [own, database] = [ownCpu(), cpuOfChildren(postmaster)]
  for (let round = 0; round < ROUNDS; round += 1) {
    const spent: number[] = []
    for (const item of items) {
      const begin = performance.now()
      await run(item)
      spent.push(performance.now() - begin)
    }
    rounds.push({ p50: quantile(spent, 0.5), p95: quantile(spent, 0.95) })
  }
  const runs = items.length * ROUNDS
  return {
    p50: median(rounds.map(({ p50 }) => p50)),
    p95: median(rounds.map(({ p95 }) => p95)),
    node: (ownCpu() - own) / runs,
    database: (cpuOfChildren(postmaster) - database) / runs,
    load: loadavg()[0] ?? 0,
  }
}

/** A row of a table: numbers to one place. */
export const shown = (timing: Timing): Record<string, string> =>
  Object.fromEntries(Object.entries(timing).map(([name, value]) => [name, value.toFixed(1)]))
