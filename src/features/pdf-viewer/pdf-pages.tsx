import {
  type CSSProperties,
  type JSX,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notice.ts'
import { boxAt, type EvidenceBox, EvidenceBoxes, type Flash, placeOf, selectedBox } from './evidence-boxes.tsx'
import { type PageSize, type Turn, turnBack, turnSize } from './page-layout.ts'
import type { PdfDocument } from './pdf-document.ts'
import type { TextMatch } from './search-text.ts'

/** Returns whether an element is in view of `root` or within one screen of it; false while it is hidden. */
const useIsNear = (element: RefObject<Element | null>, root: RefObject<Element | null>): boolean => {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(entries => setIsNear(entries.at(-1)?.isIntersecting === true), {
      root: root.current,
      rootMargin: '100% 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, root])
  return isNear
}

interface PdfPageProps {
  pdf: PdfDocument
  number: number
  size: PageSize
  /** CSS pixels per point of the layout. */
  scale: number
  /** The scale it is drawn at; follows `scale` when a drag or zoom has come to rest. */
  drawnScale: number
  scroller: RefObject<HTMLElement | null>
  boxes: readonly EvidenceBox[]
  activePath: string | null
  flash: Flash | null
  turn: Turn
  matches: readonly ShownMatch[]
  onSource: (path: string) => void
  /** Called when text that a fact was taken from is selected. */
  onSelect: (path: string) => void
}

/** A match of the search. */
type ShownMatch = TextMatch & { isCurrent: boolean }

/** Replaces the former picture, whose memory is freed at once: scrolling is faster than the collector. */
const showPicture = (holder: Element | null, ...pictures: HTMLCanvasElement[]): void => {
  for (const former of holder?.querySelectorAll('canvas') ?? []) former.width = 0
  holder?.replaceChildren(...pictures)
}

/**
 * Shows one page: its picture, the places that facts came from, and its text on top. It is drawn while near the view.
 */
const PdfPage = ({
  pdf,
  number,
  size,
  scale,
  drawnScale,
  scroller,
  boxes,
  activePath,
  flash,
  turn,
  matches,
  onSource,
  onSelect,
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
      canvas => showPicture(picture.current, canvas),
      () => setHasFailed(!abort.signal.aborted),
    )
    return () => abort.abort()
  }, [pdf, number, drawnScale, isNear])

  useEffect(() => {
    if (!isNear || text.current === null) return
    const [layer, canvasHolder] = [text.current, picture.current]
    const abort = new AbortController()
    // A page without its text layer can still be read.
    pdf.layText(number, layer, abort.signal).catch(() => {})
    return () => {
      abort.abort()
      layer.replaceChildren()
      showPicture(canvasHolder)
      void pdf.releasePage(number)
    }
  }, [pdf, number, isNear])

  /** Converts a rectangle of the window to a box of the page, in points. */
  const boxOf = (rect: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>): ReturnType<typeof turnBack> => {
    const { left = 0, top = 0 } = page.current?.getBoundingClientRect() ?? {}
    const box = [(rect.x - left) / scale, (rect.y - top) / scale, rect.width / scale, rect.height / scale] as const
    return turnBack(box, size, turn)
  }

  const endSelecting = useEffectEvent(() => {
    setIsSelecting(false)
    const selection = document.getSelection()
    if (selection === null || selection.isCollapsed) return
    const rects = [...selection.getRangeAt(0).getClientRects()]
    const selected = selectedBox(boxes, rects.map(boxOf))
    if (selected !== undefined) onSelect(selected.path)
  })
  useEffect(() => {
    if (!isSelecting) return
    const stop = (): void => endSelecting()
    document.addEventListener('pointerup', stop)
    document.addEventListener('pointercancel', stop)
    return () => {
      document.removeEventListener('pointerup', stop)
      document.removeEventListener('pointercancel', stop)
    }
  }, [isSelecting])

  const handleClick = (event: MouseEvent): void => {
    if (page.current === null || !document.getSelection()?.isCollapsed) return
    const [x, y] = boxOf({ x: event.clientX, y: event.clientY, width: 0, height: 0 })
    const hit = boxAt(boxes, x, y)
    if (hit !== undefined) onSource(hit.path)
  }
  const turned = turnSize(size, turn)

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the boxes inside are buttons; this is the pointer's way through the text
    <section
      ref={page}
      className="rj-pdf-page"
      aria-label={t('pdf.page', { number })}
      style={
        { width: turned.width * scale, height: turned.height * scale, '--total-scale-factor': scale } as CSSProperties
      }
      onClick={handleClick}
    >
      <div className="rj-pdf-sheet" data-turn={turn} style={{ width: size.width * scale, height: size.height * scale }}>
        <div ref={picture} className="rj-pdf-picture" />
        <EvidenceBoxes boxes={boxes} page={size} activePath={activePath} flash={flash} onSource={onSource} />
        {matches.length > 0 && (
          <div className="rj-pdf-matches">
            {matches.flatMap(({ boxes: places, isCurrent }) =>
              places.map(box => (
                <div key={box.join(' ')} className="rj-pdf-match" data-current={isCurrent} style={placeOf(box, size)} />
              )),
            )}
          </div>
        )}
        <div
          ref={text}
          className="rj-pdf-text"
          lang="zh"
          data-selecting={isSelecting}
          onPointerDown={() => setIsSelecting(true)}
        />
      </div>
      {hasFailed && <p className="rj-pdf-page-failed">{t('pdf.pageFailed')}</p>}
    </section>
  )
}

interface PdfPagesProps {
  pdf: PdfDocument
  pages: readonly PageSize[]
  scale: number
  drawnScale: number
  scroller: RefObject<HTMLElement | null>
  evidence: Notice['evidence']
  activePath: string | null
  flash: Flash | null
  turn: Turn
  /** Matches of the search, in order; `currentMatch` is marked. */
  matches: readonly TextMatch[]
  currentMatch: number
  onSource: (path: string) => void
  onSelect: (path: string) => void
}

const boxesByPage = (evidence: Notice['evidence']): Map<number, EvidenceBox[]> =>
  Map.groupBy(
    Object.entries(evidence).flatMap(([path, places]) => places.map(place => ({ path, evidence: place }))),
    box => box.evidence.page,
  )

const NO_BOXES: readonly EvidenceBox[] = []
const NO_MATCHES: readonly ShownMatch[] = []

/** Shows the pages in order, with the places that facts were taken from. */
export const PdfPages = ({ pages, evidence, matches, currentMatch, ...rest }: PdfPagesProps): JSX.Element => {
  const boxes = useMemo(() => boxesByPage(evidence), [evidence])
  const found = useMemo(
    () =>
      Map.groupBy(
        matches.map((match, index) => ({ ...match, isCurrent: index === currentMatch })),
        ({ page }) => page,
      ),
    [matches, currentMatch],
  )
  return (
    <>
      {pages.map((size, index) => (
        <PdfPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          key={index}
          number={index + 1}
          size={size}
          boxes={boxes.get(index + 1) ?? NO_BOXES}
          matches={found.get(index + 1) ?? NO_MATCHES}
          {...rest}
        />
      ))}
    </>
  )
}
