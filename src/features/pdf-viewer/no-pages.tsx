import { Button, FormGroup, InputGroup } from '@blueprintjs/core'
import { DocumentIcon } from '@blueprintjs/icons'
import { type FormEvent, type JSX, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../components/empty-state.tsx'
import type { PdfFailure } from './use-pdf.ts'

interface PdfFailedProps {
  failure: PdfFailure
  onRetry: () => void
}

/** Shows in the pane why there is no page (docs/specification.md §8), and offers to retry. */
export const PdfFailed = ({ failure, onRetry }: PdfFailedProps): JSX.Element | null => {
  const { t } = useTranslation()
  if (failure.kind === 'abandoned') return null
  return (
    <EmptyState
      icon={<DocumentIcon size={20} />}
      title={t(`pdf.failed.${failure.kind}.title`)}
      text={t(`pdf.failed.${failure.kind}.text`, { status: 'status' in failure ? failure.status : '' })}
      action={<Button text={t('pdf.retry')} onClick={onRetry} />}
    />
  )
}

interface PasswordPromptProps {
  isWrong: boolean
  onPassword: (password: string) => void
}

/** Asks for the PDF's password in place; a wrong one is said at the field. */
export const PasswordPrompt = ({ isWrong, onPassword }: PasswordPromptProps): JSX.Element => {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const id = useId()
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    onPassword(password)
  }
  return (
    <form className="rj-pdf-password" onSubmit={handleSubmit}>
      <FormGroup
        label={t('pdf.passwordNeeded')}
        labelFor={id}
        helperText={isWrong ? t('pdf.passwordWrong') : undefined}
        intent={isWrong ? 'danger' : 'none'}
      >
        <InputGroup
          id={id}
          type="password"
          autoComplete="off"
          autoFocus
          value={password}
          onValueChange={setPassword}
          aria-invalid={isWrong}
        />
      </FormGroup>
      <Button type="submit" text={t('pdf.open')} />
    </form>
  )
}
