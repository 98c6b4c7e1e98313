/** The row a key leads to in a list of `count` rows of which `page` are in view; null where it leads nowhere. */
export const rowAfterKey = (row: number, key: string, count: number, page: number): number | null => {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: Math.max(1, page),
    PageUp: -Math.max(1, page),
    Home: -count,
    End: count,
  }
  const step = steps[key]
  return step === undefined ? null : Math.min(count - 1, Math.max(0, row + step))
}
