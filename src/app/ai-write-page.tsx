import type { ComponentType, JSX } from 'react'
import { RejectAnalysisApp } from './reject-analysis-app.tsx'

/** App code → app (spec §2). FAST_SEARCH is the other code; its app is not there yet. */
const APPS: Readonly<Record<string, ComponentType>> = {
  REJECT_ANALYSIS: RejectAnalysisApp,
}

/** Shows the app whose code is the route's name in upper case. */
export const AiWritePage = ({ routeName }: { routeName: string }): JSX.Element | null => {
  const App = APPS[routeName.toUpperCase()]
  return App === undefined ? null : <App />
}
