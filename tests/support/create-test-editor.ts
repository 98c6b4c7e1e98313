import { Editor } from '@tiptap/core'
import { onTestFinished } from 'vitest'
import { parse, toFormData, toHtml } from '#extensions/index.ts'
import { documentKit } from '#extensions/kit.ts'

/** The real editor on a document, and what it told the page. It goes when the test ends. */
export const createTestEditor = (html: string, isEditable = true) => {
  const heard: unknown[][] = []
  const element = document.createElement('article')
  document.body.append(element)
  const editor = new Editor({
    element,
    content: parse(html),
    editable: isEditable,
    injectCSS: false,
    extensions: documentKit({
      labels: {
        edit: 'Edit',
        save: 'Save',
        cancel: 'Cancel',
        editHint: 'Nothing changes before Save',
        on: 'Enabled',
        off: 'Not enabled',
        leftOut: 'left out of the export',
        all: 'Select all',
        total: 'Total',
        amount: 'Amount',
        notCounted: 'not counted',
        needed: label => `needed: ${label}`,
        fieldCount: count => `${count} fields`,
        original: value => `was: ${value}`,
        newWindow: 'opens in a new window',
      },
      describeSource: source => (source === 'law.30' ? null : { text: 'p.1', state: 'exact', title: 'on page 1' }),
      onSource: source => heard.push(['source', source]),
      onJump: (query, isFlow) => heard.push(['jump', query, isFlow]),
      onGuard: () => heard.push(['guard']),
    }),
  })
  onTestFinished(() => {
    editor.destroy()
    element.remove()
  })

  const nameOf = (control: HTMLElement): string =>
    control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent ?? ''
  /** The element of a role whose name is the given one. */
  const byRole = (role: string, name: string): HTMLElement => {
    const selector = role === 'checkbox' ? 'input[type="checkbox"]' : role === 'button' ? 'button' : `[role="${role}"]`
    const found = [...element.querySelectorAll<HTMLElement>(selector)].find(control => nameOf(control).trim() === name)
    if (!found) throw new Error(`no ${role} named ${name}`)
    return found
  }
  return {
    editor,
    element,
    heard,
    byRole,
    press: (target: Element, key: string, held: KeyboardEventInit = {}): boolean =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })),
    html: () => toHtml(editor.getJSON()),
    values: () => toFormData(editor.getJSON()),
  }
}
