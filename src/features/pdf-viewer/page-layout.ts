/** Size of a page as shown, rotation applied, in PDF points. */
export interface PageSize {
  width: number
  height: number
}

/** `fit` makes the widest page fill the pane; a number is a multiple of the printed size. */
export type Zoom = 'fit' | number

export const PAGE_GAP = 16
const PAGE_MARGIN = 20
const CSS_PX_PER_POINT = 96 / 72
const ZOOM_STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]
/** Tolerance within which a step counts as reached, so that a fitted 0.9999 does not step to 1. */
const ZOOM_TOLERANCE = 0.005

/** Returns the CSS pixels per point for a pane of `paneWidth` pixels. */
export const scaleOf = (zoom: Zoom, pages: readonly PageSize[], paneWidth: number): number =>
  zoom === 'fit'
    ? Math.max(1, paneWidth - 2 * PAGE_MARGIN) / Math.max(...pages.map(page => page.width))
    : zoom * CSS_PX_PER_POINT

/** Returns a scale as a multiple of the printed size. */
export const zoomOf = (scale: number): number => scale / CSS_PX_PER_POINT

/** Returns the next larger (1) or smaller (-1) step; at the last step, the same zoom. */
export const stepZoom = (zoom: number, direction: 1 | -1): number =>
  (direction === 1
    ? ZOOM_STEPS.find(step => step > zoom + ZOOM_TOLERANCE)
    : ZOOM_STEPS.findLast(step => step < zoom - ZOOM_TOLERANCE)) ?? zoom

/** Returns the distance of each page's top from the top of the scrolled content, in CSS pixels. */
export const pageTops = (pages: readonly PageSize[], scale: number): number[] => {
  let top = PAGE_GAP
  return pages.map(page => {
    const current = top
    top += page.height * scale + PAGE_GAP
    return current
  })
}

interface ScrollPosition {
  scrollTop: number
  clientHeight: number
  scrollHeight: number
}

/**
 * Returns the number of the page being read: the one in the middle of the pane; at the ends the first or the last,
 * however short.
 */
export const pageInView = (
  tops: readonly number[],
  { scrollTop, clientHeight, scrollHeight }: ScrollPosition,
): number => {
  if (scrollTop <= 0) return 1
  if (scrollTop + clientHeight >= scrollHeight - 1) return Math.max(1, tops.length)
  return Math.max(1, tops.findLastIndex(top => top <= scrollTop + clientHeight / 2) + 1)
}

/** Degrees clockwise by which the user has turned the pages. */
export type Turn = 0 | 90 | 180 | 270

export const turnFurther = (turn: Turn): Turn => ((turn + 90) % 360) as Turn

export const turnSize = ({ width, height }: PageSize, turn: Turn): PageSize =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

type Box = readonly [x: number, y: number, width: number, height: number]

/** Returns a box of a page as it lies on the turned page. */
export const turnBox = ([x, y, width, height]: Box, page: PageSize, turn: Turn): Box => {
  if (turn === 90) return [page.height - y - height, x, height, width]
  if (turn === 180) return [page.width - x - width, page.height - y - height, width, height]
  return turn === 270 ? [y, page.width - x - width, height, width] : [x, y, width, height]
}

/** Returns a box of the turned page as it lies on the page. */
export const turnBack = (box: Box, page: PageSize, turn: Turn): Box =>
  turnBox(box, turnSize(page, turn), ((360 - turn) % 360) as Turn)
