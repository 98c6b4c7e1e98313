import { expect, it, vi } from 'vitest'
import type { DraftVersion, DraftVersionContent } from '#contract/rejection.ts'
import { createSheetContext } from '../../../../src/features/document-editor/sheet-context.ts'
import { VersionsDialog } from '../../../../src/features/document-editor/versions/versions-dialog.tsx'
import { createFakeApi, Failing } from '../../../support/fake-api.ts'
import { click, render, until } from '../../../support/render.tsx'

const revealed: string[] = []
Element.prototype.scrollIntoView = function () {
  revealed.push(this.textContent ?? '')
}

/** What both versions have stands before it. */
const contentOf = (text: string): DraftVersionContent => ({
  analysis: {
    type: 'doc',
    content: ['两边一样', text].map(line => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  },
  reason: { type: 'doc', content: [{ type: 'paragraph' }] },
  form: {},
  reviewed: [],
  revision: 3,
  savedAt: new Date(2026, 5, 15, 14, 3, 22).toISOString(),
})
const { savedAt } = contentOf('')
const VERSIONS: DraftVersion[] = [
  { id: 12, kind: 'refused', revision: 2, savedAt },
  { id: 11, kind: 'saved', revision: 3, savedAt },
]
const open = async (list: DraftVersion[] = VERSIONS) => {
  const api = createFakeApi({ readDraftVersions: list, readDraftVersion: contentOf('早先的文字') })
  const handleRestore = vi.fn(async () => undefined)
  await render(
    <VersionsDialog
      logId={7}
      tab="analysis"
      language="zh-CN"
      current={contentOf('现在的文字')}
      context={createSheetContext({ logId: 1, evidence: {}, onSource: () => undefined })}
      onRestore={handleRestore}
      onClose={() => undefined}
    />,
  )
  const dialog = () => document.querySelector('[role=dialog]')
  const button = (name: string) =>
    [...(dialog()?.querySelectorAll('button') ?? [])].filter(
      found => (found.getAttribute('aria-label') ?? found.textContent)?.startsWith(name) ?? false,
    )
  const press = async (name: string, index = 0) => {
    const found = button(name)[index]
    if (!found) throw new Error(`no button ${name}`)
    await click(found)
  }
  await until(() => expect(dialog()?.querySelector('li, .rj-empty-state')).not.toBeNull())
  return { api, handleRestore, dialog, press }
}

it('lists the versions with when each was saved and why it is kept', async () => {
  const { dialog } = await open()
  const rows = [...(dialog()?.querySelectorAll('li') ?? [])].map(row => row.textContent)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toContain('2026年6月15日 14:03:22与另一处冲突，未被采用')
  expect(dialog()?.querySelector('time')?.dateTime).toBe(savedAt)
})

it('says that there is none yet', async () => {
  const { dialog } = await open([])
  expect(dialog()?.textContent).toContain('还没有历史版本')
})

it('restores a version', async () => {
  const { press, handleRestore, api } = await open()
  await press('恢复', 1)
  await until(() => expect(handleRestore).toHaveBeenCalled())
  expect(api.sent.at(-1)?.path).toMatch(/\/7\/draft\/versions\/11$/)
  expect(handleRestore).toHaveBeenCalledExactlyOnceWith(contentOf('早先的文字'))
})

it('shows a version beside what there is now, and goes back', async () => {
  const { press, dialog } = await open()
  await press('把')
  await until(() => expect(dialog()?.textContent).toContain('早先的文字'))
  expect(dialog()?.textContent).toContain('现在的文字')
  expect(new Set(revealed)).toEqual(new Set(['早先', '现在']))
  await press('返回列表')
  expect(dialog()?.querySelectorAll('li')).toHaveLength(2)
})

it('says that a version could not be read, and changes nothing', async () => {
  const { press, dialog, api, handleRestore } = await open()
  api.answers.readDraftVersion = new Failing('notFound', 404)
  await press('恢复')
  await until(() => expect(dialog()?.textContent).toContain('未能读取'))
  expect(handleRestore).not.toHaveBeenCalled()
})
