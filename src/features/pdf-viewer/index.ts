import type { DrawPlace } from '../../components/notice-crop.tsx'

/** The one entry of this feature: other features import it from here alone. */
export { PdfViewer, type PdfViewerHandle } from './pdf-viewer.tsx'

/** Returns what draws places of a file that was chosen, which stays open until aborted. Rejects where it cannot be opened. */
export const openPlaces = async (file: File, password: string | null, signal: AbortSignal): Promise<DrawPlace> => {
  const { openPdf } = await import('./pdf-document.ts')
  const pdf = await openPdf(file, { signal, onPassword: answer => answer(password ?? '') })
  return (...place) => pdf.drawPlace(...place)
}
