import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** Name → path. The names of the AI write routes are the app codes in lower case (design.md §5); pages.tsx has the pages. */
export const ROUTES = {
  reject_analysis: '/ai/reject_analysis',
  fast_search: '/ai/fast_search',
  archive: '/archive',
  settings: '/settings',
  imports: '/settings/imports',
} as const

export type RouteName = keyof typeof ROUTES

export const START_ROUTE: RouteName = 'reject_analysis'

/** The identity in an address; null for none, or for what is no identity. */
export const readId = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null

/** The go-to action: replaces the current route by name (spec §2). */
export const useGoTo = (): ((name: RouteName) => void) => {
  const navigate = useNavigate()
  return useCallback(name => void navigate(ROUTES[name], { replace: true }), [navigate])
}
