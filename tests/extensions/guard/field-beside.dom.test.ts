import { describe, expect, it } from 'vitest'
import { fieldBeside } from '#extensions/guard/field-beside.ts'
import { createTestEditor } from '../../support/create-test-editor.ts'

const FIELD = '<span data-field="text" data-name="a">x</span>'
const SWITCH = '<div data-field="switch" data-name="s" data-value="1"><p>cd</p></div>'
const INLINE = '<span data-field="switch" data-name="i" data-value="1">cd</span>'

type Found = { position: number; isAround: boolean } | null

/** The document, the caret, and what Backspace and Delete would act on there. */
const CARETS: [name: string, html: string, caret: number, back: Found, forward: Found][] = [
  ['behind a field', `<p>ab${FIELD}cd</p>`, 5, { position: 4, isAround: false }, null],
  ['before a field', `<p>ab${FIELD}cd</p>`, 4, null, { position: 4, isAround: false }],
  ['in text', `<p>ab${FIELD}cd</p>`, 3, null, null],
  ['behind a switch', `<p>ab</p>${SWITCH}<p>ef</p>`, 12, { position: 5, isAround: false }, null],
  ['before a switch', `<p>ab</p>${SWITCH}<p>ef</p>`, 4, null, { position: 5, isAround: false }],
  ['at the start of a switch', `<p>ab</p>${SWITCH}`, 7, { position: 5, isAround: true }, null],
  ['at the end of a switch', `<p>ab</p>${SWITCH}`, 9, null, { position: 5, isAround: true }],
  ['at the start of a switch in a line', `<p>ab${INLINE}</p>`, 5, { position: 4, isAround: true }, null],
  ['at the end of a switch in a line', `<p>ab${INLINE}</p>`, 7, null, { position: 4, isAround: true }],
  ['behind a switch in a line', `<p>ab${INLINE}</p>`, 8, { position: 4, isAround: false }, null],
  ['in an empty paragraph behind a switch', `${SWITCH}<p></p>`, 8, null, null],
  ['at the start of an item of a list', `<ul><li><p>ab</p></li></ul>${SWITCH}`, 4, null, null],
]

describe('the field beside a caret', () => {
  it.each(CARETS)('is found %s', (_, html, caret, back, forward) => {
    const { editor } = createTestEditor(html)
    editor.commands.setTextSelection(caret)
    expect(editor.state.selection.from).toBe(caret)
    expect(fieldBeside(editor.state.selection, false)).toEqual(back)
    expect(fieldBeside(editor.state.selection, true)).toEqual(forward)
  })

  it('is none while text is selected', () => {
    const { editor } = createTestEditor(`<p>ab${FIELD}cd</p>`)
    editor.commands.setTextSelection({ from: 2, to: 5 })
    expect(fieldBeside(editor.state.selection, false)).toBeNull()
  })
})
