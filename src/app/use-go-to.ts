import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { ROUTES, type RouteName } from './routes.ts'

/** The go-to action: replaces the current route by name (spec §2). */
export const useGoTo = (): ((name: RouteName) => void) => {
  const navigate = useNavigate()
  return useCallback(name => void navigate(ROUTES[name], { replace: true }), [navigate])
}
