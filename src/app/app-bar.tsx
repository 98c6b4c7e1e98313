import { Button } from '@blueprintjs/core'
import { CogIcon, ContrastIcon, HeadsetIcon, TranslateIcon, UserIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, useMatch, useNavigate } from 'react-router-dom'
import { ActivityButton } from '../features/activity/activity-button.tsx'
import { ShellTools } from '../features/help/shell-tools.tsx'
import { UsageNote } from '../features/quota/quota.tsx'
import { useCall } from '../lib/use-call.ts'
import { changeLanguage } from '../locales/i18n.ts'
import { useLanguage } from '../locales/language.ts'
import {
  changeColorScheme,
  changeScreenReaderMode,
  useColorScheme,
  useScreenReaderMode,
} from '../theme/display-modes.ts'
import { ROUTES } from './routes.ts'
import './app-bar.css'

/** Routes with an entry in the bar; the proposer map only for those on its whitelist. */
const NAVIGATION = ['reject_analysis', 'fast_search', 'portfolio', 'watching', 'archive', 'registers'] as const

/** Shows the bar on top of every page. */
export const AppBar = (): JSX.Element => {
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
      <ShellTools commands={commands} onOpenCase={id => void navigate(`${ROUTES.reject_analysis}?id=${id}`)} />
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
