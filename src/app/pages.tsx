import { type ComponentType, type JSX, lazy } from 'react'
import { pageLoader } from './page-loader.ts'
import type { RouteName } from './routes.ts'

const RejectAnalysisApp = lazy(pageLoader('RejectAnalysisApp', () => import('./reject-analysis-app.tsx')))
const FastSearchApp = lazy(pageLoader('FastSearchApp', () => import('./fast-search-app.tsx'), 'search'))
const ArchivePage = lazy(pageLoader('ArchivePage', () => import('../features/archive/archive-page.tsx'), 'archive'))
const PortfolioPage = lazy(
  pageLoader('PortfolioPage', () => import('../features/portfolio/portfolio-page.tsx'), 'portfolio', 'archive'),
)
const WatchingPage = lazy(
  pageLoader('WatchingPage', () => import('../features/watching/watching-page.tsx'), 'watching'),
)
const RegistersPage = lazy(
  pageLoader('RegistersPage', () => import('../features/imports/registers-page.tsx'), 'settings', 'archive'),
)
const SettingsPage = lazy(
  pageLoader('SettingsPage', () => import('../features/settings/settings-page.tsx'), 'settings'),
)

/**
 * The apps of the AI writing page, by their codes (docs/specification.md §2). Each is loaded when it is first shown.
 */
const APPS: Readonly<Record<string, ComponentType>> = {
  REJECT_ANALYSIS: RejectAnalysisApp,
  FAST_SEARCH: FastSearchApp,
}

/** Shows the app whose code is the route's name in upper case; nothing for another name. */
const AiWritePage = ({ routeName }: { routeName: string }): JSX.Element | null => {
  const App = APPS[routeName.toUpperCase()]
  return App === undefined ? null : <App />
}

/** The page of each route, loaded when it is first shown. */
export const PAGES: Readonly<Record<RouteName, ComponentType<{ routeName: RouteName }>>> = {
  reject_analysis: AiWritePage,
  fast_search: AiWritePage,
  portfolio: PortfolioPage,
  watching: WatchingPage,
  archive: ArchivePage,
  settings: SettingsPage,
  registers: RegistersPage,
  imports: RegistersPage,
}
