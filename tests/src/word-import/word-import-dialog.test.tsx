import { expect, it } from 'vitest'
import type { WordChange, WordComparison } from '../../../contract/word-import.ts'
import { toFormData } from '../../../extensions/index.ts'
import { keyFields } from '../../../src/features/document-editor/fields/list-fields.ts'
import { type DocumentTab, readDocument } from '../../../src/features/document-editor/index.ts'
import { WordImportDialog } from '../../../src/features/word-import/word-import-dialog.tsx'
import { createFakeApi, Failing } from '../../support/fake-api.ts'
import { openTestEditors } from '../../support/open-test-editors.ts'
import { choose, click, render, until } from '../../support/render.tsx'

const ANALYSIS = `<p><span data-field="text" data-name="who" data-label="申请人">\${云杉}</span></p>
<ul data-field="checkboxes" data-name="fees"><li data-value="1">甲</li><li data-value="2">乙</li></ul>`
const REASON = `<div data-field="switch" data-name="argue" data-value="0"><p><span data-field="text" data-name="who">\${松}</span>
<span data-field="radio" data-name="near"><span data-option data-checked>不近似</span><span data-option>近似</span></span></p></div>
<div data-field="paragraph" data-name="facts">\${一}</div>`

const change = (key: string, kind: WordChange['kind'], before: WordChange['before'], after: WordChange['after']) => ({
  key,
  label: key,
  kind,
  before,
  after,
})
const CHANGES: WordChange[] = [
  change('who#0', 'text', '云杉', '云杉科技'),
  change('fees#0', 'checkboxes', [1, 1], [1, 0]),
  change('argue#0', 'switch', 0, 1),
  change('who#1', 'text', '松', '柏'),
  change('near#0', 'radio', '不近似', '近似'),
  change('facts#0', 'paragraph', '一', '一\na&lt;b'),
]

const open = async (comparison: Partial<WordComparison> | Failing) => {
  const answer =
    comparison instanceof Failing
      ? comparison
      : {
          type: 'all' as const,
          revision: 1,
          isKnown: true,
          changes: [],
          doubts: [],
          outside: { removed: [], added: [] },
          ...comparison,
        }
  createFakeApi({ compareWordFile: answer })
  const { editors, history } = openTestEditors(ANALYSIS, REASON)
  const keyFieldsNow = () => keyFields({ analysis: editors.analysis.state.doc, reason: editors.reason.state.doc })
  const editor = { editors, history, keyFields: keyFieldsNow }
  const valuesOf = (tab: DocumentTab) => ({ values: () => toFormData(readDocument(editors[tab])) })
  const [analysis, reason] = [valuesOf('analysis'), valuesOf('reason')]
  await render(<WordImportDialog logId={7} editor={editor} onClose={() => undefined} />)
  const dialog = (): Element => document.querySelector('[role=dialog]') ?? document.body
  const input = dialog().querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  await choose(input, new File(['x'], '修改.docx'))
  const press = async (name: string): Promise<void> => {
    const found = [...dialog().querySelectorAll('button')].find(
      button => (button.getAttribute('aria-label') ?? button.textContent) === name,
    )
    if (!found) throw new Error(`no button ${name}`)
    await click(found)
  }
  return { analysis, reason, history, dialog, press }
}

it('takes one change at a time into its own field', async () => {
  const { analysis, reason, dialog, press } = await open({ changes: CHANGES })
  await until(() => expect(dialog().textContent).toContain('字段里有 6 处改动'))
  await press('采用“who#1”的改动')
  expect(analysis.values()['who']).toBe('云杉')
  expect(reason.values()['who']).toBe('柏')
  expect(dialog().textContent).toContain('已采用')
})

it('takes all changes in one undo step', async () => {
  const { analysis, reason, history, dialog, press } = await open({ changes: CHANGES })
  const before = [analysis.values(), reason.values()]
  await until(() => expect(dialog().textContent).toContain('字段里有 6 处改动'))
  await press('全部采用')
  expect(analysis.values()).toEqual({ who: '云杉科技', fees: [1, 0], total: 1 })
  expect(reason.values()).toEqual({ argue: 1, who: '柏', near: '近似', facts: '一\na&lt;b' })
  history.undo()
  expect([analysis.values(), reason.values()]).toEqual(before)
})

it('tells what was changed here since the export, and what is not taken from the file', async () => {
  const { dialog } = await open({
    isKnown: false,
    changes: [change('who#0', 'text', '旧名', '新名')],
    doubts: [{ key: 'near#0', label: '结论', kind: 'radio', reason: 'unfitting', text: '很像' }],
    outside: { removed: ['本申请'], added: ['我方申请'] },
  })
  await until(() => expect(dialog().textContent).toContain('导出后又改过，导出时为：旧名'))
  expect(dialog().textContent).toContain('“结论”在 Word 里写成“很像”，不是可选的措辞。')
  expect([...dialog().querySelectorAll('.rj-word-lines li')].map(line => line.textContent)).toEqual([
    '本申请',
    '我方申请',
  ])
  expect(dialog().textContent).toContain('已不再保留')
})

it.each([
  [new Failing('otherLog'), '从另一件案子导出'],
  [new Failing('tooLarge', 413), '超过 10 MB'],
  [new Failing('internal', 500), '未能读取'],
])('says at the file why it was not read, and asks again (%#)', async (failing, text) => {
  const { dialog } = await open(failing)
  await until(() => expect(dialog().querySelector('[role=alert]')?.textContent).toContain(text))
  expect(dialog().querySelector('input[type=file]')?.getAttribute('aria-invalid')).toBe('true')
})
