import { SWITCH_WIRE } from '#contract/document-form.ts'
import { ATTRIBUTES } from '#contract/document-html.ts'
import { type FieldOptions, fieldAttributes } from './field-attributes.ts'
import { type Html, type HtmlValue, html } from './html.ts'

type SwitchOptions = Omit<FieldOptions, 'link'> & { on: boolean; content: HtmlValue }

/** A block that can be switched off as a whole; what is off is left out of the export. */
export const switchField = ({ on, content, ...options }: SwitchOptions): Html =>
  html`<div${fieldAttributes('switch', options)} ${ATTRIBUTES.value}="${on ? SWITCH_WIRE.on : SWITCH_WIRE.off}">${content}</div>`

/** The same inside a sentence. */
export const inlineSwitchField = ({ on, content, ...options }: SwitchOptions): Html =>
  html`<span${fieldAttributes('switch', options)} ${ATTRIBUTES.value}="${on ? SWITCH_WIRE.on : SWITCH_WIRE.off}">${content}</span>`
