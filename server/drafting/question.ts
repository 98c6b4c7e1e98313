import type { Html } from './html.ts'
import { paragraphField } from './paragraph-field.ts'

/** An empty paragraph for what only the client knows; `label` says what is asked for. Asked twice, it is answered once. */
export const question = (name: string, label: string, required = false): Html =>
  paragraphField({ name, link: name, label, required, value: '' })
