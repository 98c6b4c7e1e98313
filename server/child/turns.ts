import { AppError } from '../app-error.ts'

/** Whom a turn is for; those who say nothing are one person. */
export type Person = string | number | undefined

/** A bounded number of places for those who wait. */
export interface Turns {
  /**
   * Resolves to the function that gives the place back, once there is one. Persons get places in turn, however many each
   * waits for. Throws `AppError` cancelled after an abort.
   */
  take(person: Person, signal?: AbortSignal): Promise<() => void>
  /** Returns how many wait. */
  waiting(): number
  /** Returns how many have a place. */
  running(): number
}

/**
 * Makes `places` places. Of one person the oldest goes first or, `alternating`, the newest and the oldest by turns: what
 * comes last behind many is not kept waiting, and the many go on. A place may be given back more than once, which counts
 * once.
 */
export const createTurns = (places: number, order: 'oldest' | 'alternating' = 'oldest'): Turns => {
  const queues = new Map<Person, (() => void)[]>()
  let free = places
  let isNewest = order === 'alternating'
  const waiting = (): number => [...queues.values()].reduce((sum, { length }) => sum + length, 0)

  const next = (): void => {
    const [entry] = queues
    if (!entry) {
      free += 1
      return
    }
    const [person, queue] = entry
    const grant = isNewest ? queue.pop() : queue.shift()
    isNewest = order === 'alternating' && !isNewest
    // The person goes behind all others.
    queues.delete(person)
    if (queue.length > 0) queues.set(person, queue)
    grant?.()
  }

  const place = (): (() => void) => {
    let isGiven = false
    return () => {
      if (isGiven) return
      isGiven = true
      next()
    }
  }

  return {
    waiting,
    running: () => places - free,
    async take(person, signal) {
      if (signal?.aborted) throw new AppError('cancelled')
      if (free > 0) {
        free -= 1
        return place()
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const queue = queues.get(person) ?? []
      queue.push(resolve)
      queues.set(person, queue)
      const leave = (): void => {
        const left = queue.indexOf(resolve)
        if (left < 0) return
        queue.splice(left, 1)
        if (queue.length === 0) queues.delete(person)
        reject(new AppError('cancelled'))
      }
      signal?.addEventListener('abort', leave, { once: true })
      await promise.finally(() => signal?.removeEventListener('abort', leave))
      return place()
    },
  }
}
