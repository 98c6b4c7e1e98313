import { ATTRIBUTES, FLOW_JUMP } from '#contract/document-html.ts'
import type { CitedMark } from '#contract/notice.ts'

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

/** Markup that is safe already. Only the `html` tag makes it, so plain text cannot get in unescaped. */
export interface Html {
  readonly html: string
}

export type HtmlValue = string | number | Html | null | readonly HtmlValue[]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)

const write = (value: HtmlValue): string => {
  if (value === null) return ''
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return 'html' in value ? value.html : value.map(write).join('')
}

/** Template tag: escapes text for content and for double-quoted attributes, keeps `Html` as it is and joins lists. */
export const html = (strings: TemplateStringsArray, ...values: HtmlValue[]): Html => ({
  html: strings.map((text, index) => text + write(values[index] ?? null)).join(''),
})

/** Returns the parts in order with `separator` between them; parts that are null are left out. */
export const join = (parts: readonly HtmlValue[], separator: string): HtmlValue[] =>
  parts.filter(part => part !== null).flatMap((part, index) => (index === 0 ? [part] : [separator, part]))
