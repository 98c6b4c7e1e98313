/** Fewest ideographs a paper of the office has, and letters one in another language; less is a scan with stray text. */
const FEWEST_IDEOGRAPHS = 30
const FEWEST_LETTERS = 200
/** Share of code points that no notice uses from which on the text layer is broken. */
const MAX_ODD = 0.03
/** Share of letters caught between two ideographs: 第O十条, the mark of a bad OCR layer. */
const MAX_CAUGHT = 0.03

const ODD = /[\p{Co}\p{Cn}\uFFFD\u0080-\u00A6\u00A8-\u00AD\u00AF\u00B1-\u00B6\u00B8-\u00D6\u00D8-\u00FF]/gu
const HAN = /\p{Script=Han}/gu
const LETTER = /[A-Za-z]/g
const CAUGHT = /(?<=\p{Script=Han})[A-Za-z](?=\p{Script=Han})/gu

const count = (text: string, expression: RegExp): number => text.match(expression)?.length ?? 0

/** Whether a text can be trusted to say what the page shows; a scan, a font without a map or bad OCR cannot. */
export const isLegible = (text: string): boolean => {
  const han = count(text, HAN)
  const printed = text.replace(/\s/g, '').length
  const isEnough = han >= FEWEST_IDEOGRAPHS || count(text, LETTER) >= FEWEST_LETTERS
  return isEnough && count(text, ODD) <= MAX_ODD * printed && count(text, CAUGHT) <= MAX_CAUGHT * han
}
