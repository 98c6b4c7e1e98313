import { ATTRIBUTES, type FieldKind } from '#contract/document-html.ts'
import { type Html, html } from './html.ts'

/** What every field may carry beside its value (field-markup.md "The fields"). */
export interface FieldOptions {
  name: string
  label?: string
  required?: boolean
  source?: string
  /** Text, paragraph and radio fields of one link change together. */
  link?: string
}

const attribute = (name: string, value: string | undefined): Html | null =>
  value === undefined ? null : html` ${name}="${value}"`

/** The attributes of a field's opening tag, with the space before each, always in the same order. */
export const fieldAttributes = (kind: FieldKind, options: FieldOptions): Html =>
  html`${[
    attribute(ATTRIBUTES.field, kind),
    attribute(ATTRIBUTES.name, options.name),
    attribute(ATTRIBUTES.link, options.link),
    attribute(ATTRIBUTES.label, options.label),
    options.required ? html` ${ATTRIBUTES.required}` : null,
    attribute(ATTRIBUTES.source, options.source),
  ]}`
