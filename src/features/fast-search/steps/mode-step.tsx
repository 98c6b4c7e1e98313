import { Button, Radio } from '@blueprintjs/core'
import { GridViewIcon, PlusIcon, PropertiesIcon } from '@blueprintjs/icons'
import { type JSX, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../lib/use-call.ts'
import type { WizardProps } from '../state/wizard-reducer.ts'
import type { SearchMode } from '../state/wizard-state.ts'
import { useBasisTexts } from './use-basis-texts.ts'
import './mode-step.css'

interface ModeChoiceProps {
  mode: SearchMode
  icon: JSX.Element
  isChosen: boolean
  onChoose: () => void
}

const TEXTS = { class: 'classText', goods: 'goodsText' } as const
const DEFAULT_MODE: SearchMode = 'class'

/** Shows one of the two modes; the whole row is the radio button. */
const ModeChoice = ({ mode, icon, isChosen, onChoose }: ModeChoiceProps): JSX.Element => {
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

const MODES: readonly { mode: SearchMode; icon: JSX.Element }[] = [
  { mode: 'class', icon: <GridViewIcon /> },
  { mode: 'goods', icon: <PropertiesIcon /> },
]

interface ModeStepProps extends WizardProps {
  /** Opens the result of a search that has just been made. */
  onOpenLatest: (() => void) | undefined
}

/** Asks where a new search begins, and shows which register and classification it would use. */
export const ModeStep = ({ state, move, onOpenLatest }: ModeStepProps): JSX.Element => {
  const { t } = useTranslation()
  const titleId = useId()
  const usage = useCall('readUsage', {}).data?.fast
  const { register, classification } = useBasisTexts()
  return (
    <section className="rj-mode" aria-labelledby={titleId}>
      <div className="rj-mode-box">
        <h1 id={titleId} className="rj-page-title">
          {t('search.mode.heading')}
        </h1>
        <p className="rj-mode-intro">{t('search.mode.intro')}</p>
        <div className="rj-mode-choices" role="radiogroup" aria-label={t('search.mode.label')}>
          {MODES.map(({ mode, icon }) => (
            <ModeChoice
              key={mode}
              mode={mode}
              icon={icon}
              isChosen={state.mode === mode}
              onChoose={() => move({ type: 'modeChosen', mode })}
            />
          ))}
        </div>
        <div className="rj-mode-start">
          <Button
            intent="primary"
            icon={<PlusIcon />}
            text={t('search.mode.start')}
            onClick={() => move({ type: 'started' })}
          />
          {onOpenLatest && <Button text={t('search.openResult')} onClick={onOpenLatest} />}
          {usage?.hasRight && usage.allowed !== null && (
            <span className="rj-hint">{t('search.mode.left', { count: Math.max(0, usage.allowed - usage.used) })}</span>
          )}
        </div>
        <p className="rj-mode-basis rj-hint">
          {register !== null && (
            <>
              <span>
                {t('search.basis.registerLabel')}
                {register}
              </span>
              <span>
                {t('search.basis.classificationLabel')}
                {classification}
              </span>
            </>
          )}
        </p>
      </div>
    </section>
  )
}
