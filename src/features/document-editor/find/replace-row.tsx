import { Button, InputGroup } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'

interface ReplaceRowProps {
  replacement: string
  /** Nothing is found. */
  isDisabled: boolean
  onReplacement: (replacement: string) => void
  onReplace: () => void
  onReplaceAll: () => void
}

/** What is put in the place of what is found, one by one or everywhere. */
export const ReplaceRow = ({
  replacement,
  isDisabled,
  onReplacement,
  onReplace,
  onReplaceAll,
}: ReplaceRowProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <div className="rj-find-row">
      <InputGroup
        size="small"
        fill
        value={replacement}
        placeholder={t('writing.find.replacement')}
        aria-label={t('writing.find.replacement')}
        onChange={({ target }) => onReplacement(target.value)}
      />
      <Button size="small" text={t('writing.find.replace')} disabled={isDisabled} onClick={onReplace} />
      <Button size="small" text={t('writing.find.replaceAll')} disabled={isDisabled} onClick={onReplaceAll} />
    </div>
  )
}
