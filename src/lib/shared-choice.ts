import { useSyncExternalStore } from 'react'
import type { Preference } from './preference.ts'

/** A choice of the user that all of the page follows. */
export interface SharedChoice<Value extends string> {
  /** Chooses, and remembers it. */
  change(value: Value): void
  useValue(): Value
}

/** `show` brings the document in line, at once and after each change. */
export const createSharedChoice = <Value extends string>(
  preference: Preference<Value>,
  show: (value: Value) => void,
): SharedChoice<Value> => {
  let current = preference.read()
  const listeners = new Set<() => void>()
  const subscribe = (notify: () => void): (() => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  }
  show(current)
  return {
    change(value) {
      current = value
      preference.write(value)
      show(value)
      for (const notify of listeners) notify()
    },
    useValue: () => useSyncExternalStore(subscribe, () => current),
  }
}
