import { type JSX, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { AppBar } from './app-bar.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PAGES } from './pages.tsx'
import { ROUTES, type RouteName, START_ROUTE } from './routes.ts'
import './shell.css'

/** Shows the bar and, below it, the page of the current route. An unknown address leads to the start. */
export const Shell = (): JSX.Element => {
  const { pathname, search } = useLocation()
  return (
    <div className="rj-shell">
      <AppBar />
      <main className="rj-main">
        <ErrorBoundary place={pathname + search}>
          <Suspense>
            <Routes>
              {(Object.keys(ROUTES) as RouteName[]).map(name => {
                const Page = PAGES[name]
                return <Route key={name} path={ROUTES[name]} element={<Page routeName={name} />} />
              })}
              <Route path="*" element={<Navigate to={ROUTES[START_ROUTE]} replace />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}
