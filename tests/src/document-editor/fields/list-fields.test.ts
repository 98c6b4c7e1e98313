import { getSchema } from '@tiptap/core'
import { type Node as DocumentNode, Slice } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { schemaKit } from '../../../../extensions/document-schema.ts'
import { parse } from '../../../../extensions/index.ts'
import { haveSameFields } from '../../../../src/features/document-editor/fields/document-fields.ts'
import {
  type FieldMarks,
  keyFields,
  listFields,
  readValues,
} from '../../../../src/features/document-editor/fields/list-fields.ts'

const SCHEMA = getSchema(schemaKit)
const NO_MARKS: FieldMarks = { reviewed: new Set(), generated: new Map() }

const documentOf = (html: string): DocumentNode => SCHEMA.nodeFromJSON(parse(html))
const text = (name: string, value: string, more = ''): string =>
  `<p><span data-field="text" data-name="${name}"${more}>\${${value}}</span></p>`

const ANALYSIS = `
  ${text('applicant', '云杉', ' data-label="申请人" data-source="notice.applicant"')}
  <h2>一、策略</h2>
  <div data-field="switch" data-name="useCoexistence" data-value="1">
    <h3>小节</h3>
    <div data-field="paragraph" data-name="facts" data-required>\${第一行<br>第二行}</div>
  </div>
  <p>两商标<span data-field="radio" data-name="similarity"><span data-option>近似</span><span data-option data-checked>不近似</span></span></p>
  <h2>二、费用</h2>
  <ul data-field="checkboxes" data-name="fees"><li data-value="750">规费</li><li data-value="3000">代理费</li></ul>
  ${text('note', '', ' data-required')}`
const REASON = text('applicant', '云杉')

const documents = { analysis: documentOf(ANALYSIS), reason: documentOf(REASON) }
const rows = (marks: FieldMarks = NO_MARKS) => listFields(documents, marks, [])

it('lists every field of both documents with its chapter and value', () => {
  expect(rows().map(({ tab, chapter, kind, label, value }) => [tab, chapter, kind, label, value])).toEqual([
    ['analysis', '', 'text', '申请人', '云杉'],
    ['analysis', '一、策略', 'switch', 'useCoexistence', false],
    ['analysis', '一、策略', 'paragraph', 'facts', '第一行\n第二行'],
    ['analysis', '一、策略', 'radio', 'similarity', '不近似'],
    ['analysis', '二、费用', 'checkboxes', 'fees', '3,750.00'],
    ['analysis', '二、费用', 'text', 'note', ''],
    ['reason', '', 'text', 'applicant', '云杉'],
  ])
})

it('counts fields of one name over both documents', () => {
  expect(rows().at(0)?.key).toBe('applicant#0')
  expect(rows().at(-1)?.key).toBe('applicant#1')
})

it('knows what is empty, required and switched off', () => {
  const states = rows().map(({ key, isEmpty, isRequired, isOff }) => [key, isEmpty, isRequired, isOff])
  expect(states).toContainEqual(['facts#0', false, true, true])
  expect(states).toContainEqual(['useCoexistence#0', false, false, false])
  expect(states).toContainEqual(['note#0', true, true, false])
})

it('marks what was reviewed and what is not as it was generated', () => {
  const generated = readValues(
    keyFields({ analysis: documentOf(ANALYSIS), reason: documentOf(text('applicant', '云松')) }),
  )
  const marked = rows({ reviewed: new Set(['similarity#0']), generated })
  expect(marked.filter(item => item.isReviewed).map(item => item.key)).toEqual(['similarity#0'])
  expect(marked.filter(item => item.isEdited).map(item => item.key)).toEqual(['applicant#1'])
})

it('greys a field when the switch around it is turned off, and no longer when it is turned on, though the field is the same', () => {
  const { analysis, reason } = documents
  const { position } = keyFields(documents).analysis.find(({ key }) => key === 'useCoexistence#0') ?? { position: -1 }
  const { tr } = EditorState.create({ doc: analysis })
  const turned = {
    analysis: tr.setNodeMarkup(position, undefined, { ...analysis.nodeAt(position)?.attrs, on: true }).doc,
    reason,
  }
  const isGrey = (items: ReturnType<typeof rows>) => items.find(({ key }) => key === 'facts#0')?.isOff
  const off = rows()
  const on = listFields(turned, NO_MARKS, off)
  expect([off, on, listFields(documents, NO_MARKS, on)].map(isGrey)).toEqual([true, false, true])
})

it('keeps rows and a list that would look the same', () => {
  const former = rows()
  const edited = { analysis: documentOf(ANALYSIS.replace('云杉', '云松')), reason: documentOf(REASON) }
  const next = listFields(edited, NO_MARKS, former)
  expect(next).not.toBe(former)
  expect(next.slice(1).every((item, index) => item === former[index + 1])).toBe(true)
  expect(listFields({ analysis: documentOf(ANALYSIS), reason: documentOf(REASON) }, NO_MARKS, former)).toBe(former)
})

it('keys a field where it stands', () => {
  const [, second] = keyFields(documents).analysis
  expect(second && documents.analysis.nodeAt(second.position)?.attrs['name']).toBe('useCoexistence')
})

it('tells typing between the fields from a change of one, and of a chapter', () => {
  const prose = documentOf(`${ANALYSIS}<p>云</p>`)
  const typed = prose.replace(prose.content.size - 2, prose.content.size - 1, Slice.empty)
  const renamed = documentOf(ANALYSIS.replace('一、策略', '一、方案'))
  expect(haveSameFields(prose, typed)).toBe(true)
  expect(haveSameFields(documents.analysis, documentOf(ANALYSIS))).toBe(false)
  expect(haveSameFields(documents.analysis, renamed)).toBe(false)
})
