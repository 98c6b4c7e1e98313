import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** What a process holds and has used so far. */
export interface ProcessLoad {
  residentBytes: number
  cpuMilliseconds: number
}

const run = promisify(execFile)
/** Linux reports pages of 4 kB and hundredths of a second on every machine the server is built for. */
const PAGE_BYTES = 4096
const TICK_MS = 10
/** Places in /proc/<pid>/stat after the name, which may hold anything: proc(5) counts them from 3. */
const [UTIME, STIME, RSS] = [14 - 3, 15 - 3, 24 - 3]

/** `minutes:seconds.hundredths` of ps. */
const millisecondsOf = (time: string): number =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000

/** Another process's load; null once it is gone, or where the system does not tell. */
export const loadOf = async (pid: number): Promise<ProcessLoad | null> => {
  try {
    if (process.platform === 'linux') {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const [utime = 0, stime = 0, pages = 0] = [UTIME, STIME, RSS].map(place => Number(fields[place]))
      return { residentBytes: pages * PAGE_BYTES, cpuMilliseconds: (utime + stime) * TICK_MS }
    }
    if (process.platform === 'win32') return null
    const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)])
    const [kilobytes, time = ''] = stdout.trim().split(/\s+/)
    return { residentBytes: Number(kilobytes) * 1024, cpuMilliseconds: millisecondsOf(time) }
  } catch {
    return null
  }
}
