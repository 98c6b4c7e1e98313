import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, followed as it changes. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (notify: () => void): (() => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
