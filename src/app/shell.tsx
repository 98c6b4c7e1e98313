import { type JSX, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { useKeptFocus } from '../lib/use-kept-focus.ts'
import { AppBar } from './app-bar.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PAGES } from './pages.tsx'
import { ROUTES, type RouteName, START_ROUTE } from './routes.ts'
import './shell.css'

/** Says that an address has no page, and leads back to the start. */
const MissingPage = (): JSX.Element => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <section className="rj-missing">
      <title>{`${t('shell.missing.title')} · Rejoinder`}</title>
      <h1 className="rj-page-title">{t('shell.missing.title')}</h1>
      <p>{t('shell.missing.text', { path: pathname, interpolation: { escapeValue: false } })}</p>
      <Link to={ROUTES[START_ROUTE]}>{t('shell.missing.home')}</Link>
    </section>
  )
}

/** Shows the bar and, below it, the page of the current route. The bare address leads to the start. */
export const Shell = (): JSX.Element => {
  const { pathname, search } = useLocation()
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  useKeptFocus(main)
  return (
    <div className="rj-shell">
      <a className="rj-skip" href="#main">
        {t('shell.skip')}
      </a>
      <AppBar />
      <main id="main" ref={main} className="rj-main" tabIndex={-1}>
        <ErrorBoundary place={pathname + search}>
          <Suspense>
            <Routes>
              {(Object.keys(ROUTES) as RouteName[]).map(name => {
                const Page = PAGES[name]
                return <Route key={name} path={ROUTES[name]} element={<Page routeName={name} />} />
              })}
              <Route path="/" element={<Navigate to={ROUTES[START_ROUTE]} replace />} />
              <Route path="*" element={<MissingPage />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  )
}
