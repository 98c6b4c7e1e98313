import { AppError } from '../app-error.ts'

/** The uploaded notice under its own name. */
export interface NoticeFile {
  name: string
  bytes: Uint8Array
}

const PDF_HEADER = '%PDF-'
/** Readers look this far into a file for the header (docs/architecture.md §12). */
const HEADER_WINDOW = 1024

/** Checks by content, not by name, that a file may be a PDF. Throws `AppError` emptyFile or notPdf. */
export const requirePdf = (bytes: Uint8Array): void => {
  if (bytes.length === 0) throw new AppError('emptyFile')
  if (!Buffer.from(bytes.subarray(0, HEADER_WINDOW)).includes(PDF_HEADER)) throw new AppError('notPdf')
}
