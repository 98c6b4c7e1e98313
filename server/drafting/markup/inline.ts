import { ATTRIBUTES, FLOW_JUMP } from '#contract/document-html.ts'
import type { CitedMark } from '#contract/notice.ts'
import { type Html, type HtmlValue, html } from './html.ts'

/** Marks a quoted fact that is no field with its source. */
export const sourced = (source: string, content: HtmlValue): Html =>
  html`<span ${ATTRIBUTES.source}="${source}">${content}</span>`

/** Returns the query of the archive: the number and, where the notice names it, the class. */
const query = ({ regNo, classes: [niceClass] }: CitedMark): string =>
  `?${new URLSearchParams(niceClass === undefined ? { regNo } : { regNo, intCls: String(niceClass) })}`

/** Writes a link to the record of a cited mark. */
export const jumpLink = (citedMark: CitedMark, text: string): Html =>
  html`<a ${ATTRIBUTES.jump} href="${query(citedMark)}">${text}</a>`

/** Writes a link to the prosecution history of a cited mark. */
export const flowLink = (citedMark: CitedMark, text: string): Html =>
  html`<a ${ATTRIBUTES.jump}="${FLOW_JUMP}" href="${query(citedMark)}">${text}</a>`
