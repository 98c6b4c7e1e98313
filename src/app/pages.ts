import { type ComponentType, lazy } from 'react'
import type { RouteName } from './routes.ts'

const AiWritePage = lazy(async () => ({ default: (await import('./ai-write-page.tsx')).AiWritePage }))
const ArchivePage = lazy(async () => ({ default: (await import('../features/archive/archive-page.tsx')).ArchivePage }))
const ImportsPage = lazy(async () => ({ default: (await import('../features/imports/imports-page.tsx')).ImportsPage }))
const SettingsPage = lazy(async () => ({
  default: (await import('../features/settings/settings-page.tsx')).SettingsPage,
}))

/** Route name → page, loaded when it is first shown. */
export const PAGES: Readonly<Record<RouteName, ComponentType<{ routeName: RouteName }>>> = {
  reject_analysis: AiWritePage,
  fast_search: AiWritePage,
  archive: ArchivePage,
  settings: SettingsPage,
  imports: ImportsPage,
}
