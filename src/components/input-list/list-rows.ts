/** The values of a list's rows: trimmed, without the blank ones (spec §5). */
export const filledRows = (rows: readonly string[]): string[] => rows.map(row => row.trim()).filter(row => row !== '')

/** Whether one more row may be added. */
export const hasRoom = (rows: readonly string[], limit: number): boolean => rows.length < limit

/**
 * A text of several lines put into a row: each line a row of its own, none of them blank. More than the limit may stand
 * there then; what was pasted is not cut.
 */
export const pasteRows = (rows: readonly string[], place: number, text: string): string[] => [
  ...rows.slice(0, place),
  ...filledRows([rows[place] ?? '', ...text.split(/\r\n|[\r\n]/)]),
  ...rows.slice(place + 1),
]
