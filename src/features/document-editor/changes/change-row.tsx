import { Button } from '@blueprintjs/core'
import { UndoIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeSides } from './change-sides.tsx'
import type { ChangeDescription } from './describe-change.ts'

interface ChangeRowProps {
  description: ChangeDescription
  /** How many places it is in. */
  places: number
  isCurrent: boolean
  onShow: () => void
  onBack: () => void
}

/** One change: a click shows it on the sheet, the button turns it back. */
export const ChangeRow = ({ description, places, isCurrent, onShow, onBack }: ChangeRowProps): JSX.Element => {
  const { t } = useTranslation()
  const row = useRef<HTMLLIElement>(null)
  const { kind, label, before, after } = description
  const name = t(`writing.changes.kind.${kind}`)

  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])

  return (
    <li ref={row} className="rj-change-row" aria-current={isCurrent ? 'true' : undefined}>
      <button type="button" className="rj-change-main" onClick={onShow}>
        <span className="rj-change-kind" data-kind={kind}>
          {name}
        </span>
        {label !== null && <span className="rj-change-label rj-ellipsis">{label}</span>}
        <ChangeSides {...description} />
        {places > 1 && <span className="rj-hint">{t('writing.changes.places', { number: places })}</span>}
      </button>
      <Button
        variant="minimal"
        size="small"
        icon={<UndoIcon />}
        text={t('writing.changes.back')}
        aria-label={t('writing.changes.backOf', { what: `${name} ${label ?? (after.text || before.text)}` })}
        onClick={onBack}
      />
    </li>
  )
}
