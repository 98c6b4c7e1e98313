import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadOf } from '../../server/child/watched-child.ts'

/** Returns the processes below one, itself first: those it started and those they did; Linux only. */
export const processTree = (pid: number): number[] => {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter(entry => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    } catch {
      // It has just ended.
    }
  }
  const below = (parent: number): number[] => [parent, ...(children.get(parent) ?? []).flatMap(below)]
  return below(pid)
}

/** Returns the processor time of a process and all below it, in milliseconds. */
export const workBelow = async (pid: number): Promise<number> => {
  const loads = await Promise.all(processTree(pid).map(loadOf))
  return loads.reduce((sum, load) => sum + (load?.cpuMilliseconds ?? 0), 0)
}

/** Returns the number of the embedded database's first process, which is nobody's child. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n', 1)[0])
