import { type RefObject, useLayoutEffect, useState } from 'react'

/** The names of a grid that is wider than its pane. */
export interface NameColumns {
  count: number
  /** The number of names that fit whole beside the columns of classes and groups. */
  shown: number
  /** The first that is shown, from 0. */
  first: number
  /** The width of each, in CSS pixels. */
  width: number
  /** Turns to the names before or after. */
  turn: (by: 1 | -1) => void
}

const LEAST_PX = 160

/** Fits whole columns of names into a pane beside `left` pixels, and says which are shown as it is scrolled. */
export const useNameColumns = (pane: RefObject<HTMLElement | null>, count: number, left: number): NameColumns => {
  const [room, setRoom] = useState(0)
  const [scrolled, setScrolled] = useState(0)
  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return
    const measure = (): void => setRoom(element.clientWidth - left)
    const follow = (): void => setScrolled(element.scrollLeft)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', follow)
    }
  }, [pane, left])
  const shown = Math.max(1, Math.min(count, Math.floor(room / LEAST_PX)))
  const width = room > 0 ? Math.max(LEAST_PX, room / shown) : LEAST_PX
  const first = Math.max(0, Math.min(count - shown, Math.round(scrolled / width)))
  return {
    count,
    shown,
    first,
    width,
    turn: by => pane.current?.scrollTo({ left: Math.max(0, Math.min(count - shown, first + by * shown)) * width }),
  }
}
