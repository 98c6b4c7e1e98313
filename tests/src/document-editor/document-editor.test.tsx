import type { Node as DocumentNode } from '@tiptap/pm/model'
import { act, type JSX, useState } from 'react'
import { expect, it } from 'vitest'
import type { DraftBody, RejectionLogDetail } from '#contract/rejection.ts'
import { EMPTY_NOTICE } from '../../../fixtures/empty-notice.ts'
import type { DocumentTab } from '../../../src/features/document-editor/document/document-tab.ts'
import { DocumentEditor, type DocumentEditorHandle } from '../../../src/features/document-editor/document-editor.tsx'
import { FieldsPane } from '../../../src/features/document-editor/fields/fields-pane.tsx'
import type { SaveState } from '../../../src/features/document-editor/saving/save-machine.ts'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { click, render, until } from '../../support/render.tsx'

const SAVED = { revision: 1, savedAt: '2026-06-15T14:03:22+08:00' }

const LOG: RejectionLogDetail = {
  id: 1,
  gmtCreate: '2026-06-15T10:00:00+08:00',
  officeName: '驳回通知书.pdf',
  resultName: '云杉',
  officeFile: '/files/1',
  receiveTime: 0,
  type: 0,
  isEn: 0,
  analysisContent: `<h2>一、要点</h2>
    <p>申请人：<span data-field="text" data-name="applicant" data-label="申请人" data-source="notice.applicant">\${云杉}</span></p>
    <div data-field="switch" data-name="useCoexistence" data-label="主张共存" data-value="0"><p>已达成共存。</p></div>`,
  reasonContent: '<p>申请复审。</p>',
  notice: {
    ...EMPTY_NOTICE,
    mark: '云杉',
    classes: [9],
    applicant: '云杉',
    evidence: { applicant: [{ page: 1, box: [0, 0, 1, 1], quote: '云杉', state: 'exact' }] },
  },
  deadline: { served: '2026-06-05', nominal: '2026-06-20', due: '2026-06-22', steps: [], warnings: [] },
  draft: null,
}

const ignore = (): void => undefined

/** The editor and the pane of its fields, as a page puts them side by side. */
const open = async (analysisContent = LOG.analysisContent) => {
  const api = createFakeApi({ saveDraft: SAVED })
  const log = { ...LOG, analysisContent }
  const states: SaveState[] = []
  const handle: { current: DocumentEditorHandle | null } = { current: null }

  const Page = (): JSX.Element => {
    const [tab, setTab] = useState<DocumentTab>('analysis')
    const [editor, setEditor] = useState<DocumentEditorHandle | null>(null)
    handle.current = editor
    const shared = { tab, onTabChange: setTab, activeSource: null, onSourceClick: ignore, onSourceShow: ignore }
    return (
      <>
        <DocumentEditor {...shared} log={log} onSaveState={state => void states.push(state)} ref={setEditor} />
        <FieldsPane
          draw={undefined}
          {...shared}
          editor={editor}
          notice={LOG.notice}
          deadline={LOG.deadline}
          onFact={ignore}
          onDeadline={ignore}
        />
      </>
    )
  }

  const page = await render(<Page />)
  await until(() => expect(page.querySelector('.rj-sheet')?.textContent).toContain('云杉'))
  const editor = (): DocumentEditorHandle => {
    if (handle.current === null) throw new Error('The documents are not open')
    return handle.current
  }
  const savedBodies = () => api.sent.filter(({ call }) => call === 'saveDraft').map(({ body }) => body as DraftBody)
  return { api, page, states, editor, savedBodies }
}

/** Counts the nodes of which anything is read from now on. */
const countReadNodes = (nodes: readonly DocumentNode[]): { readonly size: number } => {
  const read = new Set<DocumentNode>()
  for (const node of nodes) {
    for (const part of ['type', 'attrs'] as const) {
      const value = node[part]
      Object.defineProperty(node, part, { get: () => read.add(node) && value })
    }
  }
  return read
}

