import { Callout } from '@blueprintjs/core'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportOutcome } from '#contract/imports.ts'
import { useLanguage } from '../../locales/use-language.ts'

type ImportOutcomeNoteProps = { outcome: ImportOutcome } | { failure: 'cancelled' | 'failed' }

/** What an import brought, or why it brought nothing. The reader's own words on a file are shown as they come. */
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
        <span lang="en">{refusal}</span>
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
