/** Returns the values of a list's rows, trimmed and without the blank ones (docs/specification.md §5). */
export const filledRows = (rows: readonly string[]): string[] => rows.map(row => row.trim()).filter(row => row !== '')

/** Returns whether one more row may be added. */
export const hasRoom = (rows: readonly string[], limit: number): boolean => rows.length < limit

/**
 * Returns the rows with a text of several lines put into one of them: each line that is not blank becomes a row. The result
 * may exceed the limit, as pasted text is not cut.
 */
export const pasteRows = (rows: readonly string[], place: number, text: string): string[] => [
  ...rows.slice(0, place),
  ...filledRows([rows[place] ?? '', ...text.split(/\r\n|[\r\n]/)]),
  ...rows.slice(place + 1),
]
