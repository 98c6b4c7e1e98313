import { InputGroup } from '@blueprintjs/core'
import { CrossIcon, SearchIcon } from '@blueprintjs/icons'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../components/icon-button.tsx'
import { SideDrawer } from '../../components/side-drawer.tsx'
import './help.css'

/** Shows the help topics at the right edge, with a search over all their words. It needs no network. */
export const HelpPanel = ({ onClose }: { onClose: () => void }): JSX.Element => {
  const { t } = useTranslation()
  const [sought, setSought] = useState('')
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  const found = Object.entries(t('help.topics', { returnObjects: true }))
    .map(([id, topic]) => ({ id, ...topic }))
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
          {found.map(({ id, title, text }) => (
            <details key={id} open={words.length > 0 && found.length <= 3}>
              <summary>{title}</summary>
              <p>{text}</p>
            </details>
          ))}
          {found.length === 0 && (
            <p className="rj-hint" role="status">
              {t('help.nothing')}
            </p>
          )}
        </div>
      </div>
    </SideDrawer>
  )
}
