import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { type JSX, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftVersion, DraftVersionContent } from '#contract/draft-versions.ts'
import type { DraftContent } from '#contract/rejection.ts'
import type { FieldContext } from '#extensions/view/field-context.ts'
import { callApi } from '../../../lib/http.ts'
import type { DocumentTab } from '../document-tab.ts'
import { VersionsList } from './versions-list.tsx'
import { VersusNow } from './versus-now.tsx'
import './versions-dialog.css'

export interface VersionsDialogProps {
  logId: number
  tab: DocumentTab
  language: string
  /** The documents as they stand. */
  current: DraftContent
  context: FieldContext
  /** Goes on with the documents of a version; what stands now is kept as one. Rejects when that could not be made sure. */
  onRestore: (version: DraftVersionContent) => Promise<void>
  onClose: () => void
}

/** The versions that the server keeps of the documents, to look at and to go back to. */
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

  /** A call that fails is on the activity list; here it is said that nothing has happened. */
  const attempt = (work: Promise<void>): void => {
    setHasFailed(false)
    work.catch(() => setHasFailed(true))
  }
  const read = ({ id }: DraftVersion): Promise<DraftVersionContent> =>
    callApi('readDraftVersion', { params: { id: logId, version: id } })

  return (
    <Dialog
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
    </Dialog>
  )
}
