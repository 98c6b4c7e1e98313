import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocument, PasswordResponses, type PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { AppError } from '../app-error.ts'

export type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

const PDFJS_FOLDER = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json'))), '/')
const MAX_IMAGE_PIXELS = 50e6

export interface OpenOptions {
  password?: string | undefined
  /** False leaves all pictures out: nothing of them is decoded. */
  hasPictures?: boolean
  /** The decoder of its pictures in native code, where that may run. */
  worker?: PDFWorker
}

const openingError = (error: unknown): AppError => {
  const { name, code } = error as { name?: string; code?: number }
  if (name === 'PasswordException')
    return new AppError(code === PasswordResponses.INCORRECT_PASSWORD ? 'passwordWrong' : 'passwordNeeded')
  return new AppError('damagedPdf', 'the PDF cannot be opened', { cause: error })
}

/**
 * Opens a PDF without running anything in it. Throws AppError passwordNeeded, passwordWrong or damagedPdf. Meant for
 * child processes: a hostile PDF may take all their memory or time.
 */
export const openPdf = async (
  pdf: Uint8Array,
  { password, hasPictures = true, worker }: OpenOptions = {},
): Promise<PdfDocument> => {
  try {
    return await getDocument({
      // A plain Uint8Array of its own: pdfjs refuses a Buffer, though it is one, and takes the memory over.
      data: new Uint8Array(pdf),
      ...(password === undefined ? {} : { password }),
      ...(worker && { worker, isImageDecoderSupported: true }),
      // Without the character maps and standard fonts, text in fonts that are not embedded is empty, with no error.
      cMapUrl: join(PDFJS_FOLDER, 'cmaps', '/'),
      cMapPacked: true,
      standardFontDataUrl: join(PDFJS_FOLDER, 'standard_fonts', '/'),
      wasmUrl: join(PDFJS_FOLDER, 'wasm', '/'),
      maxImageSize: hasPictures ? MAX_IMAGE_PIXELS : 1,
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise
  } catch (error) {
    throw openingError(error)
  }
}
