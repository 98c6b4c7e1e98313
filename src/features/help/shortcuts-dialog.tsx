import { Dialog, Switch } from '@blueprintjs/core'
import { CrossIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../components/icon-button.tsx'
import { singleKeys } from '../../lib/single-keys.ts'
import './help.css'

const SHORTCUTS = {
  everywhere: [
    ['palette', 'Ctrl K'],
    ['help', '?'],
    ['panes', 'F6 Shift+F6'],
  ],
  cases: [
    ['search', '/'],
    ['open', 'Enter'],
    ['remove', 'Delete'],
  ],
  result: [['blocked', 'B']],
  document: [
    ['mode', 'Alt R'],
    ['find', 'Ctrl F'],
    ['undo', 'Ctrl Z'],
    ['redo', 'Ctrl Y'],
    ['problem', 'F8 Shift+F8'],
  ],
  fields: [
    ['field', 'Enter'],
    ['leave', 'Esc'],
    ['check', 'Space'],
  ],
} as const

const PLACES = [
  'everywhere',
  'cases',
  'result',
  'document',
  'fields',
] as const satisfies readonly (keyof typeof SHORTCUTS)[]

/** Lists the keys of every page. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }): JSX.Element => {
  const { t } = useTranslation()
  const areSingleOn = singleKeys.useValue() === 'on'
  return (
    <Dialog
      isOpen
      className="rj-shortcuts"
      aria-labelledby="rj-shortcuts-title"
      transitionDuration={0}
      onClose={onClose}
    >
      <div className="rj-help-head">
        <h2 id="rj-shortcuts-title" className="rj-pane-title">
          {t('help.shortcuts.title')}
        </h2>
        <span className="rj-gap" />
        <IconButton autoFocus name={t('help.shortcuts.close')} size="small" icon={<CrossIcon />} onClick={onClose} />
      </div>
      <div className="rj-shortcuts-places">
        {PLACES.map(place => (
          <section key={place}>
            <h3>{t(`help.shortcuts.places.${place}`)}</h3>
            <dl>
              {SHORTCUTS[place].map(([id, keys]) => (
                <div key={id}>
                  <dt>{t(`help.shortcuts.keys.${id}`)}</dt>
                  <dd>
                    {keys.split(' ').map(key => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch
        className="rj-shortcuts-single"
        label={t('help.shortcuts.single')}
        checked={areSingleOn}
        onChange={event => singleKeys.change(event.currentTarget.checked ? 'on' : 'off')}
      />
    </Dialog>
  )
}
