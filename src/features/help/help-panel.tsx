import { Button, InputGroup } from '@blueprintjs/core'
import { CrossIcon, KeyCommandIcon, SearchIcon } from '@blueprintjs/icons'
import { type JSX, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { IconButton } from '../../components/icon-button.tsx'
import { SideDrawer } from '../../components/side-drawer.tsx'
import { useSidePlace } from '../../lib/side-place.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import './help.css'

const TOPICS_OF_PAGES: readonly (readonly [page: RegExp, topics: readonly string[]])[] = [
  [/^\/ai\/reject_analysis.*[?&]id=/, ['sources', 'modes', 'fields', 'facts', 'deadline', 'word', 'lost']],
  [/^\/ai\/reject_analysis.*[?&]view=/, ['deadline']],
  [/^\/ai\/reject_analysis/, ['deadline', 'queue', 'list']],
  [/^\/ai\/fast_search/, ['search']],
]

interface HelpPanelProps {
  onClose: () => void
  onShortcuts: () => void
}

/** Whom to ask, as the server tells it, and the version of the program. */
const HelpSource = (): JSX.Element => {
  const { t } = useTranslation()
  const usage = useCall('readUsage', {}).data
  const told = usage && [
    ...(usage.contact.note === '' ? [] : [t('help.administrator', { note: usage.contact.note })]),
    t('help.version', { version: usage.version }),
  ]
  return <p className="rj-help-source rj-hint">{told?.join(' · ')}</p>
}

/** Shows the help topics, those of the page first and the first of them open, with a search over all their words. */
const HelpTopics = ({ onClose, onShortcuts }: HelpPanelProps): JSX.Element => {
  const { t } = useTranslation()
  const [sought, setSought] = useState('')
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const { pathname, search } = useLocation()
  const [, ofPage = []] = TOPICS_OF_PAGES.find(([page]) => page.test(pathname + search)) ?? []
  const topics = Object.entries(t('help.topics', { returnObjects: true })).map(([id, topic]) => ({ id, ...topic }))
  const place = ({ id }: { id: string }): number => (ofPage.includes(id) ? ofPage.indexOf(id) : ofPage.length)
  const found = topics
    .toSorted((one, other) => place(one) - place(other))
    .filter(({ title, text }) => words.every(word => `${title} ${text}`.toLowerCase().includes(word)))
  return (
    <div className="rj-help">
      <div className="rj-help-head">
        <h2 className="rj-pane-title">{t('help.title')}</h2>
        <span className="rj-gap" />
        <IconButton name={t('help.close')} size="small" icon={<CrossIcon />} onClick={onClose} />
      </div>
      <InputGroup
        className="rj-help-search"
        size="small"
        type="search"
        autoFocus
        leftIcon={<SearchIcon />}
        placeholder={t('help.search')}
        aria-label={t('help.search')}
        value={sought}
        onValueChange={setSought}
      />
      <div className="rj-help-topics">
        {(
          [
            ['thisPage', found.filter(({ id }) => ofPage.includes(id))],
            ['otherTopics', found.filter(({ id }) => !ofPage.includes(id))],
          ] as const
        ).map(
          ([group, own]) =>
            own.length > 0 && (
              <section key={group}>
                {ofPage.length > 0 && <h3>{t(`help.${group}`)}</h3>}
                {own.map(({ id, title, text }) => (
                  <details key={id} open={words.length > 0 ? found.length <= 3 : id === ofPage[0]}>
                    <summary>{title}</summary>
                    <p>{text}</p>
                  </details>
                ))}
              </section>
            ),
        )}
        {found.length === 0 && (
          <p className="rj-hint" role="status">
            {t('help.nothing')}
          </p>
        )}
      </div>
      <div className="rj-help-foot">
        <Button
          variant="minimal"
          size="small"
          icon={<KeyCommandIcon />}
          text={t('help.shortcuts.open')}
          onClick={onShortcuts}
        />
        <kbd aria-hidden>?</kbd>
        <HelpSource />
      </div>
    </div>
  )
}

const DRAWER_PX = 320

/**
 * Shows help where the page has its panel at the right, and in a drawer on pages and windows that have none. The page stays in use
 * beside it. It needs no network.
 */
export const HelpPanel = (props: HelpPanelProps): JSX.Element => {
  const { t } = useTranslation()
  const place = useSidePlace()
  const isWide = useMediaQuery('(min-width: 1200px)')
  if (place !== null && isWide)
    return createPortal(
      <aside
        className="rj-help-beside"
        aria-label={t('help.title')}
        onKeyDown={({ key }) => key === 'Escape' && props.onClose()}
      >
        <HelpTopics {...props} />
      </aside>,
      place,
    )
  return (
    <SideDrawer
      isOpen
      className="rj-help-drawer"
      size={`min(${DRAWER_PX}px, 100vw)`}
      hasBackdrop={false}
      canOutsideClickClose={false}
      enforceFocus={false}
      transitionDuration={0}
      aria-label={t('help.title')}
      onClose={props.onClose}
    >
      <HelpTopics {...props} />
    </SideDrawer>
  )
}
