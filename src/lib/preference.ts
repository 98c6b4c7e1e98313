/** A choice remembered in this browser. Storage may be closed to us (private mode): then it lasts as long as the page. */
export interface Preference<Value extends string> {
  read(): Value
  write(value: Value): void
}

/** `fallback` answers while nothing, or nothing known, is stored. */
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
