import { HTMLSelect } from '@blueprintjs/core'
import { type JSX, useState } from 'react'
import { DocumentEditor } from '../features/document-editor/document-editor.tsx'
import type { DocumentEditorHandle } from '../features/document-editor/document-editor-handle.ts'
import type { DocumentTab } from '../features/document-editor/document-tab.ts'
import { FieldsPanel } from '../features/document-editor/fields/fields-panel.tsx'
import type { SaveState } from '../features/document-editor/save-state.ts'
import { buildFixtureLog, CASES } from './fixture-log.ts'
import './playground.css'

const LOGS = new Map([...CASES].map(([name, documents], index) => [name, buildFixtureLog(documents, index + 1)]))
const NAMES = [...LOGS.keys()]

const readCase = (): string => decodeURIComponent(location.hash.slice(1)) || (NAMES[0] ?? '')

/** Every case of fixtures/documents in the editor; `#case` chooses one. */
export const Playground = (): JSX.Element => {
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
          <DocumentEditor
            log={log}
            tab={tab}
            onTabChange={setTab}
            activeSource={source}
            onSourceClick={setSource}
            onSaveState={setSaveState}
            ref={setEditor}
          />
          <FieldsPanel
            editor={editor}
            tab={tab}
            onTabChange={setTab}
            notice={log.notice}
            deadline={log.deadline}
            activeSource={source}
            onSourceClick={setSource}
            onFact={setSource}
            onDeadline={() => undefined}
          />
        </main>
      )}
    </div>
  )
}
