import { Callout } from '@blueprintjs/core'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportOutcome } from '#contract/imports.ts'
import { WorkProgress } from '../../components/work-progress.tsx'
import { ApiError } from '../../lib/http.ts'
import { formatFileSize } from '../../locales/formats.ts'
import { useLanguage } from '../../locales/language.ts'
import { ImportForm, type ImportFormState } from './import-form.tsx'
import { mendedRows } from './mended-rows.ts'
import { PastImports } from './past-imports.tsx'
import { useImport } from './use-import.ts'
import './imports-page.css'

type ImportOutcomeNoteProps = { outcome: ImportOutcome } | { failure: 'cancelled' | 'failed' }

/** Shows the result of an import, or why it failed or stopped. */
const ImportOutcomeNote = (ended: ImportOutcomeNoteProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  if ('failure' in ended)
    return (
      <Callout intent="warning" role="status">
        {t(`imports.ended.${ended.failure}`)}
      </Callout>
    )
  const { read, changed, rejected, repaired, refusal } = ended.outcome
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
      {` ${mendedRows(t, language, repaired)}`}
    </Callout>
  )
}

type Ended = { outcome: ImportOutcome } | { failure: 'cancelled' | 'failed' }

/** Imports a classification or a register, and lists the earlier imports. */
export const ImportsPage = (): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { run, start, cancel } = useImport()
  const [ended, setEnded] = useState<Ended | null>(null)

  const handleImport = async (form: ImportFormState): Promise<void> => {
    setEnded(null)
    try {
      setEnded({ outcome: await start(form) })
    } catch (error) {
      setEnded({ failure: error instanceof ApiError && error.code === 'cancelled' ? 'cancelled' : 'failed' })
    }
  }

  const steps = run?.steps
  return (
    <div className="rj-imports">
      <title>{`${t('imports.title')} · Rejoinder`}</title>
      <header>
        <h1 className="rj-page-title">{t('imports.title')}</h1>
        <p className="rj-import-hint">{t('imports.intro')}</p>
      </header>
      {run && steps ? (
        <WorkProgress
          title={t('imports.running')}
          cancelText={t('imports.cancel')}
          startedAt={run.startedAt}
          fraction={steps.total === 0 ? 0 : steps.size / steps.total}
          steps={[
            {
              id: 'import',
              name: t('imports.reading'),
              state: 'current',
              news: (
                <span>
                  {t('imports.progress', {
                    lines: steps.read.toLocaleString(language),
                    rejected: steps.rejected.toLocaleString(language),
                    size: formatFileSize(steps.size),
                    total: formatFileSize(steps.total),
                  })}
                </span>
              ),
            },
          ]}
          onCancel={cancel}
        />
      ) : (
        <ImportForm onImport={form => void handleImport(form)} />
      )}
      {ended && <ImportOutcomeNote {...ended} />}
      <PastImports />
    </div>
  )
}
