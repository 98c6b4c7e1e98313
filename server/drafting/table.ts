import { type Html, type HtmlValue, html } from './html.ts'

/** A table of rows with no header: what a thing is called, and what it is. */
export const factTable = (rows: readonly (readonly [HtmlValue, HtmlValue])[]): Html =>
  html`<table><tbody>${rows.map(([label, value]) => html`<tr><td>${label}</td><td>${value}</td></tr>`)}</tbody></table>`

/** A table with a header row. */
export const columnTable = (header: readonly HtmlValue[], rows: readonly (readonly HtmlValue[])[]): Html =>
  html`<table><thead><tr>${header.map(cell => html`<th>${cell}</th>`)}</tr></thead><tbody>${rows.map(
    row => html`<tr>${row.map(cell => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table>`
