/** Fewest ideographs a paper of the office has, and letters one in another language; less is a scan with stray text. */
const FEWEST_IDEOGRAPHS = 30
const FEWEST_LETTERS = 200
/** Share of code points that no notice uses from which on the text layer is broken. */
const MAX_ODD = 0.03
/** Share of letters caught between two ideographs: 第O十条, the mark of a bad OCR layer. */
const MAX_CAUGHT = 0.03
/** Least share of common ideographs; a font with a wrong map gives any others. */
const FEWEST_COMMON = 0.7

const ODD = /[\p{Co}\p{Cn}\uFFFD\u0080-\u00A6\u00A8-\u00AD\u00AF\u00B1-\u00B6\u00B8-\u00D6\u00D8-\u00FF]/gu
const HAN = /\p{Script=Han}/gu
const LETTER = /[A-Za-z]/g
const CAUGHT = /(?<=\p{Script=Han})[A-Za-z](?=\p{Script=Han})/gu
/** The number of an article with a letter in it: whatever else was read right, the ground would be wrong. */
const BROKEN_ARTICLE = /第[〇零一二三四五六七八九十百]*[A-Za-z][〇零一二三四五六七八九十百]*条/u

/** The 3,755 ideographs of the first level of GB 2312, by which 99.7 % of modern text is written. */
const commonIdeographs = (): ReadonlySet<string> => {
  const bytes: number[] = []
  for (let row = 0xb0; row <= 0xd7; row += 1)
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell += 1) bytes.push(row, cell)
  return new Set(new TextDecoder('gbk').decode(new Uint8Array(bytes)))
}
const COMMON = commonIdeographs()

const count = (text: string, expression: RegExp): number => text.match(expression)?.length ?? 0

/** Whether a text is long enough to be that of a page, rather than what a scanner or a stamp adds to a picture. */
export const isPageful = (text: string): boolean =>
  count(text, HAN) >= FEWEST_IDEOGRAPHS || count(text, LETTER) >= FEWEST_LETTERS

/** Whether a text says something else than its page shows: a font without a map or with a wrong one, bad OCR. */
export const isGarbled = (text: string): boolean => {
  const ideographs = text.match(HAN) ?? []
  const printed = text.replace(/\s/g, '').length
  const common = ideographs.filter(ideograph => COMMON.has(ideograph)).length
  return (
    count(text, ODD) > MAX_ODD * printed ||
    count(text, CAUGHT) > MAX_CAUGHT * ideographs.length ||
    Math.abs(count(text, /《/g) - count(text, /》/g)) > 1 ||
    common < FEWEST_COMMON * ideographs.length ||
    BROKEN_ARTICLE.test(text)
  )
}

/** Whether a text can be trusted to say what the page shows; a scan, a font without a map or bad OCR cannot. */
export const isLegible = (text: string): boolean => isPageful(text) && !isGarbled(text)
