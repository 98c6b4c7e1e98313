import type { Editor, JSONContent } from '@tiptap/core'
import { expect, it } from 'vitest'
import type { WordChange, WordComparison, WordProse } from '../../../contract/word-import.ts'
import { parse, toFormData, toHtml } from '../../../extensions/index.ts'
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

const open = async (comparison: Partial<WordComparison> | Failing, analysisHtml = ANALYSIS) => {
  const answer =
    comparison instanceof Failing
      ? comparison
      : {
          type: 'all' as const,
          revision: 1,
          isKnown: true,
          changes: [],
          doubts: [],
          prose: [],
          rows: [],
          outside: { removed: [], added: [] },
          ...comparison,
        }
  createFakeApi({ compareWordFile: answer })
  const { editors, history } = openTestEditors(analysisHtml, REASON)
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
  const html = (): string => toHtml(readDocument(editors.analysis))
  return {
    analysis,
    reason,
    history,
    dialog,
    press,
    html,
    change: (run: (editor: Editor) => void) => run(editors.analysis),
  }
}

it('takes one change at a time into its own field', async () => {
  const { analysis, reason, dialog, press } = await open({ changes: CHANGES })
  await until(() => expect(dialog().textContent).toContain('字段 6 处改动，正文 0 处改动'))
  await press('采用“who#1”的改动')
  expect(analysis.values()['who']).toBe('云杉')
  expect(reason.values()['who']).toBe('柏')
  expect(dialog().textContent).toContain('已采用')
})

it('takes all changes in one undo step', async () => {
  const { analysis, reason, history, dialog, press } = await open({ changes: CHANGES })
  const before = [analysis.values(), reason.values()]
  await until(() => expect(dialog().textContent).toContain('字段 6 处改动，正文 0 处改动'))
  await press('全部采用')
  expect(analysis.values()).toEqual({ who: '云杉科技', fees: [1, 0], total: 1 })
  expect(reason.values()).toEqual({ argue: 1, who: '柏', near: '近似', facts: '一\na&lt;b' })
  history.undo()
  expect([analysis.values(), reason.values()]).toEqual(before)
})

const PROSE_HTML = `<h2>一、请求</h2><p>申请人：<span data-field="text" data-name="name" data-label="申请人">\${云杉}</span>请求。</p>
<p>第二段。</p><ul><li><p>甲项</p></li><li><p>乙项</p></li></ul><p>末段。</p>`
const exported: { type: string }[] = []
const collect = (node: JSONContent): void => {
  if (node.type === 'paragraph' || node.type === 'heading') exported.push({ ...node, type: node.type })
  else for (const child of node.content ?? []) collect(child)
}
collect(parse(PROSE_HTML))
const blockAt = (order: number) => ({ number: order, order, node: exported[order] ?? { type: 'paragraph' } })
const proseOf = (id: string, kind: WordProse['kind'], more: Partial<WordProse>): WordProse => ({
  id,
  kind,
  document: 'analysis',
  heading: '一、请求',
  before: [],
  after: '',
  anchor: null,
  isListed: false,
  tracked: [],
  ...more,
})
const FIELD = `<span data-field="text" data-name="name" data-label="申请人">\${旧值}</span>`
const PROSE: WordProse[] = [
  proseOf('0', 'edited', {
    before: [blockAt(1)],
    after: `<p>申请人：${FIELD}<strong>特</strong>请求。<script>x</script></p>`,
  }),
  proseOf('1', 'deleted', { before: [blockAt(2)], tracked: [{ author: '林律师', day: '2026-11-24' }] }),
  proseOf('2', 'inserted', { after: '<p>丙项</p>', anchor: { ...blockAt(4), side: 'after' }, isListed: true }),
  proseOf('3', 'moved', { before: [blockAt(5)], after: '<p>末段了。</p>', anchor: { ...blockAt(0), side: 'after' } }),
]

it('takes prose over with the fields as they are now, in one undo step with the fields', async () => {
  const { html, history, dialog, press, change } = await open(
    { prose: PROSE, changes: [{ ...CHANGES[3], key: 'who#0' } as WordChange] },
    PROSE_HTML,
  )
  await until(() => expect(dialog().textContent).toContain('字段 1 处改动，正文 4 处改动'))
  expect(dialog().textContent).toContain('修订：林律师 2026-11-24')
  change(editor => editor.chain().setTextField(12, '冷杉').run())
  const before = html()
  expect(before).toContain('冷杉')
  await press('全部采用')
  expect(html()).toBe(
    `<h2>一、请求</h2><p>末段了。</p><p>申请人：${FIELD.replace('旧值', '冷杉')}<strong>特</strong>请求。</p><ul><li><p>甲项</p></li><li><p>乙项</p></li><li><p>丙项</p></li></ul>`,
  )
  expect(dialog().querySelectorAll('.rj-word-prose button:disabled')).toHaveLength(4)
  history.undo()
  expect(html()).toBe(before)
})

