import { createRequire } from 'node:module'
import type { TDocumentDefinitions, TFontFamilyTypes } from 'pdfmake/interfaces.js'
import type { RareFont } from '../rare-fonts.ts'
import { FONT_FILES } from './typeset.ts'

/** The library also has files in memory and takes a face of a file of several, which its types do not tell. */
type Library = typeof import('pdfmake') & {
  virtualfs: { writeFileSync(name: string, bytes: Buffer): void }
  addFonts(fonts: Record<string, { normal: FontFace; bold: FontFace }>): void
}
type FontFace = TFontFamilyTypes['normal'] | [file: string, face: string]

const files = new Set<string>(Object.values(FONT_FILES).flatMap(font => Object.values(font)))

const pdfmake = ((): Library => {
  const library: Library = createRequire(import.meta.url)('pdfmake')
  library.setUrlAccessPolicy(() => false)
  library.setLocalAccessPolicy(path => files.has(path))
  library.setFonts(FONT_FILES)
  return library
})()

const addFont = (font: RareFont): void => {
  if ('bytes' in font) pdfmake.virtualfs.writeFileSync(font.name, font.bytes)
  else files.add(font.file)
  const face: FontFace = 'bytes' in font ? font.name : font.face === null ? font.file : [font.file, font.face]
  pdfmake.addFonts({ [font.name]: { normal: face, bold: face } })
}

/** Makes a PDF with the fonts of `FONT_FILES` and further ones as subsets, and nothing else from disk or network. */
export const makePdf = (definition: TDocumentDefinitions, fonts: readonly RareFont[] = []): Promise<Uint8Array> => {
  for (const font of fonts) addFont(font)
  return pdfmake.createPdf(definition).getBuffer()
}
