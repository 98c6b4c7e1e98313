import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * The path of each route. The names of the AI writing routes are the app codes in lower case (docs/architecture.md §5).
 */
export const ROUTES = {
  reject_analysis: '/ai/reject_analysis',
  fast_search: '/ai/fast_search',
  portfolio: '/portfolio',
  watching: '/watching',
  archive: '/archive',
  registers: '/registers',
  settings: '/settings',
  imports: '/settings/imports',
} as const

export type RouteName = keyof typeof ROUTES

export const START_ROUTE: RouteName = 'reject_analysis'

/** Returns the id that an address carries; null for none, or for anything else than a whole number above 0. */
export const readId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null

/** Returns the go-to action, which replaces the current route by the named one (docs/specification.md §2). */
export const useGoTo = (): ((name: RouteName) => void) => {
  const navigate = useNavigate()
  return useCallback(name => void navigate(ROUTES[name], { replace: true }), [navigate])
}
