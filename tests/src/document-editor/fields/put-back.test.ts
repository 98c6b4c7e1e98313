import { expect, it } from 'vitest'
import { openDocument } from '#extensions/kit.ts'
import { createFieldStore } from '../../../../src/features/document-editor/fields/create-field-store.ts'
import { putBack } from '../../../../src/features/document-editor/fields/put-back.ts'
import { createTestEditor } from '../../../support/create-test-editor.ts'

const field = (name: string, label: string) =>
  `<span data-field="text" data-name="${name}" data-label="${label}" data-required="">\${}</span>`
const HTML = `<h2>一、基本信息</h2><p>申请人地址：${field('address', '地址')}，电话：${field('phone', '电话')}。</p><p>此后的一段。</p><div data-field="paragraph" data-name="facts" data-label="事实" data-required="">\${原来的}</div><p>末段。</p>`

const open = (now: string) => {
  const { editor, html } = createTestEditor(now)
  const generated = openDocument(HTML, editor.schema)
  const empty = openDocument('', editor.schema)
  const fields = createFieldStore({
    readDocuments: () => ({ analysis: editor.state.doc, reason: empty }),
    reviewed: new Set(),
    onReviewed: () => undefined,
    onReveal: () => undefined,
    onPutBack: async (_, document, position) => putBack(editor, document, position),
  })
  fields.compareWith({ analysis: generated, reason: empty })
  return { editor, fields, html }
}

it.each([
  ['in its line', field('phone', '电话'), '', 'phone#0'],
  ['in a line that has changed', `，电话：${field('phone', '电话')}。`, '，电话：（略），他处。', 'phone#0'],
  ['between the blocks', HTML.slice(HTML.indexOf('<div'), HTML.indexOf('</div>') + 6), '', 'facts#0'],
])('a required field that is gone is listed, and put back %s, with undo', async (_, from, to, key) => {
  const gone = HTML.replace(from, to)
  const { editor, fields, html } = open(gone)
  const before = html()
  expect(fields.readMissing().map(item => item.key)).toEqual([key])
  const [item] = fields.readMissing()
  if (item) fields.putBack(item)
  await expect.poll(html).toBe(to === '' ? HTML : before.replace('电话：', `电话：${field('phone', '电话')}`))
  editor.commands.undo()
  expect(html()).toBe(before)
})

it('is put back with its label where its line is gone', async () => {
  const { fields, html } = open('<h2>一、基本信息</h2><p>末段。</p>')
  const phone = fields.readMissing().find(({ key }) => key === 'phone#0')
  if (phone) fields.putBack(phone)
  await expect.poll(html).toBe(`<h2>一、基本信息</h2><p>电话：${field('phone', '电话')}</p><p>末段。</p>`)
})

it('lists nothing while all required fields stand', () => {
  expect(open(HTML).fields.readMissing()).toEqual([])
})
