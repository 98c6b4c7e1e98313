import { Button, FormGroup, TextArea } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FastLogDetail, Overrule } from '#contract/fast-search.ts'
import { callApi } from '../../lib/http.ts'
import { callKey } from '../../lib/use-call.ts'

interface KeptOverrules {
  overrules: readonly Overrule[]
  /** Whether some were saved after the files were made. */
  arePending: boolean
  change: (hit: string, reason: string | null) => void
  /** Call it when the files were made with them. */
  settle: () => void
}

/**
 * Keeps what the attorney overrules. It is shown at once and then saved. A failed save is in the activity list, where it can
 * be repeated; the screen does not change back.
 */
export const useOverrules = ({ id, overrules: kept }: FastLogDetail): KeptOverrules => {
  const queries = useQueryClient()
  const [overrules, setOverrules] = useState<readonly Overrule[]>(kept)
  const [arePending, setPending] = useState(false)

  const change = (hit: string, reason: string | null): void => {
    const others = overrules.filter(overrule => overrule.hit !== hit)
    const next = reason === null ? others : [...others, { hit, reason }]
    setOverrules(next)
    setPending(true)
    void callApi('saveOverrules', { params: { id }, body: next })
      .then(saved =>
        queries.setQueryData<FastLogDetail>(callKey('readFastDetail', { params: { id } }), known =>
          known === undefined ? known : { ...known, overrules: saved },
        ),
      )
      .catch(() => undefined)
  }

  return { overrules, arePending, change, settle: () => setPending(false) }
}

interface OverruleFormProps {
  onSave: (reason: string) => void
  onCancel: () => void
}

/** Asks why a mark is no obstacle. A reason is required. */
const OverruleForm = ({ onSave, onCancel }: OverruleFormProps): JSX.Element => {
  const { t } = useTranslation()
  const id = useId()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const given = reason.trim()
    setMissing(given === '')
    if (given !== '') onSave(given)
  }

  return (
    <form className="rj-overrule-form" onSubmit={handleSubmit}>
      <FormGroup
        label={t('result.overrule.reason')}
        labelFor={id}
        intent={isMissing ? 'danger' : 'none'}
        helperText={isMissing ? t('result.overrule.reasonMissing') : t('result.overrule.intro')}
      >
        <TextArea
          id={id}
          fill
          autoFocus
          rows={3}
          maxLength={1000}
          value={reason}
          aria-invalid={isMissing}
          onChange={event => setReason(event.target.value)}
        />
      </FormGroup>
      <div className="rj-actions">
        <Button type="submit" intent="primary" text={t('result.overrule.save')} />
        <Button text={t('result.overrule.cancel')} onClick={onCancel} />
      </div>
    </form>
  )
}

interface OverrulePartProps {
  /** Why the hit was overruled; null while it stands. */
  reason: string | null
  /** Null takes the judgement back. */
  onChange: (reason: string | null) => void
}

/** Lets the attorney overrule a mark with a reason, or take that back. */
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
