import { AppError } from '../app-error.ts'

/** The uploaded notice, as the client named it. */
export interface NoticeFile {
  name: string
  bytes: Uint8Array
}

const PDF_HEADER = '%PDF-'
/** How far into a file readers look for the header (libraries.md). */
const HEADER_WINDOW = 1024
const MAX_NAME_LENGTH = 200

/** Tells by content, not by name, that a file may be read as PDF. Throws `AppError` emptyFile or notPdf. */
export const requirePdf = (bytes: Uint8Array): void => {
  if (bytes.length === 0) throw new AppError('emptyFile')
  if (!Buffer.from(bytes.subarray(0, HEADER_WINDOW)).includes(PDF_HEADER)) throw new AppError('notPdf')
}

/** The file's own name without folders, control characters or excess length; `fallback` when nothing is left. */
export const safeFileName = (name: string, fallback: string): string => {
  const own = name.split(/[/\\]/).at(-1) ?? ''
  const printable = own.replace(/\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  const shortened = [...printable].slice(-MAX_NAME_LENGTH).join('')
  return shortened || fallback
}
