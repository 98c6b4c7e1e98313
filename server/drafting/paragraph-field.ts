import { type FieldOptions, fieldAttributes } from './field-attributes.ts'
import { type Html, html } from './html.ts'

/** A block of text of one or more lines (`\n`); a `value` of `""` is an empty field that asks for its label. */
export const paragraphField = ({ value, ...options }: FieldOptions & { value: string }): Html =>
  html`<div${fieldAttributes('paragraph', options)}>${`\${${value}}`
    .split('\n')
    .map((line, index) => (index === 0 ? line : html`<br>${line}`))}</div>`
