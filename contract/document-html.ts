/** The vocabulary of docs/field-markup.md, once: what the drafter writes, the editor parses and Word reads. */

export const FIELD_KINDS = ['text', 'paragraph', 'switch', 'radio', 'checkboxes'] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

export const ATTRIBUTES = {
  field: 'data-field',
  name: 'data-name',
  value: 'data-value',
  total: 'data-total',
  option: 'data-option',
  checked: 'data-checked',
  unchecked: 'data-unchecked',
  jump: 'data-jump',
  link: 'data-link',
  label: 'data-label',
  required: 'data-required',
  source: 'data-source',
  break: 'data-break',
  align: 'data-align',
  picture: 'data-picture',
} as const

/** Elements a document may hold; all else is removed before parsing, its text kept. */
export const CARRIER_TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'span',
  'a',
  'div',
  'img',
] as const

/** Those of them that stand on lines of their own, and never within a paragraph. */
export const BLOCK_TAGS = ['p', 'div', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'table', 'hr'] as const

/** Whole numbers that the carrier keeps: where a list starts counting, how far a cell reaches, how large a picture is. */
export const NUMBER_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  start: ['ol'],
  colspan: ['td', 'th'],
  rowspan: ['td', 'th'],
  width: ['img'],
  height: ['img'],
}

/** `data-break` of an `hr` that ends a page. */
export const PAGE_BREAK = 'page'

/** `data-align` of a `div` around paragraphs. */
export const LINE_ALIGNMENTS = ['center', 'right'] as const
export type LineAlignment = (typeof LINE_ALIGNMENTS)[number]

/** `data-picture` of an `img`: the id of a stored picture, in place of any address. */
const PICTURE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Returns whether a text can be the id of a stored picture. */
export const isPictureId = (id: string): boolean => PICTURE_ID.test(id)

/** Returns the address of a stored picture on this server. */
export const pictureAddress = (id: string): string => `/files/${id}/picture`

/** The most a picture measures either way on the page, in CSS pixels of 1/96 inch. */
export const LARGEST_PICTURE_SIDE = 2000

export const DEFAULT_CHECKBOXES_NAME = 'checkboxes'
export const DEFAULT_TOTAL_NAME = 'total'
/** `data-jump` of a link that opens the prosecution history. */
export const FLOW_JUMP = 'flow'

/** Wire value of a switch. The specification sends 1 for OFF (docs/specification.md §4). */
export const SWITCH_WIRE = { on: 0, off: 1 } as const

/** The documents that are exported: first the analysis, second the reasons, all both (docs/field-markup.md). */
export const EXPORT_KINDS = ['first', 'second', 'all'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** Names the payload needs for itself: a field of that name travels under `NAME_field`. */
export const RESERVED_NAMES = ['type', 'isEn', 'id'] as const
