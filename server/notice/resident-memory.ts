import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Linux reports pages of 4 kB on every machine the server is built for. */
const PAGE_BYTES = 4096

/** Resident memory of another process in bytes; null once it is gone, or where the system does not tell. */
export const residentMemoryOf = async (pid: number): Promise<number | null> => {
  try {
    if (process.platform === 'linux') {
      const [, resident] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
      return Number(resident) * PAGE_BYTES
    }
    if (process.platform === 'win32') return null
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
    return Number(stdout) * 1024
  } catch {
    return null
  }
}
