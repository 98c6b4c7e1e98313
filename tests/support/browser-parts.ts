import { vi } from 'vitest'

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const WINDOW_WIDTH = 1440

const holds = (query: string): boolean => {
  const [, bound, width] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? []
  return bound === 'min' ? WINDOW_WIDTH >= Number(width) : bound === 'max' && WINDOW_WIDTH <= Number(width)
}

/** Parts of a browser that jsdom lacks, in a window 1440 wide without layout: nothing is resized or comes into view. */
export const stubBrowserParts = (): void => {
  vi.stubGlobal('ResizeObserver', NoObserver)
  vi.stubGlobal('IntersectionObserver', NoObserver)
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), { matches: holds(query) }))
}
