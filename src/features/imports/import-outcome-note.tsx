import { Callout } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportOutcome } from '#contract/imports.ts'
import { useLanguage } from '../../locales/use-language.ts'

type ImportOutcomeNoteProps = { outcome: ImportOutcome } | { failure: 'cancelled' | 'failed' }

/** What an import brought, or why it brought nothing, or not all. */
export const ImportOutcomeNote = (ended: ImportOutcomeNoteProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  if ('failure' in ended)
    return (
      <Callout intent="warning" role="status">
        {t(`imports.ended.${ended.failure}`)}
      </Callout>
    )
  const { read, changed, rejected, refusal } = ended.outcome
  if (refusal !== null)
    return (
      <Callout intent="danger" role="alert" title={t('imports.ended.refused')}>
        {refusal.line !== null && `${t('imports.atLine', { line: refusal.line.toLocaleString(language) })} `}
        {t(`imports.fileProblem.${refusal.problem}`, { detail: refusal.detail })}
        {changed > 0 && ` ${t('imports.ended.taken', { changed: changed.toLocaleString(language) })}`}
      </Callout>
    )
  return (
    <Callout intent="success" role="status">
      {t('imports.ended.done', {
        read: read.toLocaleString(language),
        changed: changed.toLocaleString(language),
        rejected: rejected.toLocaleString(language),
      })}
    </Callout>
  )
}
