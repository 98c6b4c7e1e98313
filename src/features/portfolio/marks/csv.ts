/** A cell that begins so is run as a formula by spreadsheets. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const QUOTED = /[",\r\n]/

const cellOf = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Returns rows as a CSV file (RFC 4180) that spreadsheets open in Chinese: with a byte order mark, and with what would be a
 * formula made text by a leading apostrophe.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map(row => row.map(cellOf).join(',')).join('\r\n')}\r\n`

/** Takes a text away as a file. */
export const downloadText = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
