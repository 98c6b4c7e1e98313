/** Pixels of all pictures of a PDF from which on one of them may be a scanned page: A4 at 72 dpi. */
const PAGE_PIXELS = 500_000
/** Dictionaries of pictures are short and never packed: their keys stand near each other. */
const REACH = 500
const PICTURE = /\/Subtype\s*\/Image\b/g
const SIDES = [/\/Width\s+(\d+)/, /\/Height\s+(\d+)/]

/** Whether a PDF holds pictures large enough to be pages, by its bytes alone: nothing is decoded. */
export const hasLargePictures = (pdf: Uint8Array): boolean => {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1')
  let pixels = 0
  for (const { index } of text.matchAll(PICTURE)) {
    const start = Math.max(text.lastIndexOf('obj', index), index - REACH)
    const end = text.indexOf('stream', index)
    const dictionary = text.slice(start, end < 0 ? index + REACH : Math.min(end, index + REACH))
    const [width = 0, height = 0] = SIDES.map(side => Number(side.exec(dictionary)?.[1] ?? 0))
    pixels += width * height
    if (pixels >= PAGE_PIXELS) return true
  }
  return false
}
