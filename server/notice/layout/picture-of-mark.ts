import type { Evidence, Notice } from '#contract/notice.ts'
import { type Box, boxAfter } from '../../pdf/matrix.ts'
import type { PageText, TextRun } from '../../pdf/page-text.ts'
import { ASCENT } from './glyph.ts'
import { labelNameOf } from './label-names.ts'

/** Where a page shows a picture in the place of the mark: points of the page as shown. */
export interface PictureOfMark {
  page: number
  left: number
  top: number
  right: number
  bottom: number
}

const PICTURE = '/Image'
/** Least height of a picture with words, in lines of the text beside it. */
const LEAST_HEIGHT = 1
/** How sure the characters of a word have to be on average, and how long the words may be. */
const SURE = 0.6
const LONGEST = 60

const topOf = ({ baseline, size }: TextRun): number => baseline - ASCENT * size
const bottomOf = (run: TextRun): number => topOf(run) + run.size
const isLabel = ({ text }: TextRun): boolean => labelNameOf(text.trim().replace(/[：:]$/u, '')) === 'mark'

/** Whether a PDF has pictures: their dictionaries are never packed. */
export const hasPictures = (pdf: Uint8Array): boolean =>
  Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).includes(PICTURE)

/** The room around the label of a mark that no text was drawn in; undefined where the mark is text, or no picture can be there. */
export const pictureOfMark = (
  pdf: Uint8Array,
  pages: readonly PageText[],
  { mark, markIsDevice }: Notice,
): PictureOfMark | undefined => {
  if (mark !== '' || !markIsDevice || !hasPictures(pdf)) return undefined
  for (const { page, width, height, runs } of pages) {
    const label = runs.find(isLabel)
    if (!label) continue
    const others = runs.filter(run => run !== label && run.x + run.width > label.x)
    const left = label.x
    const top = Math.max(0, ...others.map(bottomOf).filter(bottom => bottom <= topOf(label) + 1))
    const bottom = Math.min(height, ...others.map(topOf).filter(other => other >= bottomOf(label) - 1))
    const beside = others.filter(run => topOf(run) < bottom && bottomOf(run) > top && run.x >= label.x + label.width)
    const right = Math.min(width, ...beside.map(({ x }) => x))
    if (bottom - top > LEAST_HEIGHT * label.size && right > label.x + label.width)
      return { page, left, top, right, bottom }
  }
  return undefined
}

const confidenceOf = ({ characters = [] }: TextRun): number =>
  characters.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, characters.length)

/** The words recognised in the place of a mark, put in for it and asked for; the notice as it is where there are none. */
export const withWordsOfPicture = (notice: Notice, picture: PictureOfMark, recognised: PageText): Notice => {
  const boxOf = ({ x, width, size, ...run }: TextRun): Box => {
    const box: Box = [x, topOf({ x, width, size, ...run }), width, size]
    return recognised.toShown ? boxAfter(recognised.toShown, box) : box
  }
  const words = recognised.runs
    .filter(run => {
      const [left, top, width, height] = boxOf(run)
      const [x, y] = [left + width / 2, top + height / 2]
      const isInside = x > picture.left && x < picture.right && y > picture.top && y < picture.bottom
      return isInside && /[\p{L}\p{N}]/u.test(run.text) && !isLabel(run) && confidenceOf(run) > SURE
    })
    .toSorted((a, b) => (Math.abs(a.baseline - b.baseline) < a.size / 2 ? a.x - b.x : a.baseline - b.baseline))
  const mark = words
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replace(/^商\s*标[^：:]{0,4}[：:]\s*/u, '')
  if (mark === '' || mark.length > LONGEST) return notice
  const evidence = words.map((run): Evidence => {
    const [x, top, width, height] = boxOf(run).map(points => Math.round(points * 100) / 100)
    const box: Evidence['box'] = [x ?? 0, top ?? 0, width ?? 0, height ?? 0]
    return { page: picture.page, box, quote: run.text.trim(), state: 'inferred', source: 'ocr' }
  })
  return {
    ...notice,
    mark,
    markIsDevice: false,
    doubtful: [...new Set([...notice.doubtful, 'mark', 'markIsDevice'])],
    evidence: { ...notice.evidence, mark: evidence },
  }
}
