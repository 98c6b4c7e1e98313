import type { Editor } from '@tiptap/core'
import { expect, it } from 'vitest'
import { openTestEditors } from '../../support/open-test-editors.ts'

const argument = (name: string, on: 0 | 1): string =>
  `<div data-field="switch" data-name="${name}" data-value="${1 - on}"><p>主张。</p></div>`
const evidence = (number: number, source: string, on: 0 | 1): string =>
  `<p><span data-field="switch" data-name="evidence${number}" data-source="${source}" data-value="${1 - on}">证据。</span></p>`

const change = (editor: Editor, name: string, on: boolean): void => {
  let at = -1
  editor.state.doc.descendants((node, position) => {
    if (at < 0 && node.attrs['name'] === name) at = position
  })
  const node = editor.state.doc.nodeAt(at)
  if (!node) throw new Error(`There is no switch ${name}`)
  editor.view.dispatch(editor.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, on }))
}
const listed = (editor: Editor): string[] => {
  const found: string[] = []
  editor.state.doc.descendants(({ attrs }) => {
    if (/^evidence/.test(String(attrs['name'])) && attrs['on'] === true) found.push(attrs['name'])
  })
  return found
}

it('takes evidence off the list with its argument, and lists it again with it', () => {
  const { editors } = openTestEditors(
    '<p>分析</p>',
    argument('argueUse', 1) + evidence(1, 'clause.evidence.use', 1) + evidence(2, 'clause.evidence.ground.10.1.7', 1),
  )
  change(editors.reason, 'argueUse', false)
  expect(listed(editors.reason)).toEqual(['evidence2'])
  change(editors.reason, 'argueUse', true)
  expect(listed(editors.reason)).toEqual(['evidence1', 'evidence2'])
})

it('keeps what answers several grounds until the last of them is off', () => {
  const { editors } = openTestEditors(
    '<p>分析</p>',
    argument('argueGround10.1.7', 1) +
      argument('argueGround11.1.2', 1) +
      evidence(1, 'clause.evidence.ground.10.1.7+11.1.2', 1) +
      evidence(2, 'clause.evidence.ground.10.1.7', 1),
  )
  change(editors.reason, 'argueGround10.1.7', false)
  expect(listed(editors.reason)).toEqual(['evidence1'])
  change(editors.reason, 'argueGround11.1.2', false)
  expect(listed(editors.reason)).toEqual([])
})

it('is one step with the switch', () => {
  const { editors } = openTestEditors('<p>分析</p>', argument('argueUse', 1) + evidence(1, 'clause.evidence.use', 1))
  change(editors.reason, 'argueUse', false)
  editors.reason.commands.undo()
  expect(listed(editors.reason)).toEqual(['evidence1'])
  expect(editors.reason.getHTML()).not.toContain('data-value="1"')
})

it('follows an argument that stands in the analysis', () => {
  const { editors } = openTestEditors(argument('citedMark1Consent', 0), evidence(1, 'clause.evidence.consent', 0))
  change(editors.analysis, 'citedMark1Consent', true)
  expect(listed(editors.reason)).toEqual(['evidence1'])
})

it('leaves evidence that was switched by hand while its argument stays as it is', () => {
  const { editors } = openTestEditors(
    '<p>分析</p>',
    argument('argueUse', 0) + argument('argueGoods', 1) + evidence(1, 'clause.evidence.use', 0),
  )
  change(editors.reason, 'evidence1', true)
  change(editors.reason, 'argueGoods', false)
  expect(listed(editors.reason)).toEqual(['evidence1'])
})

it('lists no receipts of proceedings because the status of a mark is argued', () => {
  const { editors } = openTestEditors(
    '<p>分析</p>',
    argument('citedMark1StatusArgument', 0) +
      evidence(1, 'clause.evidence.status', 0) +
      evidence(2, 'clause.evidence.proceedings', 0),
  )
  change(editors.reason, 'citedMark1StatusArgument', true)
  expect(listed(editors.reason)).toEqual(['evidence1'])
})
