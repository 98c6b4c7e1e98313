import { Button } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_TAG } from '../../locales/language.ts'
import { useLanguage } from '../../locales/use-language.ts'
import type { SaveState } from '../document-editor/save-state.ts'

interface SaveTextProps {
  state: SaveState
  onCompare: () => void
}

/** Says whether the edits are safe, and where. */
export const SaveText = ({ state, onCompare }: SaveTextProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const time =
    state.kind === 'saved' ? new Date(state.at).toLocaleTimeString(LANGUAGE_TAG[language], { hourCycle: 'h23' }) : ''
  return (
    <span className="rj-save-text" role="status" data-state={state.kind}>
      {state.kind !== 'clean' && t(`detail.save.${state.kind}`, { time })}
      {state.kind === 'conflict' && (
        <Button variant="minimal" size="small" text={t('detail.save.compare')} onClick={onCompare} />
      )}
    </span>
  )
}
