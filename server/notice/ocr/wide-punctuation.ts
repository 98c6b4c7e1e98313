const WIDE: Readonly<Record<string, string>> = { '(': '（', ')': '）', ',': '，', ';': '；', ':': '：' }
/** Marks that no notice prints, and what they are taken from. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { '＆': '&', '′': '’' }
const CHINESE = /[\p{Script=Han}（）《》“”，。；：、]/u
const BRACKET = /[()]/
/** A quotation mark does not stand within a word: there it was an apostrophe. */
const QUOTATION_MARK = /[”"]/
const LATIN = /\p{Script=Latin}/u

/**
 * What stands for a narrow mark of punctuation between its neighbours: beside ideographs, and around what fills a line, it
 * was printed as a wide one, which recognition does not always tell apart.
 */
export const asPrinted = (mark: string, before: string, after: string): string => {
  if (QUOTATION_MARK.test(mark) && LATIN.test(before) && LATIN.test(after)) return '’'
  const isAtEnd = BRACKET.test(mark) && (before === '' || after === '')
  if (isAtEnd || CHINESE.test(before) || CHINESE.test(after)) return WIDE[mark] ?? LOOK_ALIKES[mark] ?? mark
  return LOOK_ALIKES[mark] ?? mark
}
