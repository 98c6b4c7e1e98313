/** What a field holds, as text; a paragraph as JSON of its value and the text open over it, if any. */
export type Held = string

interface Entry {
  /** When the page was known to have handled the last key of it. */
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
  /** The journal has all that stood on the page at a moment. */
  keptAt(at: number): void
  /** Places that do not hold what they must after a kill at a moment. */
  missing(actual: (place: string) => Held, killedAt: number): Missing
  count(): number
}

export interface Missing {
  /** What was called safe, or was in the journal. */
  lost: string[]
  /** What was typed a second before and was not in the journal yet. */
  late: string[]
}

const SECOND_MS = 1_000

/** Whether a place may hold this while it goes from one value to the next: nothing of the first is gone from prose. */
const isOnTheWay = (from: Held, to: Held, actual: Held): boolean => {
  if (!to.startsWith('[')) {
    const isPart = to.startsWith(actual) && (!to.startsWith(from) || actual.length >= from.length)
    return isPart || from === actual
  }
  const [[value, open], [nextValue, nextOpen], [isValue, isOpen]] = [from, to, actual].map(text => JSON.parse(text))
  return ([value, nextValue].includes(isValue) && [null, open].includes(isOpen)) || (nextOpen ?? '').startsWith(isOpen)
}

export const createTypedBook = (): TypedBook => {
  const entries = new Map<string, Entry[]>()
  let running: { place: string; value: Held } | null = null
  let lastSafe = 0
  let lastKept = 0
  let count = 0

  const latest = (place: string): Held => entries.get(place)?.at(-1)?.value ?? ''
  /** `isDue` tells what the place has to hold by now: that, or what was typed there since. */
  const isHeld = (place: string, actual: Held, isDue: (entry: Entry) => boolean): boolean => {
    const list = entries.get(place) ?? []
    const allowed = list.slice(Math.max(list.findLastIndex(isDue), 0)).map(({ value }) => value)
    if (running?.place === place) allowed.push(running.value)
    return allowed.some((to, index) => to === actual || (index > 0 && isOnTheWay(allowed[index - 1] ?? '', to, actual)))
  }
  const isSafe = ({ at, isCommitted }: Entry): boolean => at < lastKept || (isCommitted && at <= lastSafe)

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
    keptAt: at => {
      lastKept = Math.max(lastKept, at)
    },
    missing: (actual, killedAt) => {
      const missing: Missing = { lost: [], late: [] }
      for (const [place, list] of entries) {
        const found = actual(place)
        const last = list.at(-1)
        const at = last?.at ?? 0
        const times = `typed ${killedAt - at} ms before; in the journal ${lastKept - at}, safe ${lastSafe - at} ms later`
        const lacks = `${place}: “${found}” for “${last?.value}”, ${times}`
        if (!isHeld(place, found, isSafe)) missing.lost.push(lacks)
        else if (!isHeld(place, found, ({ at }) => at <= killedAt - SECOND_MS)) missing.late.push(lacks)
      }
      return missing
    },
    count: () => count,
  }
}
