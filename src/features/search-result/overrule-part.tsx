import { Button } from '@blueprintjs/core'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OverruleForm } from './overrule-form.tsx'

interface OverrulePartProps {
  /** Why the hit was overruled; null while it stands. */
  reason: string | null
  /** Null takes the judgement back. */
  onChange: (reason: string | null) => void
}

/** Below a mark: overrule it with a reason, or take that back. */
export const OverrulePart = ({ reason, onChange }: OverrulePartProps): JSX.Element => {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  if (reason !== null)
    return (
      <div className="rj-overruled">
        <p>
          <b>{t('result.overrule.done')}</b> {reason}
        </p>
        <Button size="small" text={t('result.overrule.undo')} onClick={() => onChange(null)} />
      </div>
    )
  if (!isAsking) return <Button size="small" text={t('result.overrule.button')} onClick={() => setAsking(true)} />
  return (
    <OverruleForm
      onSave={given => {
        setAsking(false)
        onChange(given)
      }}
      onCancel={() => setAsking(false)}
    />
  )
}
