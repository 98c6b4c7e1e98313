import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Evidence } from '#contract/notice.ts'
import {
  PAGE_GAP,
  type PageSize,
  pageInView,
  pageTops,
  scaleOf,
  stepZoom,
  type Turn,
  turnBox,
  turnFurther,
  turnSize,
  type Zoom,
  zoomOf,
} from './page-layout.ts'

const REDRAW_DELAY_MS = 150

export interface PageView {
  /** Width of the pane in CSS pixels; 0 while it is hidden. */
  width: number
  /** CSS pixels per point; null while there are no pages or the pane is hidden. */
  scale: number | null
  /** Follows `scale` when it has come to rest. */
  drawnScale: number | null
  /** Multiple of the printed size. */
  zoom: number
  isFitted: boolean
  /** Number of the page being read. */
  current: number
  fit(): void
  step(direction: 1 | -1): void
  goTo(page: number): void
  turn: Turn
  /** Turns the pages by a quarter, clockwise. */
  rotate(): void
  /** Scrolls a place into the middle. */
  show(place: Pick<Evidence, 'page' | 'box'>): void
  handleScroll(): void
}

const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const target = element.current
    if (target === null) return
    setWidth(target.clientWidth)
    const observer = new ResizeObserver(() => setWidth(target.clientWidth))
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return width
}

const useRested = (value: number | null): number | null => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REDRAW_DELAY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested ?? value
}

/** Returns the layout of the pages in the scrolling pane, and the functions that change it. */
export const usePageView = (upright: readonly PageSize[], scroller: RefObject<HTMLElement | null>): PageView => {
  const width = useWidth(scroller)
  const [turn, setTurn] = useState<Turn>(0)
  const pages = useMemo(() => upright.map(page => turnSize(page, turn)), [upright, turn])
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [current, setCurrent] = useState(1)
  const scale = pages.length > 0 && width > 0 ? scaleOf(zoom, pages, width) : null
  const tops = useMemo(() => pageTops(pages, scale ?? 1), [pages, scale])
  const formerScale = useRef(scale)

  // The page being read stays in view when the pages grow or shrink.
  useLayoutEffect(() => {
    if (scale === null) return
    if (scroller.current !== null && formerScale.current !== null)
      scroller.current.scrollTop *= scale / formerScale.current
    formerScale.current = scale
  }, [scale, scroller])

  const scrollTo = (top: number, left?: number): void =>
    scroller.current?.scrollTo({ top, ...(left !== undefined && { left }), behavior: 'instant' })

  return {
    width,
    scale,
    drawnScale: useRested(scale),
    zoom: zoomOf(scale ?? 1),
    isFitted: zoom === 'fit',
    current,
    fit: () => setZoom('fit'),
    step: direction => scale !== null && setZoom(stepZoom(zoomOf(scale), direction)),
    goTo: page => scrollTo((tops[page - 1] ?? 0) - PAGE_GAP / 2),
    turn,
    rotate: () => setTurn(turnFurther(turn)),
    show({ page, box }) {
      const size = upright[page - 1]
      if (scale === null || size === undefined || scroller.current === null) return
      const [x, y, boxWidth, boxHeight] = turnBox(box, size, turn)
      const middle = (start: number, length: number, space: number): number => (start + length / 2) * scale - space / 2
      scrollTo(
        (tops[page - 1] ?? 0) + middle(y, boxHeight, scroller.current.clientHeight),
        middle(x, boxWidth, scroller.current.clientWidth),
      )
    },
    handleScroll: () => scroller.current !== null && setCurrent(pageInView(tops, scroller.current)),
  }
}
