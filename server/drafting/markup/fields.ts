import { ATTRIBUTES, type FieldKind, SWITCH_WIRE } from '#contract/document-html.ts'
import type { Draft } from '../draft.ts'
import { type Html, type HtmlValue, html } from './html.ts'

/** Holds what every field may carry beside its value (docs/field-markup.md "The fields"). */
interface FieldOptions {
  name: string
  label?: string
  required?: boolean
  source?: string
  /** Text, paragraph and radio fields of one link change together. */
  link?: string
}

const attribute = (name: string, value: string | undefined): Html | null =>
  value === undefined ? null : html` ${name}="${value}"`

/** Returns the attributes of a field's opening tag, each with a space before it, always in the same order. */
const fieldAttributes = (kind: FieldKind, options: FieldOptions): Html =>
  html`${[
    attribute(ATTRIBUTES.field, kind),
    attribute(ATTRIBUTES.name, options.name),
    attribute(ATTRIBUTES.link, options.link),
    attribute(ATTRIBUTES.label, options.label),
    options.required ? html` ${ATTRIBUTES.required}` : null,
    attribute(ATTRIBUTES.source, options.source),
  ]}`

/** Is counted in the total when it is a number. */
export const textField = ({ value, ...options }: FieldOptions & { value: string }): Html =>
  html`<span${fieldAttributes('text', options)}>${`\${${value}}`}</span>`

/** Writes a text field of one or more lines (`\n`); a `value` of `""` is an empty field that asks for its label. */
const paragraphField = ({ value, ...options }: FieldOptions & { value: string }): Html =>
  html`<div${fieldAttributes('paragraph', options)}>${`\${${value}}`
    .split('\n')
    .map((line, index) => (index === 0 ? line : html`<br>${line}`))}</div>`

/** Writes a choice between wordings; `checked` is the index of the chosen one, null for none. */
export const radioField = ({
  options,
  checked,
  ...field
}: FieldOptions & { options: readonly string[]; checked: number | null }): Html =>
  html`<span${fieldAttributes('radio', field)}>${options.map(
    (option, index) =>
      html`<span ${ATTRIBUTES.option}${index === checked ? html` ${ATTRIBUTES.checked}` : null}>${option}</span>`,
  )}</span>`

interface CheckboxItem {
  /** Counted in the total when it is a number, shown as it stands otherwise. */
  value: string
  label: string
}

/** Writes a list of items that all start checked, with their sum under the name `total`. */
export const checkboxesField = ({
  total,
  items,
  ...field
}: Omit<FieldOptions, 'link'> & { total: string; items: readonly CheckboxItem[] }): Html =>
  html`<ul${fieldAttributes('checkboxes', field)} ${ATTRIBUTES.total}="${total}">${items.map(
    ({ value, label }) => html`<li ${ATTRIBUTES.value}="${value}">${label}</li>`,
  )}</ul>`

type SwitchOptions = Omit<FieldOptions, 'link'> & { on: boolean; content: HtmlValue }

/** Writes a block that can be switched off as a whole; a block that is off is left out of the export. */
export const switchField = ({ on, content, ...options }: SwitchOptions): Html =>
  html`<div${fieldAttributes('switch', options)} ${ATTRIBUTES.value}="${on ? SWITCH_WIRE.on : SWITCH_WIRE.off}">${content}</div>`

/** Writes a switch inside a sentence. */
export const inlineSwitchField = ({ on, content, ...options }: SwitchOptions): Html =>
  html`<span${fieldAttributes('switch', options)} ${ATTRIBUTES.value}="${on ? SWITCH_WIRE.on : SWITCH_WIRE.off}">${content}</span>`

/** Writes an empty text field for a fact that neither the notice nor a table states; `label` names it. */
export const missingText = (name: string, label: string): Html =>
  textField({ name, link: name, label, required: true, source: 'missing', value: '' })

/**
 * Writes an empty paragraph for a fact that only the client knows; `label` asks for it. Fields of one name are linked:
 * one answer fills all.
 */
export const question = (name: string, label: string, required = false): Html =>
  paragraphField({ name, link: name, label, required, value: '' })

/** Writes a question with its label as a line above it, so that the answer can be understood on paper. */
export const askedFact = ({ say }: Draft, name: string, label: string): Html =>
  html`<p>${label}${say('：', ':')}</p>${question(name, label, true)}`
