/** The width of a Latin letter or figure at 10.5 pt, in twips; a Chinese character takes two. */
export const LETTER = 105
/** The left and right margin of a cell and some air for bold and wide letters, in twips. */
const CELL_MARGINS = 320
/** The least width of a column, however little room there is. */
const NARROWEST = 300
const MOST_LETTERS_WANTED = 56
const FEWEST_LETTERS = 4
/** The longest text that is kept in one line: a date in Chinese. */
const LONGEST_LABEL = 18
const LONGEST_WORD = 26
/** A text of so many Latin letters takes several lines, none of which has fewer than the other. */
const FEWEST_OF_TEXT = 28
const SHORTEST_LINE = 16

const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Script=Han}/u
const BREAKABLE = /[\s/／、，；。]|(?<=\p{Script=Han})|(?=\p{Script=Han})/u

/** A short addition in brackets stands in one line, as in 文字构成（汉字部分）. */
const SHORT_BRACKET = /（[^（）]{1,7}）/gu

/** Word leaves a little room between a Chinese character and a Latin letter or figure. */
const SEAM = /\p{Script=Han}(?=[\p{Script=Latin}\d])|[\p{Script=Latin}\d](?=\p{Script=Han})/gu

/** A capital letter takes about as much more than a small one. */
const CAPITAL = 1.4
const IS_CAPITAL = /\p{Lu}/u

const widthOf = (character: string): number => {
  if (WIDE.test(character)) return 2
  return IS_CAPITAL.test(character) ? CAPITAL : 1
}

/** Returns the width of a text in Latin letters. */
const letters = (text: string): number =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0) + (text.match(SEAM)?.length ?? 0) / 2

const largest = (numbers: readonly number[]): number => numbers.reduce((most, number) => Math.max(most, number), 0)
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Returns the width below which a word of the column would break, in Latin letters. */
const leastOfWords = (texts: readonly string[]): number => {
  const words = texts.flatMap(text => [...text.split(BREAKABLE), ...(text.match(SHORT_BRACKET) ?? [])]).map(letters)
  return Math.max(FEWEST_LETTERS, Math.min(largest(words), LONGEST_WORD))
}

/** Returns the width below which words or short labels of the column would break, in Latin letters. */
const least = (texts: readonly string[]): number => {
  const counts = texts.map(letters)
  // Beside texts that take several lines a label may take two.
  const isOfText = counts.some(count => count > FEWEST_OF_TEXT)
  const labels = isOfText ? [SHORTEST_LINE] : counts.filter(count => count <= LONGEST_LABEL)
  return Math.max(largest(labels), leastOfWords(texts))
}

const linesOf = (count: number, columnWidth: number): number =>
  Math.ceil((count * LETTER) / Math.max(LETTER, columnWidth - CELL_MARGINS))

/** Returns about how many lines the text takes in a column; the width is in twips. */
export const lineCount = (text: string, columnWidth: number): number => linesOf(letters(text), columnWidth)

/** A column's texts by their widths, and the room that it has to have. */
interface Column {
  texts: readonly number[]
  floor: number
}

const linesAt = (texts: readonly number[], columnWidth: number): number =>
  total(texts.map(count => Math.max(1, linesOf(count, columnWidth))))

/** Returns the least of the whole numbers from `low` to `high` for which `holds`; `high` where it does for none. */
const leastOf = (low: number, high: number, holds: (number: number) => boolean): number => {
  let [from, to] = [low, high]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}

/** Returns the least widths at which no column takes more lines than so many, each no less than its floor. */
const widthsFor = (columns: readonly Column[], lines: number, room: number): number[] =>
  columns.map(({ texts, floor }) =>
    linesAt(texts, floor) <= lines
      ? floor
      : leastOf(Math.ceil(floor / LETTER), Math.ceil(room / LETTER), units => linesAt(texts, units * LETTER) <= lines) *
        LETTER,
  )

/** The texts of columns measured, each with the room that it has to have. */
const measure = (columns: readonly (readonly string[])[], floorOf: (texts: readonly string[]) => number): Column[] =>
  columns.map(texts => ({ texts: texts.map(letters), floor: Math.ceil(floorOf(texts) * LETTER) + CELL_MARGINS }))

const floorsOf = (columns: readonly Column[]): number => total(columns.map(({ floor }) => floor))

/** Shares the room out so that the longest column becomes as short as it can; each column keeps its floor. */
const shared = (columns: readonly Column[], room: number): number[] => {
  const most = largest(columns.map(({ texts, floor }) => linesAt(texts, floor)))
  const lines = leastOf(1, most, count => total(widthsFor(columns, count, room)) <= room)
  const even = widthsFor(columns, lines, room)
  const wishes = columns.map(({ texts, floor }) =>
    Math.max(0, Math.min(largest(texts), MOST_LETTERS_WANTED) * LETTER + CELL_MARGINS - floor),
  )
  const spare = room - total(even)
  const wish = total(wishes)
  return even.map((share, index) => share + spare * (wish > 0 ? (wishes[index] ?? 0) / wish : 1 / columns.length))
}

/**
 * Returns fixed column widths in twips that fill `width`, from the texts of each column. Words and short labels stay
 * whole where there is room, and where there is less words alone; the rest is given so that the longest column becomes as
 * short as it can.
 */
export const columnWidths = (columns: readonly (readonly string[])[], width: number): number[] => {
  const room = Math.max(width, columns.length * NARROWEST)
  const whole = [measure(columns, least), measure(columns, leastOfWords)]
  const fitting = whole.find(measured => floorsOf(measured) < room)
  const tight = whole.at(-1) ?? []
  const shares = fitting ? shared(fitting, room) : tight.map(({ floor }) => (floor * room) / floorsOf(tight))
  const rounded = shares.map(Math.floor)
  return rounded.map((share, index) => (index === rounded.length - 1 ? share + room - total(rounded) : share))
}