const TABLE = `<table><tbody><tr><td><p>证据</p></td><td><p>日期</p></td></tr><tr><td><p>发票</p></td><td><p>四月</p></td></tr></tbody></table><p>后</p>`
const cellAt = (order: number, text: string) => ({
  number: order,
  order,
  node: { type: 'paragraph', content: [{ type: 'text', text }] },
})
const ROWS: WordProse[] = [
  proseOf('0', 'rowInserted', {
    after: '<table><tr><td><p>样品</p></td><td></td></tr></table>',
    anchor: { ...cellAt(0, '证据'), side: 'after' },
  }),
  proseOf('1', 'rowDeleted', { before: [cellAt(2, '发票'), cellAt(3, '四月')] }),
]

it('takes rows of a table over in one step', async () => {
  const { html, history, press, dialog } = await open({ prose: ROWS }, TABLE)
  await until(() => expect(dialog().textContent).toContain('正文 2 处改动'))
  await press('全部采用')
  expect(html()).toBe(TABLE.replace('<p>发票</p></td><td><p>四月</p>', '<p>样品</p></td><td><p></p>'))
  history.undo()
  expect(html()).toBe(TABLE)
})

it('takes a table away as a whole, unless it holds other words by now', async () => {
  const cells = ['证据', '日期', '发票', '四月'].map((text, order) => cellAt(order, text))
  const prose = [proseOf('0', 'tableDeleted', { before: cells })]
  const { html, history, press, dialog } = await open({ prose }, TABLE)
  await until(() => expect(dialog().textContent).toContain('删除表格'))
  await press('采用“证据 日期 发票 四月”的改动')
  expect(html()).toBe('<p>后</p>')
  history.undo()
  expect(html()).toBe(TABLE)
})

it('leaves a table in which something was written since', async () => {
  const cells = ['证据', '日期', '发票', '四月'].map((text, order) => cellAt(order, text))
  const { html, press, dialog } = await open(
    {
      prose: [proseOf('0', 'tableDeleted', { before: cells }), proseOf('1', 'deleted', { before: [cellAt(5, '后')] })],
    },
    TABLE.replace('<p>日期</p>', '<p>日期</p><p>新写</p>'),
  )
  await until(() => expect(dialog().textContent).toContain('删除表格'))
  await press('全部采用')
  expect(html()).toContain('新写')
  expect(dialog().textContent).toContain('页面上已没有这一处')
})

it('says why rows are not taken over', async () => {
  const { dialog } = await open({
    rows: [
      { kind: 'added', reason: 'columns', cells: ['样品', '五月'] },
      { kind: 'removed', reason: 'field', cells: ['合同', '[日期]'] },
    ],
  })
  await until(() =>
    expect([...dialog().querySelectorAll('.rj-word-lines li')].map(line => line.textContent)).toEqual([
      '新增“样品 | 五月”：列数与表格不同。',
      '删去“合同 | [日期]”：含有字段，请在页面上修改。',
    ]),
  )
})

it('leaves rows of a table that is another by now, and says so', async () => {
  const wide = TABLE.replace('<td><p>四月', '<td rowspan="1"><p>五月</p></td><td><p>四月').replace(
    '<td><p>日期',
    '<td colspan="2"><p>日期',
  )
  const { html, press, dialog } = await open({ prose: ROWS }, wide)
  await until(() => expect(dialog().textContent).toContain('正文 2 处改动'))
  await press('全部采用')
  expect(html()).toBe(wide.replace(' rowspan="1"', ''))
  expect(dialog().textContent?.match(/页面上已没有这一处/g)).toHaveLength(2)
})

it('takes one change to prose, beside one that was taken before', async () => {
  const { html, press, dialog } = await open({ prose: PROSE }, PROSE_HTML)
  await until(() => expect(dialog().textContent).toContain('正文 4 处改动'))
  await press('采用“末段了。”的改动')
  await press('采用“丙项”的改动')
  expect(html()).toContain('<h2>一、请求</h2><p>末段了。</p><p>申请人')
  expect(html()).toContain('<li><p>丙项</p></li></ul>')
})

it('says where a place is gone or was changed since, and takes nothing over where it is gone', async () => {
  const { dialog } = await open(
    { prose: PROSE },
    PROSE_HTML.replace('<p>第二段。</p>', '').replace('请求。', '郑重请求。'),
  )
  await until(() => expect(dialog().textContent).toContain('正文 4 处改动'))
  const rows = [...dialog().querySelectorAll('.rj-word-prose tbody tr')].map(row => row.textContent)
  expect(rows[0]).toContain('现在为：申请人：云杉郑重请求。')
  expect(rows[1]).toContain('页面上已没有这一处')
})

it('tells what was changed here since the export, and what is not taken from the file', async () => {
  const { dialog } = await open({
    isKnown: false,
    changes: [change('who#0', 'text', '旧名', '新名')],
    doubts: [{ key: 'near#0', label: '结论', kind: 'radio', reason: 'unfitting', text: '很像' }],
    outside: { removed: ['本申请'], added: ['我方申请'] },
  })
  await until(() => expect(dialog().textContent).toContain('导出后又改过，导出时为：旧名'))
  expect(dialog().textContent).toContain('“结论”在 Word 中写成“很像”，不是可选的措辞。')
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
