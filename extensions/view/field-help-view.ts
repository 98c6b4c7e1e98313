import type { EditorView } from '@tiptap/pm/view'
import { element } from './element.ts'
import type { FieldLabels } from './field-context.ts'
import { SOURCE_KEYS, TURN_KEYS } from './shortcut.ts'

const IDS = new WeakMap<object, string>()
let count = 0

/** The id of the text that tells an editor's fields' keys, for `aria-describedby`. */
export const helpIdOf = (root: object): string => {
  const known = IDS.get(root)
  if (known !== undefined) return known
  count += 1
  const id = `rj-field-help-${count}`
  IDS.set(root, id)
  return id
}

/** That text itself; it is read out, not shown. */
export const createFieldHelp = (view: EditorView, labels: FieldLabels): HTMLElement =>
  element('p', { id: helpIdOf(view), hidden: '' }, labels.fieldHelp(TURN_KEYS, SOURCE_KEYS))
