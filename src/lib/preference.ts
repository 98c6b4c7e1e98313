import { useSyncExternalStore } from 'react'

/** A choice remembered in this browser; without storage (private mode) it lasts as long as the page. */
export interface Preference<Value extends string> {
  read(): Value
  write(value: Value): void
}

/** Returns a preference; `fallback` gives its value while none of `values` is stored. */
export const createPreference = <Value extends string>(
  name: string,
  values: readonly Value[],
  fallback: () => Value,
): Preference<Value> => {
  const key = `rejoinder.${name}`
  return {
    read() {
      try {
        const stored = localStorage.getItem(key)
        return values.find(value => value === stored) ?? fallback()
      } catch {
        return fallback()
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, value)
      } catch {
        // nothing to remember it in
      }
    },
  }
}

/** A choice of the user that the whole page follows. */
interface SharedChoice<Value extends string> {
  /** Sets the value and remembers it. */
  change(value: Value): void
  useValue(): Value
}

/** Returns a shared choice; `show` applies its value to the document at once and after each change. */
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
