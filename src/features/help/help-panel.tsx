import { Button, InputGroup } from '@blueprintjs/core'
import { CrossIcon, KeyCommandIcon, SearchIcon } from '@blueprintjs/icons'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { IconButton } from '../../components/icon-button.tsx'
import { SideDrawer } from '../../components/side-drawer.tsx'
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

/**
 * Shows the help topics, those of the page first and the first of them open, at the right edge, with a search over all their words. It
 * needs no network.
 */
export const HelpPanel = ({ onClose, onShortcuts }: HelpPanelProps): JSX.Element => {
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
    <SideDrawer isOpen size="min(360px, 100vw)" hasBackdrop={false} aria-label={t('help.title')} onClose={onClose}>
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
        </div>
      </div>
    </SideDrawer>
  )
}
