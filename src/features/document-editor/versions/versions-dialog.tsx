import './comparison-dialog.css'
import './versions-dialog.css'
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { HistoryIcon } from '@blueprintjs/icons'
import { useQuery } from '@tanstack/react-query'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftContent, DraftVersion, DraftVersionContent } from '#contract/rejection.ts'
import type { FieldContext } from '#extensions/kit.ts'
import { EmptyState, FailedLoad } from '../../../components/empty-state.tsx'
import { TitledDialog } from '../../../components/titled-dialog.tsx'
import { callApi } from '../../../lib/http.ts'
import { callKey } from '../../../lib/use-call.ts'
import { formatMoment } from '../../../locales/formats.ts'
import { useLanguage } from '../../../locales/language.ts'
import type { DocumentTab } from '../document/document-tab.ts'
import { ComparedSheet } from './compared-sheet.tsx'

interface VersionsListProps {
  logId: number
  onCompare: (version: DraftVersion) => void
  onRestore: (version: DraftVersion) => void
}

/** Lists the versions of a draft, newest first, each with its time and the reason why it is kept. */
const VersionsList = ({ logId, onCompare, onRestore }: VersionsListProps): JSX.Element => {
  const { t } = useTranslation()
  const language = useLanguage()
  const input = { params: { id: logId } }
  const answer = useQuery({
    queryKey: callKey('readDraftVersions', input),
    queryFn: ({ signal }) => callApi('readDraftVersions', input, { signal }),
    // A save may have added one since the list was last open.
    staleTime: 0,
  })
  const { data, isError, isFetching } = answer
  if (data === undefined && isError && !isFetching) return <FailedLoad of={answer} />
  if (data === undefined) return <p className="rj-hint">{t('versions.loading')}</p>
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

interface VersusNowProps {
  version: DraftVersionContent
  current: DraftContent
  tab: DocumentTab
  language: string
  context: FieldContext
}

/** Shows a document as it was and as it is, side by side. */
const VersusNow = ({ version, current, tab, language, context }: VersusNowProps): JSX.Element => {
  const { t } = useTranslation()
  const interfaceLanguage = useLanguage()
  const sheet = { context, language }
  return (
    <div className="rj-comparison-versions">
      <section>
        <h3>{t('versions.was', { time: formatMoment(version.savedAt, interfaceLanguage) })}</h3>
        <ComparedSheet document={version[tab]} other={current[tab]} {...sheet} />
      </section>
      <section>
        <h3>{t('versions.now')}</h3>
        <ComparedSheet document={current[tab]} other={version[tab]} {...sheet} />
      </section>
    </div>
  )
}

export interface VersionsDialogProps {
  logId: number
  tab: DocumentTab
  language: string
  /** The present documents. */
  current: DraftContent
  context: FieldContext
  /**
   * Continues with the documents of a version; the present ones are kept as a version. Rejects when that could not be
   * ensured.
   */
  onRestore: (version: DraftVersionContent) => Promise<void>
  onClose: () => void
}

/** Shows the versions that the server keeps of the documents, to compare and to restore. */
export const VersionsDialog = ({
  logId,
  tab,
  language,
  current,
  context,
  onRestore,
  onClose,
}: VersionsDialogProps): JSX.Element => {
  const { t } = useTranslation()
  const [shown, setShown] = useState<DraftVersionContent | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  /** Runs a call. A failed call is on the activity list; the dialog only says that nothing happened. */
  const attempt = (work: Promise<void>): void => {
    setHasFailed(false)
    work.catch(() => setHasFailed(true))
  }
  const read = ({ id }: DraftVersion): Promise<DraftVersionContent> =>
    callApi('readDraftVersion', { params: { id: logId, version: id } })

  return (
    <TitledDialog
      className={shown === null ? 'rj-versions' : 'rj-comparison'}
      isOpen
      title={t('versions.title')}
      onClose={onClose}
    >
      <DialogBody useOverflowScrollContainer={shown === null}>
        {shown === null ? (
          <VersionsList
            logId={logId}
            onCompare={version => attempt(read(version).then(setShown))}
            onRestore={version => attempt(read(version).then(onRestore))}
          />
        ) : (
          <VersusNow version={shown} current={current} tab={tab} language={language} context={context} />
        )}
      </DialogBody>
      <DialogFooter
        actions={
          shown === null ? (
            <Button key="close" autoFocus text={t('versions.close')} onClick={onClose} />
          ) : (
            <>
              <Button key="back" autoFocus text={t('versions.back')} onClick={() => setShown(null)} />
              <Button intent="primary" text={t('versions.restore')} onClick={() => attempt(onRestore(shown))} />
            </>
          )
        }
      >
        <span role="status">{t(hasFailed ? 'versions.failed' : 'versions.note')}</span>
      </DialogFooter>
    </TitledDialog>
  )
}
