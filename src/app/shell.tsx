import { Button, Classes } from '@blueprintjs/core'
import { CogIcon, ContrastIcon, DocumentIcon, HeadsetIcon, TranslateIcon, UserIcon } from '@blueprintjs/icons'
import { type JSX, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, NavLink, Route, Routes, useLocation, useMatch, useNavigate } from 'react-router-dom'
import { ActivityButton } from '../features/activity/activity-button.tsx'
import { ShellTools } from '../features/help/shell-tools.tsx'
import { UsageNote } from '../features/quota/quota.tsx'
import { useCall } from '../lib/use-call.ts'
import { useKeptFocus } from '../lib/use-kept-focus.ts'
import { changeLanguage } from '../locales/i18n.ts'
import { useLanguage } from '../locales/language.ts'
import {
  changeColorScheme,
  changeScreenReaderMode,
  useColorScheme,
  useScreenReaderMode,
} from '../theme/display-modes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { PAGES } from './pages.tsx'
import { ROUTES, type RouteName, START_ROUTE } from './routes.ts'
import './app-bar.css'
import './shell.css'

/** Routes with an entry in the bar; the proposer map only for those on its whitelist. */
const NAVIGATION = ['reject_analysis', 'fast_search', 'portfolio', 'watching', 'archive', 'registers'] as const

/** Shows the bar on top of every page. */
const AppBar = (): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const colorScheme = useColorScheme()
  const screenReaderMode = useScreenReaderMode()
  const isSearching = useMatch(ROUTES.fast_search) !== null
  const accountName = useCall('readUsage', {}).data?.account.name
  const whitelist = useCall('readWhitelist', { query: {} })
  const mayOpenPortfolios = (whitelist.data?.allowed.length ?? 0) > 0
  const navigate = useNavigate()
  const commands = [
    ...NAVIGATION.filter(name => name !== 'portfolio' || mayOpenPortfolios).map(name => ({
      id: name,
      group: 'pages' as const,
      name: t(`shell.routes.${name}`),
      run: () => void navigate(ROUTES[name]),
    })),
    { id: 'settings', group: 'pages' as const, name: t('shell.settings'), run: () => void navigate(ROUTES.settings) },
    {
      id: 'language',
      group: 'actions' as const,
      name: t('help.palette.language'),
      run: () => void changeLanguage(language === 'zh' ? 'en' : 'zh'),
    },
    {
      id: 'theme',
      group: 'actions' as const,
      name: t('help.palette.theme'),
      run: () => changeColorScheme(colorScheme === 'dark' ? 'light' : 'dark'),
    },
  ]
  return (
    <header className="rj-bar">
      <span className="rj-brand">Rejoinder</span>
      <nav className="rj-nav" aria-label={t('shell.navigation')}>
        {NAVIGATION.filter(name => name !== 'portfolio' || mayOpenPortfolios || whitelist.isPending).map(name =>
          name === 'portfolio' && !mayOpenPortfolios ? (
            // Its place, so that nothing moves when it is known that it may be opened.
            <span key={name} className="rj-nav-link rj-nav-place" aria-hidden>
              {t(`shell.routes.${name}`)}
            </span>
          ) : (
            <NavLink key={name} to={ROUTES[name]} replace className="rj-nav-link">
              {t(`shell.routes.${name}`)}
            </NavLink>
          ),
        )}
      </nav>
      <span className="rj-gap" />
      <UsageNote feature={isSearching ? 'fast' : 'write'} />
      <ShellTools
        commands={commands}
        onOpenCase={id => void navigate(`${ROUTES.reject_analysis}?id=${id}`)}
        onOpenSearch={id => void navigate(`${ROUTES.fast_search}?id=${id}`)}
      />
      <ActivityButton />
      <Button
        variant="minimal"
        icon={<TranslateIcon />}
        text={t('shell.language.current')}
        aria-label={t('shell.language.change')}
        onClick={() => void changeLanguage(language === 'zh' ? 'en' : 'zh')}
      />
      <Button
        variant="minimal"
        icon={<ContrastIcon />}
        aria-label={t('shell.darkMode')}
        aria-pressed={colorScheme === 'dark'}
        title={t('shell.darkMode')}
        onClick={() => changeColorScheme(colorScheme === 'dark' ? 'light' : 'dark')}
      />
      <Button
        variant="minimal"
        icon={<HeadsetIcon />}
        aria-label={t('shell.screenReaderMode')}
        aria-pressed={screenReaderMode === 'on'}
        title={t('shell.screenReaderModeHint')}
        onClick={() => changeScreenReaderMode(screenReaderMode === 'on' ? 'off' : 'on')}
      />
      <NavLink
        to={ROUTES.settings}
        className="rj-bar-link"
        aria-label={t('shell.settings')}
        title={t('shell.settings')}
      >
        <CogIcon />
      </NavLink>
      {accountName && (
        <span className="rj-account">
          <UserIcon />
          {accountName}
        </span>
      )}
    </header>
  )
}

/** Says that an address has no page, and leads back to the start. */
const MissingPage = (): JSX.Element => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <section className="rj-missing">
      <title>{`${t('shell.missing.title')} · Rejoinder`}</title>
      <DocumentIcon size={20} />
      <h1 className="rj-page-title">{t('shell.missing.title')}</h1>
      <p>{t('shell.missing.text')}</p>
      <code>{pathname}</code>
      <p className="rj-missing-ways">
        <Link className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY}`} to={ROUTES[START_ROUTE]}>
          {t('shell.missing.home')}
        </Link>
        <Link className={Classes.BUTTON} to={`${ROUTES[START_ROUTE]}?show=deleted`}>
          {t('shell.missing.deleted')}
        </Link>
      </p>
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
