import { TextSelection } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { createTestEditor } from '../../support/create-test-editor.ts'

/** Two lines, "bcd" selected; somebody has selected "yz" since, which the browser has not told yet. */
const openReselected = () => {
  const made = createTestEditor('<p>abcd</p><p>wxyz</p>')
  const { view } = made.editor
  view.focus()
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 3, 6)))
  const text = view.dom.querySelectorAll('p')[1]?.firstChild
  if (!text) throw new Error('no second line')
  getSelection()?.setBaseAndExtent(text, 2, text, 4)
  return made
}

it('a key acts at once on what was selected just before it', () => {
  const { editor, html, press } = openReselected()
  press(editor.view.dom, 'b', { ctrlKey: true })
  expect(html()).toBe('<p>abcd</p><p>wx<strong>yz</strong></p>')
})

it('so does a button', () => {
  const { editor } = openReselected()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(editor.state.selection).toMatchObject({ from: 10, to: 12 })
})
