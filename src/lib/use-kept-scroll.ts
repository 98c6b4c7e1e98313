import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Scroll positions of lists by their address, for as long as the page lives. */
const KEPT = new Map<string, number>()

/**
 * Returns the ref of a list that scrolls, and puts it back to where it was when it was last left under the same key.
 * `isReady` says that its rows are there.
 */
export const useKeptScroll = <Box extends HTMLElement>(key: string, isReady: boolean): RefObject<Box | null> => {
  const box = useRef<Box>(null)
  useLayoutEffect(() => {
    const list = box.current
    if (list === null || !isReady) return
    list.scrollTop = KEPT.get(key) ?? 0
    const keep = (): void => void KEPT.set(key, list.scrollTop)
    list.addEventListener('scroll', keep, { passive: true })
    return () => list.removeEventListener('scroll', keep)
  }, [key, isReady])
  return box
}
