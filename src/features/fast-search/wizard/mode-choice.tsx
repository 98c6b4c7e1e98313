import { Radio } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchMode } from '../state/wizard-state.ts'

interface ModeChoiceProps {
  mode: SearchMode
  icon: JSX.Element
  isChosen: boolean
  onChoose: () => void
}

const TEXTS = { class: 'classText', goods: 'goodsText' } as const
const DEFAULT_MODE: SearchMode = 'class'

/** One of the two ways; the whole row chooses it. */
export const ModeChoice = ({ mode, icon, isChosen, onChoose }: ModeChoiceProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <Radio
      name="rj-mode"
      className={isChosen ? 'rj-mode-choice rj-is-chosen' : 'rj-mode-choice'}
      value={mode}
      checked={isChosen}
      onChange={onChoose}
    >
      <span className="rj-mode-what">
        <span className="rj-mode-name">
          {t(`search.mode.${mode}`)}
          {mode === DEFAULT_MODE && <span className="rj-hint">{t('search.mode.default')}</span>}
        </span>
        <span className="rj-mode-text">{t(`search.mode.${TEXTS[mode]}`)}</span>
      </span>
      {icon}
    </Radio>
  )
}
