import { type FieldOptions, fieldAttributes } from './field-attributes.ts'
import { type Html, html } from './html.ts'

/** An inline text field; `value` is the initial text, `""` an empty field. */
export const textField = ({ value, ...options }: FieldOptions & { value: string }): Html =>
  html`<span${fieldAttributes('text', options)}>${`\${${value}}`}</span>`
