import { vi } from 'vitest'

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const WINDOW_WIDTH = 1440

const holds = (query: string, windowWidth: number): boolean => {
  const bounds = [...query.matchAll(/\((min|max)-width: (\d+)px\)/g)]
  return (
    bounds.length > 0 &&
    bounds.every(([, bound, width]) => (bound === 'min' ? windowWidth >= Number(width) : windowWidth <= Number(width)))
  )
}

/** Parts of a browser that jsdom lacks, in a window of a width without layout: nothing is resized or comes into view. */
export const stubBrowserPartsAt = (windowWidth: number): void => {
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('IntersectionObserver', NoObserver)
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: holds(query, windowWidth) }),
  )
}

/** The same in a window 1440 wide. */
export const stubBrowserParts = (): void => stubBrowserPartsAt(WINDOW_WIDTH)
