import { ATTRIBUTES, FLOW_JUMP } from '#contract/document-html.ts'
import type { CitedMark } from '#contract/notice.ts'
import { type Html, type HtmlValue, html } from './html.ts'

/** A quoted fact that is no field, with where it comes from. */
export const sourced = (source: string, content: HtmlValue): Html =>
  html`<span ${ATTRIBUTES.source}="${source}">${content}</span>`

/** The archive is asked by number and, where the notice names it, by class. */
const query = ({ regNo, classes: [niceClass] }: CitedMark): string =>
  `?${new URLSearchParams(niceClass === undefined ? { regNo } : { regNo, intCls: String(niceClass) })}`

/** Link to the record of a cited mark. */
export const jumpLink = (citedMark: CitedMark, text: string): Html =>
  html`<a ${ATTRIBUTES.jump} href="${query(citedMark)}">${text}</a>`

/** Link to its prosecution history. */
export const flowLink = (citedMark: CitedMark, text: string): Html =>
  html`<a ${ATTRIBUTES.jump}="${FLOW_JUMP}" href="${query(citedMark)}">${text}</a>`
