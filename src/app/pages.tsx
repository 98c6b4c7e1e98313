import { type ComponentType, type JSX, lazy } from 'react'
import { loadPortfolioTexts } from '../locales/i18n.ts'
import type { RouteName } from './routes.ts'

const RejectAnalysisApp = lazy(async () => ({ default: (await import('./reject-analysis-app.tsx')).RejectAnalysisApp }))
const FastSearchApp = lazy(async () => ({ default: (await import('./fast-search-app.tsx')).FastSearchApp }))
const ArchivePage = lazy(async () => ({ default: (await import('../features/archive/archive-page.tsx')).ArchivePage }))
const PortfolioPage = lazy(async () => {
  const [page] = await Promise.all([import('../features/portfolio/portfolio-page.tsx'), loadPortfolioTexts()])
  return { default: page.PortfolioPage }
})
const WatchingPage = lazy(async () => ({
  default: (await import('../features/watching/watching-page.tsx')).WatchingPage,
}))
const RegistersPage = lazy(async () => ({
  default: (await import('../features/imports/registers-page.tsx')).RegistersPage,
}))
const SettingsPage = lazy(async () => ({
  default: (await import('../features/settings/settings-page.tsx')).SettingsPage,
}))

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
