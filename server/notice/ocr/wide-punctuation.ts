const WIDE: Readonly<Record<string, string>> = { '(': '（', ')': '）', ',': '，', ';': '；', ':': '：' }
const CHINESE = /[\p{Script=Han}（）《》“”，。；：、]/u

/**
 * What stands for a narrow mark of punctuation between its neighbours: beside ideographs it was printed as a wide one, which
 * recognition does not always tell apart.
 */
export const asPrinted = (mark: string, before: string, after: string): string =>
  CHINESE.test(before) || CHINESE.test(after) ? (WIDE[mark] ?? mark) : mark
