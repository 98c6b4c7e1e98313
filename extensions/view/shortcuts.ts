import type { EditorView } from '@tiptap/pm/view'
import { element } from './element.ts'
import type { FieldLabels } from './field-context.ts'

const IS_MAC = /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The keys that turn a field into text, delete it, and show its source, as people read them and as `aria-keyshortcuts` has them. */
export const TURN_KEYS = IS_MAC ? '⌘⇧↩' : 'Ctrl+Shift+Enter'
export const DELETE_KEYS = IS_MAC ? '⌘⇧⌫' : 'Ctrl+Shift+Backspace'
export const SOURCE_KEYS = IS_MAC ? '⌥↩' : 'Alt+Enter'
export const FIELD_KEY_SHORTCUTS = `${IS_MAC ? 'Meta' : 'Control'}+Shift+Enter Alt+Enter`

const isHeld = (event: KeyboardEvent): boolean => (IS_MAC ? event.metaKey : event.ctrlKey)

export const isTurnKey = (event: KeyboardEvent): boolean => event.key === 'Enter' && event.shiftKey && isHeld(event)

export const isDeleteKey = (event: KeyboardEvent): boolean =>
  event.key === 'Backspace' && event.shiftKey && isHeld(event)

export const isSourceKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && event.altKey && !event.shiftKey && !event.ctrlKey && !event.metaKey

const IDS = new WeakMap<object, string>()
let count = 0

/** Returns the id of an editor's text about the fields' keys, for `aria-describedby`. */
export const helpIdOf = (root: object): string => {
  const known = IDS.get(root)
  if (known !== undefined) return known
  count += 1
  const id = `rj-field-help-${count}`
  IDS.set(root, id)
  return id
}

/** Makes the text about the fields' keys; it is read out, not shown. */
export const createFieldHelp = (view: EditorView, labels: FieldLabels): HTMLElement =>
  element('p', { id: helpIdOf(view), hidden: '' }, labels.fieldHelp(TURN_KEYS, SOURCE_KEYS))
