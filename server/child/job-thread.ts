import { parentPort, type Transferable, Worker } from 'node:worker_threads'

/** A thread that does one kind of job beside the main one. */
export interface JobThread<Order, Result> {
  /** Rejects with what the job threw, or when the thread dies. */
  run(order: Order): Promise<Result>
  /** Starts the thread and lets it read what its jobs need, unless it runs already. */
  prepare(): void
  close(): Promise<void>
}

type Message<Order> = { id: number; order: Order } | 'prepare'
type Answer<Result> = { id: number; result: Result } | { id: number; error: unknown }

/**
 * Creates a thread around a module that calls `serveJobs`. It starts with the first job or with `prepare`, and stays. A
 * thread that dies fails its jobs; the next job starts another.
 */
export const createJobThread = <Order, Result>(module: URL): JobThread<Order, Result> => {
  let worker: Worker | undefined
  let jobs = 0
  const waiting = new Map<number, PromiseWithResolvers<Result>>()

  const failAll = (error: unknown): void => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const start = (): Worker => {
    const started = new Worker(module)
    started.unref()
    started.on('message', (answer: Answer<Result>) => {
      const job = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('error' in answer) job?.reject(answer.error)
      else job?.resolve(answer.result)
    })
    const end = (error: unknown): void => {
      // Of a thread that another has followed already, nothing is waiting any more.
      if (worker === started) failAll(error)
    }
    started.on('error', end)
    started.on('exit', () => end(new Error('The thread has stopped.')))
    return started
  }

  return {
    run(order) {
      worker ??= start()
      jobs += 1
      const job = Promise.withResolvers<Result>()
      waiting.set(jobs, job)
      worker.postMessage({ id: jobs, order } satisfies Message<Order>)
      return job.promise
    },
    prepare() {
      if (worker) return
      worker = start()
      worker.postMessage('prepare')
    },
    async close() {
      await worker?.terminate()
    },
  }
}

interface Jobs<Order, Result> {
  /** Reads what the jobs need. A failure is left to the first job, which says it. */
  prepare: () => Promise<unknown>
  work: (order: Order) => Promise<Result> | Result
  /** Names the buffers of a result that move to the main thread instead of being copied. */
  moved?: (result: Result) => Transferable[]
}

/** Does the jobs that a `createJobThread` gives to this thread, one answer each. */
export const serveJobs = <Order, Result>({ prepare, work, moved = () => [] }: Jobs<Order, Result>): void => {
  parentPort?.on('message', async (message: Message<Order>) => {
    if (message === 'prepare') {
      await prepare().catch(() => undefined)
      return
    }
    const { id, order } = message
    try {
      const result = await work(order)
      parentPort?.postMessage({ id, result } satisfies Answer<Result>, moved(result))
    } catch (error) {
      parentPort?.postMessage({ id, error } satisfies Answer<Result>)
    }
  })
}
