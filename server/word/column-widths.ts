/** A Latin letter or figure at 10.5 pt, in twips; a Chinese character takes two. */
const LETTER = 105
/** Left and right margin of a cell, and air for bold and wide letters, in twips. */
const CELL_MARGINS = 320
/** No column gets less, however little room there is. */
const NARROWEST = 300
const MOST_LETTERS_WANTED = 56
const FEWEST_LETTERS = 4
/** A date in Chinese is kept in one line. */
const LONGEST_LABEL = 18
const LONGEST_WORD = 26

const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Script=Han}/u
const BREAKABLE = /[\s/、，；。]|(?<=\p{Script=Han})|(?=\p{Script=Han})/u

/** Where Word puts a little room between a Chinese character and a Latin letter or figure. */
const SEAM = /\p{Script=Han}(?=[\p{Script=Latin}\d])|[\p{Script=Latin}\d](?=\p{Script=Han})/gu

/** Width of a text in Latin letters. */
const letters = (text: string): number =>
  [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 2 : 1), 0) + (text.match(SEAM)?.length ?? 0) / 2

const largest = (numbers: readonly number[]): number => numbers.reduce((most, number) => Math.max(most, number), 0)
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The width below which words or short labels of the column would break. */
const least = (texts: readonly string[]): number => {
  const labels = texts.map(letters).filter(count => count <= LONGEST_LABEL)
  const words = texts.flatMap(text => text.split(BREAKABLE)).map(letters)
  return Math.max(FEWEST_LETTERS, largest(labels), Math.min(largest(words), LONGEST_WORD))
}

/** About how many lines the text takes in a column, widths in twips. */
export const lineCount = (text: string, columnWidth: number): number =>
  Math.ceil((letters(text) * LETTER) / Math.max(LETTER, columnWidth - CELL_MARGINS))

/**
 * Fixed column widths in twips that fill `width`, from the texts of each column: words and short labels stay whole
 * where there is room, what is left goes to the columns that want it most.
 */
export const columnWidths = (columns: readonly (readonly string[])[], width: number): number[] => {
  const room = Math.max(width, columns.length * NARROWEST)
  const leastWidths = columns.map(texts => Math.ceil(least(texts) * LETTER) + CELL_MARGINS)
  const wanted = columns.map((texts, index) =>
    Math.max(
      Math.min(largest(texts.map(letters)), MOST_LETTERS_WANTED) * LETTER + CELL_MARGINS,
      leastWidths[index] ?? 0,
    ),
  )
  const spare = room - total(leastWidths)
  const wish = total(wanted) - total(leastWidths)
  const shares = leastWidths.map((floor, index) => {
    if (spare <= 0) return (floor * room) / total(leastWidths)
    const extra = wish > 0 ? ((wanted[index] ?? 0) - floor) / wish : 1 / columns.length
    return floor + extra * spare
  })
  const rounded = shares.map(Math.floor)
  return rounded.map((share, index) => (index === rounded.length - 1 ? share + room - total(rounded) : share))
}
