/** Name → path. The names of the AI write routes are the app codes in lower case (design.md §5); pages.ts has the pages. */
export const ROUTES = {
  reject_analysis: '/ai/reject_analysis',
  fast_search: '/ai/fast_search',
  archive: '/archive',
  settings: '/settings',
  imports: '/settings/imports',
} as const

export type RouteName = keyof typeof ROUTES

export const START_ROUTE: RouteName = 'reject_analysis'
