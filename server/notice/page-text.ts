/** [x, y, width, height] in points, origin top left of the page as shown. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** Text as it was drawn or recognised in one go: horizontal, on one baseline. Points, origin top left, as shown. */
export interface TextRun {
  text: string
  x: number
  baseline: number
  width: number
  size: number
}

/** The text of one page in the order it was drawn. Every source of text, the text layer and later OCR, gives these. */
export interface PageText {
  page: number
  width: number
  height: number
  runs: TextRun[]
}

/** Where the text of a notice came from. */
export type TextSource = 'text-layer' | 'ocr'
