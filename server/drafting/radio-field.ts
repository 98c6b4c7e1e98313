import { ATTRIBUTES } from '#contract/document-html.ts'
import { type FieldOptions, fieldAttributes } from './field-attributes.ts'
import { type Html, html } from './html.ts'

/** A choice between wordings; `checked` is the index of the active one, null for none. */
export const radioField = ({
  options,
  checked,
  ...field
}: FieldOptions & { options: readonly string[]; checked: number | null }): Html =>
  html`<span${fieldAttributes('radio', field)}>${options.map(
    (option, index) =>
      html`<span ${ATTRIBUTES.option}${index === checked ? html` ${ATTRIBUTES.checked}` : null}>${option}</span>`,
  )}</span>`
