import { BlueprintProvider, HTMLSelect } from '@blueprintjs/core'
import { type JSX, StrictMode, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import type { RejectionLogDetail } from '#contract/rejection.ts'
import { EMPTY_NOTICE } from '../../fixtures/empty-notice.ts'
import {
  DocumentEditor,
  type DocumentEditorHandle,
  type DocumentTab,
  FieldsPanel,
  type SaveState,
} from '../features/document-editor/index.ts'
import { i18n, loadPageTexts, openLanguage } from '../locales/i18n.ts'
import './playground.css'
import '../theme/theme.css'

const CASE_FILES = import.meta.glob<string>('../../fixtures/documents/*/{document,analysis,reason}.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface DocumentCase {
  document?: string
  analysis?: string
  reason?: string
}

/** The documents of every case of fixtures/documents, by the case's name: one document, or the two of one export. */
const CASES: ReadonlyMap<string, DocumentCase> = Object.entries(CASE_FILES).reduce((cases, [path, html]) => {
  const [, name = '', file = ''] = /([^/]+)\/([^/]+)\.html$/.exec(path) ?? []
  return cases.set(name, { ...cases.get(name), [file]: html })
}, new Map<string, DocumentCase>())

/** A log with a case's documents. No server knows it: what is edited stays on this computer. */
const buildFixtureLog = (
  { document = '', analysis = document, reason = '' }: DocumentCase,
  id: number,
): RejectionLogDetail => ({
  id,
  gmtCreate: '2026-06-15T10:00:00+08:00',
  officeName: 'notice.pdf',
  resultName: '',
  officeFile: '',
  receiveTime: 0,
  type: 0,
  isEn: 0,
  analysisContent: analysis,
  reasonContent: reason,
  notice: {
    ...EMPTY_NOTICE,
    evidence: {
      applicant: [{ page: 1, box: [0, 0, 1, 1], quote: '', state: 'exact' }],
      dispatchDate: [{ page: 1, box: [0, 0, 1, 1], quote: '', state: 'normalised' }],
    },
  },
  deadline: { served: '2026-06-05', nominal: '2026-06-20', due: '2026-06-22', steps: [], warnings: [] },
  draft: null,
})

const LOGS = new Map([...CASES].map(([name, documents], index) => [name, buildFixtureLog(documents, index + 1)]))
const NAMES = [...LOGS.keys()]

const readCase = (): string => decodeURIComponent(location.hash.slice(1)) || (NAMES[0] ?? '')

/** Every case of fixtures/documents in the editor; `#case` chooses one. */
const Playground = (): JSX.Element => {
  const [name, setName] = useState(readCase)
  const [tab, setTab] = useState<DocumentTab>('analysis')
  const [source, setSource] = useState<string | null>(null)
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'clean' })
  const [editor, setEditor] = useState<DocumentEditorHandle | null>(null)
  const log = LOGS.get(name)
  return (
    <div className="rj-playground">
      <header>
        <HTMLSelect
          options={NAMES}
          value={name}
          onChange={event => {
            location.hash = event.target.value
            setName(event.target.value)
          }}
        />
        <output>{saveState.kind}</output>
      </header>
      {log !== undefined && (
        <main>
          <Suspense>
            <DocumentEditor
              log={log}
              tab={tab}
              onTabChange={setTab}
              activeSource={source}
              onSourceClick={setSource}
              onSourceShow={setSource}
              onSaveState={setSaveState}
              ref={setEditor}
            />
          </Suspense>
          <FieldsPanel
            draw={undefined}
            editor={editor}
            tab={tab}
            onTabChange={setTab}
            notice={log.notice}
            deadline={log.deadline}
            activeSource={source}
            onSourceClick={setSource}
            onSourceShow={setSource}
            onFact={setSource}
            onDeadline={() => undefined}
          />
        </main>
      )}
    </div>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

await Promise.all([loadPageTexts('case'), openLanguage()])
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <BlueprintProvider>
        <Playground />
      </BlueprintProvider>
    </I18nextProvider>
  </StrictMode>,
)
