import { Button } from '@blueprintjs/core'
import { TickIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordAuthor } from '#contract/word-import.ts'

/** Tells who tracked a change in Word, and on which day; nothing where nobody did. */
export const Tracked = ({ tracked = [] }: { tracked: readonly WordAuthor[] | undefined }): JSX.Element | null => {
  const { t } = useTranslation()
  const text = tracked
    .map(({ author, day }) => [author || t('wordImport.noAuthor'), day].filter(part => part !== '').join(' '))
    .join(t('wordImport.comma'))
  return text === '' ? null : <p className="rj-hint">{t('wordImport.tracked', { tracked: text })}</p>
}

interface TakeButtonProps {
  label: string
  isTaken: boolean
  onTake: () => void
}

/** The button that takes a change over, which says so once it is. */
export const TakeButton = ({ label, isTaken, onTake }: TakeButtonProps): JSX.Element => {
  const { t } = useTranslation()
  return (
    <Button
      size="small"
      disabled={isTaken}
      icon={isTaken ? <TickIcon /> : undefined}
      text={t(isTaken ? 'wordImport.taken' : 'wordImport.take')}
      aria-label={isTaken ? undefined : t('wordImport.takeOf', { label })}
      onClick={onTake}
    />
  )
}
