const PAIRS: Readonly<Record<string, string>> = {
  '（': ')',
  '(': ')',
  '【': ']',
  '[': ']',
  '〔': ']',
  '《': '》',
  '「': '」',
  '『': '』',
  '“': '”',
}
const CLOSING: Readonly<Record<string, string>> = { '）': ')', '】': ']', '〕': ']' }
const PLAIN_QUOTE = '"'
/** Marks that open a quotation. */
export const QUOTES = '“"「『'

/** A stretch in quotation marks: the index of the opening mark, and that of the closing one. */
export interface Quotation {
  start: number
  end: number
}

/** The index of the closing bracket or quotation mark for each opening one that has one, nested ones too. */
export const pairsIn = (text: string): ReadonlyMap<number, number> => {
  const pairs = new Map<number, number>()
  const open: { closing: string; index: number }[] = []
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index)
    // Marks left open by a misreading do not reach into the next paragraph but for a list that goes on there.
    const closes = unit === PLAIN_QUOTE ? PLAIN_QUOTE : (CLOSING[unit] ?? unit)
    const at = open.findLastIndex(({ closing }) => closing === closes)
    const expected = PAIRS[unit]
    if (expected !== undefined) open.push({ closing: expected, index })
    else if (at >= 0) {
      pairs.set(open[at]?.index ?? 0, index)
      open.length = at
    } else if (unit === PLAIN_QUOTE) open.push({ closing: PLAIN_QUOTE, index })
  }
  return pairs
}

/** The outermost quotations of a text, in its order; those in parentheses count. */
export const quotationsIn = (text: string, pairs = pairsIn(text)): Quotation[] => {
  const quotations: Quotation[] = []
  let last = -1
  for (const start of [...pairs.keys()].toSorted((a, b) => a - b)) {
    const end = pairs.get(start) ?? start
    if (start < last || !QUOTES.includes(text.charAt(start))) continue
    quotations.push({ start, end })
    last = end
  }
  return quotations
}

/** A text with what stands within its brackets and quotation marks blanked; with `opening` within those alone that such marks open. */
export const blankedWithin = (text: string, opening?: string): string =>
  [...pairsIn(text)].reduce(
    (whole, [start, end]) =>
      opening === undefined || opening.includes(text.charAt(start))
        ? whole.slice(0, start + 1) + '＿'.repeat(end - start - 1) + whole.slice(end)
        : whole,
    text,
  )
