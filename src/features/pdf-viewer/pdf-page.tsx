import { type CSSProperties, type JSX, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boxAt, type EvidenceBox, EvidenceBoxes } from './evidence-boxes.tsx'
import type { PageSize } from './page-layout.ts'
import type { PdfDocument } from './pdf-document.ts'
import { useIsNear } from './use-is-near.ts'

interface PdfPageProps {
  pdf: PdfDocument
  number: number
  size: PageSize
  /** CSS pixels per point the page is laid out at. */
  scale: number
  /** The scale it is drawn at: follows `scale` once a drag or zoom has come to rest. */
  drawnScale: number
  scroller: RefObject<HTMLElement | null>
  boxes: readonly EvidenceBox[]
  activePath: string | null
  onSource: (path: string) => void
}

/** One page: its picture, the places facts came from, and its text on top. Drawn while it is near the view. */
export const PdfPage = ({
  pdf,
  number,
  size,
  scale,
  drawnScale,
  scroller,
  boxes,
  activePath,
  onSource,
}: PdfPageProps): JSX.Element => {
  const { t } = useTranslation()
  const page = useRef<HTMLElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isSelecting, setIsSelecting] = useState(false)
  const isNear = useIsNear(page, scroller)

  useEffect(() => {
    if (!isNear) return
    const abort = new AbortController()
    setHasFailed(false)
    pdf.drawPage(number, drawnScale, abort.signal).then(
      canvas => picture.current?.replaceChildren(canvas),
      () => setHasFailed(!abort.signal.aborted),
    )
    return () => abort.abort()
  }, [pdf, number, drawnScale, isNear])

  useEffect(() => {
    if (!isNear || text.current === null) return
    const [layer, canvasHolder] = [text.current, picture.current]
    const abort = new AbortController()
    // A page without its text can still be read: its picture speaks for itself.
    pdf.layText(number, layer, abort.signal).catch(() => {})
    return () => {
      abort.abort()
      layer.replaceChildren()
      canvasHolder?.replaceChildren()
      void pdf.releasePage(number)
    }
  }, [pdf, number, isNear])

  useEffect(() => {
    if (!isSelecting) return
    const stop = (): void => setIsSelecting(false)
    document.addEventListener('pointerup', stop)
    document.addEventListener('pointercancel', stop)
    return () => {
      document.removeEventListener('pointerup', stop)
      document.removeEventListener('pointercancel', stop)
    }
  }, [isSelecting])

  const handleClick = (event: MouseEvent): void => {
    if (page.current === null || !document.getSelection()?.isCollapsed) return
    const { left, top } = page.current.getBoundingClientRect()
    const hit = boxAt(boxes, (event.clientX - left) / scale, (event.clientY - top) / scale)
    if (hit !== undefined) onSource(hit.path)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the boxes inside are buttons; this is the pointer's way through the text
    <section
      ref={page}
      className="rj-pdf-page"
      aria-label={t('pdf.page', { number })}
      style={{ width: size.width * scale, height: size.height * scale, '--total-scale-factor': scale } as CSSProperties}
      onClick={handleClick}
    >
      <div ref={picture} className="rj-pdf-picture" />
      <EvidenceBoxes boxes={boxes} page={size} activePath={activePath} onSource={onSource} />
      <div
        ref={text}
        className="rj-pdf-text"
        lang="zh"
        data-selecting={isSelecting}
        onPointerDown={() => setIsSelecting(true)}
      />
      {hasFailed && <p className="rj-pdf-page-failed">{t('pdf.pageFailed')}</p>}
    </section>
  )
}
