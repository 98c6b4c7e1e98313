import { Button, DialogBody, DialogFooter, FormGroup } from '@blueprintjs/core'
import { useQueryClient } from '@tanstack/react-query'
import { type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText } from '../../../components/field-notes.tsx'
import { readCasesAgain } from '../../../components/service/use-save-filing.ts'
import { ComboboxInput } from '../../../components/suggest-input/combobox-input.tsx'
import { ApiError, callApi } from '../../../lib/http.ts'
import './attorney-dialog.css'
import { TitledDialog } from '../../../components/titled-dialog.tsx'

const MOST_LETTERS = 200

interface AttorneyDialogProps {
  id: number
  /** What the case is called. */
  name: string
  attorney: string
  /** Names that are offered. */
  known: readonly string[]
  onClose: () => void
}

/** Asks who is in charge of a case, and offers the names that are known. */
export const AttorneyDialog = ({ id, name, attorney, known, onClose }: AttorneyDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const fieldId = useId()
  const queryClient = useQueryClient()
  const [text, setText] = useState(attorney)
  const [isOffering, setIsOffering] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const save = async (): Promise<void> => {
    setIsSaving(true)
    setHasFailed(false)
    try {
      await callApi('assignAttorney', { params: { id }, body: { attorney: text } })
      await Promise.all([readCasesAgain(queryClient), queryClient.invalidateQueries({ queryKey: ['readAttorneys'] })])
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setHasFailed(true)
      setIsSaving(false)
    }
  }
  return (
    <TitledDialog className="rj-attorney-dialog" isOpen title={t('home.attorney.label')} onClose={onClose}>
      <DialogBody useOverflowScrollContainer={false}>
        <p>
          <strong>{name}</strong>
        </p>
        <FormGroup label={t('home.attorney.name')} labelFor={fieldId}>
          <ComboboxInput
            id={fieldId}
            value={text}
            maxLength={MOST_LETTERS}
            listLabel={t('home.attorney.known')}
            suggestions={isOffering ? known.filter(other => other.includes(text.trim()) && other !== text) : []}
            onFocus={() => setIsOffering(true)}
            onType={typed => {
              setIsOffering(true)
              setText(typed)
            }}
            onChoose={chosen => {
              setIsOffering(false)
              setText(chosen)
            }}
            onDismiss={() => setIsOffering(false)}
          />
        </FormGroup>
        <p className="rj-hint">{t('home.attorney.hint')}</p>
        {hasFailed && <ProblemText text={t('home.filing.failed')} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={t('home.filing.cancel')} onClick={onClose} />
            <Button intent="primary" text={t('home.attorney.save')} loading={isSaving} onClick={() => void save()} />
          </>
        }
      />
    </TitledDialog>
  )
}
