import { ATTRIBUTES } from '#contract/document-html.ts'
import { type Html, type HtmlValue, html } from './html.ts'

/** A quoted fact that is no field, with where it comes from. */
export const sourced = (source: string, content: HtmlValue): Html =>
  html`<span ${ATTRIBUTES.source}="${source}">${content}</span>`
