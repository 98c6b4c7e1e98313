import { type ChildProcess, execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import { AppError } from '../app-error.ts'
import type { ChildUsage } from './child-usage.ts'

/** The memory that a process holds, and the processor time that it has used so far. */
interface ProcessLoad {
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

/** The limits beyond which a child process is killed. */
export interface ChildLimits {
  /** The processor time for its job: work tells what is complex, and a busy machine does not change it. */
  cpuMilliseconds: number
  /** The time for its job, from its first sign of life on: it may hang without working. */
  milliseconds: number
  /** The time, and the processor time, that may pass between two signs of life. */
  silentMilliseconds: number
  busyMilliseconds: number
  residentBytes: number
}

/** The parent's side of a job under way. */
interface Talk<Result> {
  /** Answers a child that waits. */
  send: (message: object) => void
  /** The child waits for us: until the next message is sent its time does not count. */
  rest: () => void
  done: (result: Result, usage: ChildUsage) => void
  fail: (error: Error) => void
}

/** The messages of a job that the parent hears, and those it sends. */
export interface RunHooks {
  signal?: AbortSignal | undefined
  /** Is called now and then with the processor time of the job so far. */
  onWork?: ((cpuMilliseconds: number) => void) | undefined
}

/** A process that does one job and is gone afterwards. */
export interface WatchedChild {
  /** Whether it still waits for its job. */
  isReady: () => boolean
  /**
   * Sends the job and hears the child until it is done or fails. Throws AppError tooComplex at a limit, cancelled after an
   * abort, unavailable when it was ended, internal when it broke down.
   */
  run: <Message extends object, Result>(
    job: object,
    hear: (message: Message, talk: Talk<Result>) => void,
    hooks?: RunHooks,
  ) => Promise<{ result: Result; usage: ChildUsage }>
  /** Lets others go first where they want the processor. */
  standBack: () => void
  /** Kills it; resolves when it has ended. */
  end: () => Promise<void>
}

const WATCH_MS = 25
const LOW_PRIORITY = 10

const setNice = (pid: number): void => {
  try {
    setPriority(pid, LOW_PRIORITY)
  } catch {
    // It has just ended, or the system has no priorities.
  }
}
/** Until a process says that it has its job, which on a busy machine takes long, only its memory and work are watched. */
const START_MS = 60_000
const ABORTED_EXIT_CODE = 134

/** Out of heap ends a process by a signal of its own; any other early end is a fault of ours. */
const earlyEnd = (code: number | null, signal: string | null): AppError =>
  signal !== null || code === ABORTED_EXIT_CODE
    ? new AppError('tooComplex', `the process ran out of memory (${signal ?? code})`)
    : new AppError('internal', `the process ended with ${code}`)

/** Runs out after so much time, not counting its rests; `rewind` gives it all of that again. */
const createClock = (milliseconds: number, onOver: () => void) => {
  let left = milliseconds
  let since = 0
  let timer: NodeJS.Timeout | undefined
  return {
    start() {
      if (timer) return
      since = performance.now()
      timer = setTimeout(onOver, left)
    },
    rewind() {
      left = milliseconds
      if (!timer) return
      clearTimeout(timer)
      since = performance.now()
      timer = setTimeout(onOver, left)
    },
    rest() {
      if (timer) left -= performance.now() - since
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** Watches a child process from outside: its time, its resident memory, its end. It does not keep the server alive. */
export const watchChild = (child: ChildProcess, limits: ChildLimits): WatchedChild => {
  child.unref()
  child.channel?.unref()
  let failure: AppError | null = null
  child.on('error', error => {
    failure = new AppError('internal', `the process did not start or broke off: ${error.message}`)
    child.kill('SIGKILL')
  })
  let isTaken = false
  let isEnding = false
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  const run: WatchedChild['run'] = async <Message extends object, Result>(
    job: object,
    hear: (message: Message, talk: Talk<Result>) => void,
    { signal, onWork }: RunHooks = {},
  ) => {
    isTaken = true
    const { promise, resolve, reject } = Promise.withResolvers<{ result: Result; usage: ChildUsage }>()
    const tooMuch = (what: string) => reject(new AppError('tooComplex', `reading takes more than ${what}`))
    const cancel = () => reject(new AppError('cancelled'))
    const whole = createClock(limits.milliseconds, () => tooMuch(`${limits.milliseconds} ms`))
    const silence = createClock(limits.silentMilliseconds, () => tooMuch(`${limits.silentMilliseconds} ms in silence`))
    const rest = () => {
      whole.rest()
      silence.rest()
    }
    const starting = setTimeout(() => tooMuch(`${START_MS} ms to start`), START_MS)
    let isAlive = true
    let busySince = 0
    let begun = false
    let startedAt: number | undefined
    const watch = setInterval(async () => {
      const load = child.pid === undefined ? null : await loadOf(child.pid)
      if (!load) return
      if (load.residentBytes > limits.residentBytes) tooMuch(`${limits.residentBytes} bytes of memory`)
      if (begun) startedAt ??= load.cpuMilliseconds
      const work = load.cpuMilliseconds - (startedAt ?? load.cpuMilliseconds)
      onWork?.(work)
      if (work > limits.cpuMilliseconds) tooMuch(`${limits.cpuMilliseconds} ms of work`)
      if (isAlive) busySince = load.cpuMilliseconds
      else if (load.cpuMilliseconds - busySince > limits.busyMilliseconds)
        tooMuch(`${limits.busyMilliseconds} ms of work at a stretch`)
      isAlive = false
    }, WATCH_MS)
    const send = (message: object): void => {
      child.send(message, error => error && reject(new AppError('internal', error.message)))
    }
    const work = () => {
      whole.start()
      silence.start()
    }
    const talk: Talk<Result> = {
      send(reply) {
        work()
        send(reply)
      },
      rest,
      done: (result, usage) => resolve({ result, usage }),
      fail: reject,
    }
    const listen = (message: Message): void => {
      isAlive = true
      begun = true
      clearTimeout(starting)
      silence.rewind()
      work()
      hear(message, talk)
    }
    child.on('message', listen)
    child.once('exit', (code, exitSignal) =>
      reject(isEnding ? new AppError('unavailable', 'it was closed') : earlyEnd(code, exitSignal)),
    )
    // A process that could not be started has no exit.
    child.once('error', () => reject(failure))
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      if (failure) throw failure
      if (signal?.aborted) cancel()
      else send(job)
      return await promise
    } finally {
      child.off('message', listen)
      rest()
      clearTimeout(starting)
      clearInterval(watch)
      signal?.removeEventListener('abort', cancel)
      child.kill('SIGKILL')
    }
  }

  return {
    isReady: () => !isTaken && child.connected && !hasEnded(),
    run,
    standBack: () => {
      if (child.pid !== undefined && !hasEnded()) setNice(child.pid)
    },
    end: async () => {
      if (hasEnded() || child.pid === undefined) return
      isEnding = true
      child.ref()
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
