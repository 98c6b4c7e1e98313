import { setImmediate as nextTurn } from 'node:timers/promises'

/** The longest stretch of a computation between two pauses, in milliseconds. */
const STRETCH_MS = 8

/** Lets other requests run in the midst of a long computation. */
export interface BreathingSpace {
  /** Is true when the computation has run for a while since the last pause: then `take` one. */
  isDue(): boolean
  take(): Promise<void>
}

/** Begins to count the time of a computation on the main thread. */
export const createBreathingSpace = (): BreathingSpace => {
  let since = performance.now()
  return {
    isDue: () => performance.now() - since > STRETCH_MS,
    async take() {
      await nextTurn()
      since = performance.now()
    },
  }
}

/** Returns the items that pass the test, and pauses between them where it takes long. */
export const filterWithPauses = async <Item>(items: Iterable<Item>, test: (item: Item) => boolean): Promise<Item[]> => {
  const space = createBreathingSpace()
  const passed: Item[] = []
  for (const item of items) {
    if (space.isDue()) await space.take()
    if (test(item)) passed.push(item)
  }
  return passed
}
