import { createRequire } from 'node:module'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { FONT_FILES } from './typeset.ts'

const pdfmake = ((): typeof import('pdfmake') => {
  const library: typeof import('pdfmake') = createRequire(import.meta.url)('pdfmake')
  const files = Object.values(FONT_FILES).flatMap(font => Object.values(font))
  library.setUrlAccessPolicy(() => false)
  library.setLocalAccessPolicy(path => files.includes(path))
  library.setFonts(FONT_FILES)
  return library
})()

/** Makes a PDF with the fonts of `FONT_FILES` as subsets and nothing else from disk or network. */
export const makePdf = (definition: TDocumentDefinitions): Promise<Uint8Array> =>
  pdfmake.createPdf(definition).getBuffer()
