import type { Html } from './html.ts'
import { textField } from './text-field.ts'

/** An empty text field for what neither the notice nor a table says; `label` says what belongs there. */
export const missingText = (name: string, label: string): Html =>
  textField({ name, link: name, label, required: true, source: 'missing', value: '' })
