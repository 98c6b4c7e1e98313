import { readdirSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import process from 'node:process'
import { quantile } from '../figures/quantile.ts'

/** Milliseconds of processor time of a process, where the system tells (Linux); 0 for one that has ended. */
const cpuOf = (pid: number): number => {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .map(task => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
      .reduce((sum, ms) => sum + ms, 0)
  } catch {
    return 0
  }
}

const parentOf = (pid: number): number => {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    return Number(fields.split(' ')[1])
  } catch {
    return 0
  }
}

/** The processes that a PostgreSQL works with, its connections among them. */
export const childrenOf = (postmaster: number): number[] =>
  readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => parentOf(pid) === postmaster)

/** Milliseconds of processor time that a PostgreSQL has used since its start, in connections that still stand. */
export const databaseCpu = (postmaster: number): number =>
  [postmaster, ...childrenOf(postmaster)].reduce((sum, pid) => sum + cpuOf(pid), 0)

/** What processes use from now on; one that ends meanwhile counts for nothing more. */
export const meterOf = (pids: readonly number[]): (() => number) => {
  const before = pids.map(cpuOf)
  return () => pids.reduce((sum, pid, place) => sum + Math.max(0, cpuOf(pid) - (before[place] ?? 0)), 0)
}

const ownCpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds. `p50` and `p95` by the clock, `cpu50` and `cpu95` of processor time, of this process and the database. */
export interface Timing {
  p50: number
  p95: number
  cpu50: number
  cpu95: number
  /** Processor time of an average run. */
  node: number
  database: number
  load: number
}

const ROUNDS = 5

/** Times each run once a round; every percentile is the median of those of five rounds. */
export const time = async <Item>(
  items: readonly Item[],
  postmaster: number,
  run: (item: Item) => Promise<unknown>,
): Promise<Timing> => {
  const rounds: { wall: number[]; cpu: number[] }[] = []
  const total = { node: 0, database: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const wall: number[] = []
    const cpu: number[] = []
    const children = childrenOf(postmaster)
    for (const item of items) {
      // The meter reads files, which is no part of the run: it is set before the rest is read.
      const database = meterOf(children)
      const [node, begin] = [ownCpu(), performance.now()]
      await run(item)
      wall.push(performance.now() - begin)
      const spent = { node: ownCpu() - node, database: database() }
      cpu.push(spent.node + spent.database)
      total.node += spent.node
      total.database += spent.database
    }
    rounds.push({ wall, cpu })
  }
  const median = (of: 'wall' | 'cpu', share: number): number =>
    quantile(
      rounds.map(round => quantile(round[of], share)),
      0.5,
    )
  const runs = items.length * ROUNDS
  return {
    p50: median('wall', 0.5),
    p95: median('wall', 0.95),
    cpu50: median('cpu', 0.5),
    cpu95: median('cpu', 0.95),
    node: total.node / runs,
    database: total.database / runs,
    load: loadavg()[0] ?? 0,
  }
}

/** A row of a table: numbers to one place. */
export const shown = (timing: Timing): Record<string, string> =>
  Object.fromEntries(Object.entries(timing).map(([name, value]) => [name, value.toFixed(1)]))
