const LEAD = '${'
const TAIL = '}'

/**
 * The value a placeholder stands for: the text without its first two and its last character (spec §4). Text of another
 * shape is its own value. White space around it belongs to the HTML source.
 */
export const readPlaceholder = (text: string): string => {
  const trimmed = text.replace(/^[ \t\n\r\f]+|[ \t\n\r\f]+$/g, '')
  const isPlaceholder = trimmed.length >= 3 && trimmed.startsWith(LEAD) && trimmed.endsWith(TAIL)
  return isPlaceholder ? trimmed.slice(2, -1) : trimmed
}

/** Writes a value so that `readPlaceholder` gives it back, whatever characters it holds. */
export const writePlaceholder = (value: string): string => `${LEAD}${value}${TAIL}`
