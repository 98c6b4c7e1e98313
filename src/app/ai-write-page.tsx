import { type ComponentType, type JSX, lazy } from 'react'

const RejectAnalysisApp = lazy(async () => ({ default: (await import('./reject-analysis-app.tsx')).RejectAnalysisApp }))
const FastSearchApp = lazy(async () => ({ default: (await import('./fast-search-app.tsx')).FastSearchApp }))

/** App code → app (spec §2), loaded when it is first shown. */
const APPS: Readonly<Record<string, ComponentType>> = {
  REJECT_ANALYSIS: RejectAnalysisApp,
  FAST_SEARCH: FastSearchApp,
}

/** Shows the app whose code is the route's name in upper case. */
export const AiWritePage = ({ routeName }: { routeName: string }): JSX.Element | null => {
  const App = APPS[routeName.toUpperCase()]
  return App === undefined ? null : <App />
}
