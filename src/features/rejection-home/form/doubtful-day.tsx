import { Button } from '@blueprintjs/core'
import { WarningSignIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BilingualText } from '#contract/errors.ts'
import { useLanguage } from '../../../locales/language.ts'
import './doubtful-day.css'

interface DoubtfulDayProps {
  doubts: readonly BilingualText[]
  /** The note takes the focus: it answers the press of the button that sends the form. */
  takesFocus?: boolean
  onConfirm: () => void
}

/** Says what is odd about the day of service before a use is spent on it, and lets it pass. */
export const DoubtfulDay = ({ doubts, takesFocus = false, onConfirm }: DoubtfulDayProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const note = useRef<HTMLDivElement>(null)
  // The date field would open its calendar over the note.
  useEffect(() => {
    if (takesFocus) note.current?.focus()
  }, [takesFocus])
  return (
    <div ref={note} className="rj-doubtful-day" role="alert" tabIndex={-1}>
      {doubts.map(doubt => (
        <p key={doubt.zh}>
          <WarningSignIcon size={12} />
          {doubt[language]}
        </p>
      ))}
      <div className="rj-actions">
        <Button size="small" text={t('home.doubt.confirm')} onClick={onConfirm} />
        <span className="rj-hint">{t('home.doubt.unspent')}</span>
      </div>
    </div>
  )
}
