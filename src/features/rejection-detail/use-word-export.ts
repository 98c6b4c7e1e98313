import { useTranslation } from 'react-i18next'
import type { ExportKind } from '#contract/document-form.ts'
import { useLoadingOverlay } from '../../components/loading/loading-context.ts'
import { callApi } from '../../lib/http.ts'
import { openFileTarget } from '../../lib/open-file-target.ts'
import { useLanguage } from '../../locales/use-language.ts'
import type { DocumentEditorHandle } from '../document-editor/document-editor-handle.ts'
import { exportWord } from './export-word.ts'

/** Takes the documents away as Word, with the loading overlay meanwhile. To be called on a click. */
export const useWordExport = (id: number, editor: DocumentEditorHandle | null): ((type: ExportKind) => void) => {
  const { t } = useTranslation()
  const isEn = useLanguage() === 'en' ? 1 : 0
  const runWithOverlay = useLoadingOverlay()
  return type => {
    if (editor === null) return
    const preparing = t('detail.download.preparing')
    const target = openFileTarget({
      title: t('detail.download.word'),
      preparing,
      downloading: t('detail.download.downloading'),
    })
    void runWithOverlay(preparing, () =>
      exportWord({ head: { type, isEn, id }, editor, target, send: body => callApi('exportRejectionDoc', { body }) }),
    )
  }
}
