import '../../src/features/rejection-detail/rejection-detail.css'
import { BlueprintProvider } from '@blueprintjs/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type JSX, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { EMPTY_NOTICE } from '../../fixtures/empty-notice.ts'
import { LoadingProvider } from '../../src/components/loading-overlay.tsx'
import { DocumentEditor, type DocumentEditorHandle } from '../../src/features/document-editor/document-editor.tsx'
import { FieldsPanel } from '../../src/features/document-editor/fields/fields-panel.tsx'
import { createQueryClient } from '../../src/lib/use-call.ts'
import { i18n, openLanguage } from '../../src/locales/i18n.ts'
import type { OpenEditor } from './open-editor.ts'

const nothing = (): void => undefined

const logOf = (html: string): RejectionLogDetail => ({
  id: Math.ceil(Math.random() * 1e9),
  gmtCreate: '2026-06-15T10:00:00+08:00',
  officeName: 'notice.pdf',
  resultName: '云雀书屋',
  officeFile: '/files/1',
  receiveTime: 0,
  type: 0,
  isEn: 0,
  analysisContent: html,
  reasonContent: '<p>请求复审。</p>',
  notice: EMPTY_NOTICE,
  deadline: { served: '2026-06-05', nominal: '2026-06-20', due: '2026-06-22', steps: [], warnings: [] },
  draft: null,
})

interface SheetProps {
  log: RejectionLogDetail
  onOpened: (editor: DocumentEditorHandle) => void
}

const Sheet = ({ log, onOpened }: SheetProps): JSX.Element => {
  const [editor, setEditor] = useState<DocumentEditorHandle | null>(null)
  const shared = { tab: 'analysis', onTabChange: nothing, activeSource: null, onSourceClick: nothing } as const
  const { notice, deadline } = log
  useEffect(() => {
    if (editor !== null) onOpened(editor)
  }, [editor, onOpened])
  return (
    <div className="rj-panes">
      <DocumentEditor {...shared} log={log} onSourceShow={nothing} onSaveState={nothing} ref={setEditor} />
      <FieldsPanel
        draw={undefined}
        {...shared}
        {...{ editor, notice, deadline }}
        onSourceShow={nothing}
        onFact={nothing}
        onDeadline={nothing}
      />
    </div>
  )
}

/** The editor as the page shows it: saving, its copies on this computer, and the list of fields beside it. */
export const openPage: OpenEditor = async (html, sheet) => {
  await openLanguage()
  const log = logOf(html)
  const queryClient = createQueryClient()
  const root = createRoot(sheet)
  const editor = await new Promise<DocumentEditorHandle>(resolve =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <BlueprintProvider>
            <LoadingProvider>
              <Sheet log={log} onOpened={resolve} />
            </LoadingProvider>
          </BlueprintProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  )
  return { close: () => root.unmount(), changeField: () => () => editor.readFormValues() }
}
