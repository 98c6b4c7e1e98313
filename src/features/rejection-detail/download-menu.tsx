import { Button, Classes, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import {
  CaretDownIcon,
  DocumentIcon,
  DocumentShareIcon,
  DownloadIcon,
  DuplicateIcon,
  ImportIcon,
} from '@blueprintjs/icons'
import type { JSX } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportPayload } from '#contract/document-form.ts'
import { EXPORT_KINDS, type ExportKind } from '#contract/document-html.ts'
import { KeyMenu, openByArrow } from '../../components/key-menu.tsx'
import { useLoadingOverlay } from '../../components/loading-overlay.tsx'
import { ApiError, callApi } from '../../lib/http.ts'
import { type FileTarget, openFileTarget } from '../../lib/open-file-target.ts'
import { useLanguage } from '../../locales/language.ts'
import type { DocumentEditorHandle } from '../document-editor/index.ts'

interface WordExport {
  head: { type: ExportKind; isEn: 0 | 1; id: number }
  editor: Pick<DocumentEditorHandle, 'saveNow' | 'readFormValues'>
  /** Sends the payload and resolves with the file's address. */
  send: (payload: ExportPayload) => Promise<string>
  /** The window that will show the file, already open. */
  target: FileTarget
  /** Is asked once everything is saved: another person's edits, which came with the answer, may need a choice first. */
  mayGoOn?: () => boolean
}

/**
 * Saves, requests the Word file and shows it in the waiting window. When a call fails the window closes and nothing
 * else is shown (docs/specification.md §8); the failure is on the activity list.
 */
export const exportWord = async ({ head, editor, send, target, mayGoOn }: WordExport): Promise<void> => {
  try {
    const revision = await editor.saveNow()
    if (mayGoOn?.() === false) {
      target.close()
      return
    }
    target.show(await send({ ...editor.readFormValues(), ...head, revision }))
  } catch (error) {
    target.close()
    if (!(error instanceof ApiError)) throw error
  }
}

/**
 * Returns the function that exports the documents as Word under the loading overlay. It must be called on a click,
 * because it opens a window.
 */
export const useWordExport = (
  id: number,
  editor: DocumentEditorHandle | null,
): ((type: ExportKind, mayGoOn: () => boolean) => void) => {
  const { t } = useTranslation()
  const isEn = useLanguage() === 'en' ? 1 : 0
  const runWithOverlay = useLoadingOverlay()
  return (type, mayGoOn) => {
    if (editor === null) return
    const preparing = t('detail.download.preparing')
    const target = openFileTarget({
      title: t('detail.download.word'),
      preparing,
      downloading: t('detail.download.downloading'),
    })
    void runWithOverlay(preparing, () =>
      exportWord({
        head: { type, isEn, id },
        editor,
        target,
        mayGoOn,
        send: body => callApi('exportRejectionDoc', { body }),
      }),
    )
  }
}

interface DownloadMenuProps {
  isDisabled: boolean
  onExport: (kind: ExportKind) => void
  /** Asks for an edited Word file, to read its fields back. */
  onReadBack: () => void
  /** Lists the filings that go beside the review; left out where the documents are such a filing. */
  onCompanion?: () => void
}

/** Shows the menu that exports one document as Word, or both in one file, and that reads an edited file back. */
export const DownloadMenu = ({ isDisabled, onExport, onReadBack, onCompanion }: DownloadMenuProps): JSX.Element => {
  const { t } = useTranslation()
  const menu = (
    <KeyMenu>
      <li className={`${Classes.MENU_HEADER} rj-label`} role="presentation">
        {t('detail.download.title')}
      </li>
      {EXPORT_KINDS.map(kind => (
        <MenuItem
          key={kind}
          icon={kind === 'all' ? <DuplicateIcon /> : <DocumentIcon />}
          text={t(onCompanion ? `detail.download.${kind}` : `companion.download.${kind}`)}
          onClick={() => onExport(kind)}
        />
      ))}
      {onCompanion && <MenuDivider />}
      {onCompanion && <MenuItem icon={<DocumentShareIcon />} text={t('companion.open')} onClick={onCompanion} />}
      <MenuDivider />
      <MenuItem icon={<ImportIcon />} text={t('wordImport.open')} onClick={onReadBack} />
    </KeyMenu>
  )
  return (
    <PopoverNext
      placement="bottom-end"
      arrow={false}
      animation="minimal"
      middleware={{ offset: { mainAxis: 4 } }}
      shouldReturnFocusOnClose
      content={menu}
    >
      <Button
        intent="primary"
        icon={<DownloadIcon />}
        endIcon={<CaretDownIcon />}
        text={t('detail.download.button')}
        disabled={isDisabled}
        onKeyDown={openByArrow}
      />
    </PopoverNext>
  )
}
