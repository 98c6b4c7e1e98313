import { useSyncExternalStore } from 'react'

let place: HTMLElement | null = null
const listeners = new Set<() => void>()

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** Offers an empty element, or takes it back: it stands where the page has its panel at the right, and help may fill it. */
export const offerSidePlace = (element: HTMLElement | null): void => {
  place = element
  for (const notify of listeners) notify()
}

/** Returns the place at the right of the page; null where it has none. */
export const useSidePlace = (): HTMLElement | null => useSyncExternalStore(subscribe, () => place)
