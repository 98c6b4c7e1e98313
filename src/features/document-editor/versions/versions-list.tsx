import { Button } from '@blueprintjs/core'
import { HistoryIcon } from '@blueprintjs/icons'
import { useQuery } from '@tanstack/react-query'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftVersion } from '#contract/draft-versions.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { formatMoment } from '../../../lib/format-day.ts'
import { callApi } from '../../../lib/http.ts'
import { callKey } from '../../../lib/use-call.ts'
import { useLanguage } from '../../../locales/use-language.ts'

interface VersionsListProps {
  logId: number
  onCompare: (version: DraftVersion) => void
  onRestore: (version: DraftVersion) => void
}

/** The versions of a draft, newest first, each with when it was saved and why it is kept. */
export const VersionsList = ({ logId, onCompare, onRestore }: VersionsListProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const input = { params: { id: logId } }
  const { data, isError } = useQuery({
    queryKey: callKey('readDraftVersions', input),
    queryFn: ({ signal }) => callApi('readDraftVersions', input, { signal }),
    // A save may have made one since the list was last open.
    staleTime: 0,
  })
  if (data === undefined) return <p className="rj-hint">{t(isError ? 'versions.failed' : 'versions.loading')}</p>
  if (data.length === 0) {
    return <EmptyState icon={<HistoryIcon />} title={t('versions.none')} text={t('versions.noneText')} />
  }
  return (
    <>
      <p className="rj-hint">{t('versions.intro')}</p>
      <ul className="rj-version-list">
        {data.map(version => {
          const time = formatMoment(version.savedAt, language)
          return (
            <li key={version.id}>
              <time dateTime={version.savedAt}>{time}</time>
              <span className="rj-hint">{t(`versions.kind.${version.kind}`)}</span>
              <Button
                variant="minimal"
                size="small"
                text={t('versions.compare')}
                aria-label={t('versions.compareOf', { time })}
                onClick={() => onCompare(version)}
              />
              <Button
                variant="minimal"
                size="small"
                text={t('versions.restore')}
                aria-label={t('versions.restoreOf', { time })}
                onClick={() => onRestore(version)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
