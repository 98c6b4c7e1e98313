/** The values of a list's rows: trimmed, without the blank ones (spec §5). */
export const filledRows = (rows: readonly string[]): string[] => rows.map(row => row.trim()).filter(row => row !== '')
