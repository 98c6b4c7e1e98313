import { onTestFinished } from 'vitest'
import { prepareToRead } from '#dom'
import { prepareToPaste } from '#extensions/guard/plain-pasted-view.ts'
import { parse, toFormData, toHtml } from '#extensions/index.ts'
import type { FieldContext } from '#extensions/kit.ts'
import { createEditor, readDocument } from '../../src/features/document-editor/document/create-editor.ts'
import { FIELD_TEXTS } from './field-texts.ts'

// Tests open what others write, too.
await Promise.all([prepareToRead(), prepareToPaste()])

/** The real editor on a document, and what it told the page. It goes when the test ends. */
export const createTestEditor = (
  html: string,
  isEditable = true,
  given: Partial<Pick<FieldContext, 'storePicture'>> = {},
) => {
  const heard: unknown[][] = []
  const element = document.createElement('article')
  document.body.append(element)
  const context = {
    ...FIELD_TEXTS,
    onSource: (source: string) => heard.push(['source', source]),
    onJump: (query: string, isFlow: boolean) => heard.push(['jump', query, isFlow]),
    ...given,
  }
  const editor = createEditor(parse(html), { context, isEditable })
  editor.mount(element)
  onTestFinished(() => {
    editor.destroy()
    element.remove()
  })

  const nameOf = (control: HTMLElement): string =>
    control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent ?? ''
  /** The element of a role whose name is the given one. */
  const byRole = (role: string, name: string): HTMLElement => {
    const selector =
      role === 'checkbox' ? 'input[type="checkbox"]' : role === 'button' ? 'button,[role=button]' : `[role="${role}"]`
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
    /** What the hint at a protected field says. */
    hint: () => element.querySelector('.rj-field-hint [role=status]')?.textContent ?? null,
    html: () => toHtml(readDocument(editor)),
    values: () => toFormData(readDocument(editor)),
  }
}