const find = (page: HTMLElement, selector: string): Element => {
  const element = page.querySelector(selector)
  if (element === null) throw new Error(`There is no ${selector}`)
  return element
}

it('shows the document in its own language and its fields beside it', async () => {
  const { page } = await open()
  expect(find(page, 'article').getAttribute('lang')).toBe('zh-CN')
  // The rows are drawn after the documents.
  await until(() =>
    expect([...page.querySelectorAll('.rj-field-main')].map(row => row.textContent)).toEqual([
      '申请人云杉',
      '主张共存启用',
    ]),
  )
})

it('counts no fields before the documents are open', async () => {
  const page = await render(
    <FieldsPane
      draw={undefined}
      tab="analysis"
      onTabChange={ignore}
      activeSource={null}
      onSourceClick={ignore}
      onSourceShow={ignore}
      editor={null}
      notice={LOG.notice}
      deadline={LOG.deadline}
      onFact={ignore}
      onDeadline={ignore}
    />,
  )
  const scopes = [...page.querySelectorAll('[role=radio]')].map(({ textContent }) => textContent)
  expect(scopes).toEqual(['全部', '未核对', '待填'])
})

it('saves an edit by itself, with the form data of both documents', async () => {
  const { page, states, savedBodies } = await open()
  await click(find(page, '[role="switch"]'))
  await until(() => expect(states.at(-1)).toEqual({ kind: 'saved', at: SAVED.savedAt }))
  expect(savedBodies()).toMatchObject([{ revision: 0, form: { applicant: '云杉', useCoexistence: 1 }, reviewed: [] }])
})

it('saves at once on request and answers the revision', async () => {
  const { page, editor, savedBodies } = await open()
  expect(await editor().saveNow()).toBe(0)
  await click(find(page, '[role="switch"]'))
  expect(await editor().saveNow()).toBe(1)
  expect(editor().readFormValues()).toEqual(savedBodies()[0]?.form)
})

it('rejects a save on request that the server refused', async () => {
  const { api, page, editor } = await open()
  api.answers.saveDraft = new Failing('tooLarge')
  await click(find(page, '[role="switch"]'))
  await expect(editor().saveNow()).rejects.toMatchObject({ code: 'tooLarge' })
})

it('saves which fields were reviewed', async () => {
  const { page, editor, savedBodies } = await open()
  await until(() => expect(page.querySelector('.rj-field-check')).not.toBeNull())
  await click(find(page, '.rj-field-check'))
  expect(find(page, '.rj-field-check').getAttribute('aria-pressed')).toBe('true')
  await editor().saveNow()
  expect(savedBodies().at(-1)?.reviewed).toEqual(['applicant#0'])
})

it('reads next to nothing of the other parts of a long document when a key changes one, nor when that is saved', async () => {
  const chapters = Array.from({ length: 30 }, (_, n) =>
    LOG.analysisContent.replaceAll('data-name="', `data-name="a${n}`),
  )
  const { page, editor, states } = await open(chapters.join(''))
  await until(() => expect(page.querySelectorAll('.rj-field-main')).toHaveLength(60))
  const { analysis } = editor().editors
  const type = (): Promise<void> => act(async () => void analysis.commands.insertContentAt(10, '字'))
  await type()
  await until(() => expect(states.at(-1)).toEqual({ kind: 'saved', at: SAVED.savedAt }))

  const others = analysis.state.doc.children.slice(1)
  const nodes: DocumentNode[] = []
  for (const section of others) section.descendants(node => void nodes.push(node))
  const read = countReadNodes(nodes)
  await type()
  await until(() => expect(states.at(-1)?.kind).toBe('saving'))
  await until(() => expect(states.at(-1)?.kind).toBe('saved'))
  // The editor compares the changed part with the beginnings of the next ones.
  expect(nodes.length).toBeGreaterThan(150)
  expect(read.size).toBeLessThan(12)
})
