/** Makes a value when it is first asked for, and keeps it: tables cost nothing until a mark needs them. */
export const lazily = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
