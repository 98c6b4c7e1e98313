import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { SaveState } from '../../../src/features/document-editor/saving/save-machine.ts'
import { SaveText } from '../../../src/features/rejection-detail/case-bar.tsx'
import { render } from '../../support/render.tsx'

const at = new Date(2026, 5, 15, 14, 3, 22).toISOString()

it.each<[SaveState | { kind: 'gone' }, string, string]>([
  [{ kind: 'clean' }, '', ''],
  [{ kind: 'saving' }, '正在保存…', 'Saving…'],
  [{ kind: 'saved', at }, '已保存 14:03:22', 'Saved 14:03:22'],
  [{ kind: 'open' }, '正在填写，尚未保存', 'Being filled in, not saved yet'],
  [{ kind: 'local' }, '已存于本机', 'Kept on this computer'],
  [{ kind: 'unkept' }, '未保存，请勿关闭此页', 'Not saved – keep this page open'],
  [{ kind: 'conflict' }, '另一处已修改比较', 'Changed elsewhereCompare'],
  [
    { kind: 'deleted' },
    '此案已在别处删除，改动存于本机恢复案件',
    'Deleted elsewhere; your edits are kept on this computerRestore the case',
  ],
  [{ kind: 'gone' }, '此案已在别处删除恢复案件', 'This case was deleted elsewhereRestore the case'],
])('%o reads %s', async (state, zh, en) => {
  const text = async (language: 'zh' | 'en') =>
    (await render(<SaveText state={state} onCompare={() => {}} onRestore={() => {}} />, language)).querySelector(
      '[role=status]',
    )
  expect((await text('zh'))?.textContent).toBe(zh)
  expect((await text('en'))?.textContent).toBe(en)
})

it('leads from a conflict to the comparison', async () => {
  const handleCompare = vi.fn()
  const container = await render(
    <SaveText state={{ kind: 'conflict' }} onCompare={handleCompare} onRestore={() => {}} />,
  )
  await act(async () => container.querySelector('button')?.click())
  expect(handleCompare).toHaveBeenCalledOnce()
})
