/** Why no page can be shown (spec §8). `abandoned`: closed before it was there; nobody is left to read about it. */
export type PdfFailure =
  | { kind: 'missing' }
  | { kind: 'unexpectedResponse'; status: number }
  | { kind: 'damaged' }
  | { kind: 'unreachable' }
  | { kind: 'abandoned' }

/** Reads what pdfjs throws. Its error classes live in its own chunk, so they are known by name. */
export const pdfFailureOf = (error: unknown): PdfFailure => {
  if (!(error instanceof Error)) return { kind: 'unreachable' }
  if (error.name === 'InvalidPDFException') return { kind: 'damaged' }
  if (error.name !== 'ResponseException' || !('status' in error)) return { kind: 'unreachable' }
  const status = Number(error.status)
  return status === 404 ? { kind: 'missing' } : { kind: 'unexpectedResponse', status }
}
