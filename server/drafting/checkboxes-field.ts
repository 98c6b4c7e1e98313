import { ATTRIBUTES } from '#contract/document-html.ts'
import { type FieldOptions, fieldAttributes } from './field-attributes.ts'
import { type Html, html } from './html.ts'

export interface CheckboxItem {
  /** Counted in the total when it is a number, shown as it stands otherwise. */
  value: string
  label: string
}

/** A list of items that all start checked, with their sum under the name `total`. */
export const checkboxesField = ({
  total,
  items,
  ...field
}: Omit<FieldOptions, 'link'> & { total: string; items: readonly CheckboxItem[] }): Html =>
  html`<ul${fieldAttributes('checkboxes', field)} ${ATTRIBUTES.total}="${total}">${items.map(
    ({ value, label }) => html`<li ${ATTRIBUTES.value}="${value}">${label}</li>`,
  )}</ul>`
