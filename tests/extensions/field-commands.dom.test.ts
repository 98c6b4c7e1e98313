import type { CanCommands, Editor, SingleCommands } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { createTestEditor } from '../support/create-test-editor.ts'

const DOCUMENT = `<p><span data-field="text" data-name="t">x</span><span data-field="radio" data-name="r"><span data-option>yes</span><span data-option data-checked>no</span></span></p>
  <div data-field="paragraph" data-name="p">one</div>
  <div data-field="switch" data-name="s" data-value="0"><p><span data-field="switch" data-name="i" data-value="1">a</span></p></div>
  <ul data-field="checkboxes" data-name="c" data-total="sum"><li data-value="1">a</li><li data-value="2">b</li></ul>`

const find = (editor: Editor, type: string): number => {
  let found: number | null = null
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === type) found ??= position
  })
  if (found === null) throw new Error(`no ${type}`)
  return found
}

type Run = (commands: SingleCommands | CanCommands, at: (type: string) => number) => unknown

const ACTING: [name: string, key: string, after: unknown, run: Run][] = [
  ['setTextField', 't', 'y', (commands, at) => commands.setTextField(at('textField'), 'y')],
  ['setParagraphField', 'p', 'a\nb', (commands, at) => commands.setParagraphField(at('paragraphField'), 'a\nb')],
  ['toggleSwitch around blocks', 's', 1, (commands, at) => commands.toggleSwitch(at('switchField'))],
  ['toggleSwitch within a line', 'i', 0, (commands, at) => commands.toggleSwitch(at('inlineSwitchField'))],
  ['chooseOption', 'r', 'yes', (commands, at) => commands.chooseOption(at('radioField'), 0)],
  ['checkItem', 'c', [0, 1], (commands, at) => commands.checkItem(at('checkboxItem'), false)],
  ['checkAll', 'c', [0, 0], (commands, at) => commands.checkAll(at('checkboxesField'), false)],
]

const REFUSING: [name: string, run: Run][] = [
  ['a text field that has the value', (commands, at) => commands.setTextField(at('textField'), 'x')],
  ['a field of another kind', (commands, at) => commands.setTextField(at('paragraphField'), 'y')],
  ['a paragraph field that has the text', (commands, at) => commands.setParagraphField(at('paragraphField'), 'one')],
  ['a switch that is none', (commands, at) => commands.toggleSwitch(at('textField'))],
  ['an option that is active', (commands, at) => commands.chooseOption(at('radioField'), 1)],
  ['an option that there is not', (commands, at) => commands.chooseOption(at('radioField'), 2)],
  ['an item that is checked', (commands, at) => commands.checkItem(at('checkboxItem'), true)],
  ['all items when all are checked', (commands, at) => commands.checkAll(at('checkboxesField'), true)],
  ['a place outside the document', commands => commands.setTextField(10_000, 'y')],
  ['a place before the document', commands => commands.toggleSwitch(-1)],
]

describe('the command of a field', () => {
  it.each(ACTING)('%s acts in one undo step, and changes nothing when it is only asked', (_, key, after, run) => {
    const { editor, values } = createTestEditor(DOCUMENT)
    const before = values()
    const at = (type: string): number => find(editor, type)
    expect(run(editor.can(), at)).toBe(true)
    expect(values()).toEqual(before)
    expect(run(editor.commands, at)).toBe(true)
    expect(values()[key]).toEqual(after)
    editor.commands.undo()
    expect(values()).toEqual(before)
  })

  it.each(REFUSING)('says no to %s', (_, run) => {
    const { editor, values } = createTestEditor(DOCUMENT)
    const before = values()
    const at = (type: string): number => find(editor, type)
    expect(run(editor.can(), at)).toBe(false)
    expect(run(editor.commands, at)).toBe(false)
    expect(values()).toEqual(before)
    expect(editor.can().undo()).toBe(false)
  })

  it('makes two quick changes of one field two undo steps', () => {
    const { editor, values } = createTestEditor(DOCUMENT)
    editor.commands.toggleSwitch(find(editor, 'switchField'))
    editor.commands.toggleSwitch(find(editor, 'switchField'))
    editor.commands.undo()
    expect(values()['s']).toBe(1)
  })
})
