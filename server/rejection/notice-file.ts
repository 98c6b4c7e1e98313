import { AppError } from '../app-error.ts'

/** The uploaded notice, as the client named it. */
export interface NoticeFile {
  name: string
  bytes: Uint8Array
}

const PDF_HEADER = '%PDF-'
/** How far into a file readers look for the header (libraries.md). */
const HEADER_WINDOW = 1024

/** Tells by content, not by name, that a file may be read as PDF. Throws `AppError` emptyFile or notPdf. */
export const requirePdf = (bytes: Uint8Array): void => {
  if (bytes.length === 0) throw new AppError('emptyFile')
  if (!Buffer.from(bytes.subarray(0, HEADER_WINDOW)).includes(PDF_HEADER)) throw new AppError('notPdf')
}
