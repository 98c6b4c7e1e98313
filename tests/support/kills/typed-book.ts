/** What a field holds, as text; a paragraph as JSON of its value and the text open over it, if any. */
export type Held = string

interface Entry {
  at: number
  value: Held
  /** It is in the document, and not only in an open input: the save text speaks of it. */
  isCommitted: boolean
}

/** What was typed where and when, to tell what has to be there after a kill. */
export interface TypedBook {
  /** What a place holds at the start. */
  begin(place: string, value: Held): void
  /** What a place will hold when the keys that follow have been pressed. */
  start(place: string, value: Held): void
  /** They have been pressed. */
  done(isCommitted: boolean): void
  latest(place: string): Held
  /** The screen said that everything is safe. */
  safeAt(at: number): void
  /** Places that do not hold what they must after a kill at a moment: what was typed a second before, or called safe. */
  lost(actual: (place: string) => Held, killedAt: number): string[]
  count(): number
}

const SECOND_MS = 1_000

const isOnTheWay = (from: Held, to: Held, actual: Held): boolean => {
  if (!to.startsWith('[')) return to.startsWith(actual) || from === actual
  const [[value, open], [nextValue, nextOpen], [isValue, isOpen]] = [from, to, actual].map(text => JSON.parse(text))
  return ([value, nextValue].includes(isValue) && [null, open].includes(isOpen)) || (nextOpen ?? '').startsWith(isOpen)
}

export const createTypedBook = (): TypedBook => {
  const entries = new Map<string, Entry[]>()
  let running: { place: string; value: Held } | null = null
  let lastSafe = 0
  let count = 0

  const latest = (place: string): Held => entries.get(place)?.at(-1)?.value ?? ''
  const isHeld = (place: string, list: readonly Entry[], actual: Held, killedAt: number): boolean => {
    const must = list.findLastIndex(
      ({ at, isCommitted }) => at <= killedAt - SECOND_MS || (isCommitted && at <= lastSafe),
    )
    const allowed = list.slice(Math.max(must, 0)).map(({ value }) => value)
    if (allowed.includes(actual)) return true
    return running?.place === place && isOnTheWay(allowed.at(-1) ?? '', running.value, actual)
  }

  return {
    begin: (place, value) => {
      entries.set(place, [{ at: 0, value, isCommitted: true }])
      running = null
    },
    start: (place, value) => {
      running = { place, value }
    },
    done: isCommitted => {
      if (running === null) return
      const { place, value } = running
      entries.set(place, [...(entries.get(place) ?? []), { at: Date.now(), value, isCommitted }])
      running = null
      count += 1
    },
    latest,
    safeAt: at => {
      lastSafe = Math.max(lastSafe, at)
    },
    lost: (actual, killedAt) =>
      [...entries].flatMap(([place, list]) => {
        const found = actual(place)
        return isHeld(place, list, found, killedAt) ? [] : [`${place}: “${found}” for “${list.at(-1)?.value}”`]
      }),
    count: () => count,
  }
}
