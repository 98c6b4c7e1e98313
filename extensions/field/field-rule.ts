import type { TagParseRule } from '@tiptap/pm/model'
import { ATTRIBUTES, type FieldKind } from '#contract/document-html.ts'
import { holds } from '../dom/holds.ts'

/** Above the carrier's own rules, which would take a field's element for plain text or a plain list. */
const FIELD_PRIORITY = 100

export const hasName = (element: HTMLElement): boolean => Boolean(element.getAttribute(ATTRIBUTES.name))

/** Fields other than switches hold no field; one that does is malformed, and its text stays ordinary text. */
export const holdsField = (element: HTMLElement): boolean =>
  holds(element, inside => inside.hasAttribute(ATTRIBUTES.field) || inside.hasAttribute(ATTRIBUTES.jump))

/** The parse rule of a field element; where `accepts` says no, the element is ordinary text. */
export const fieldRule = (tag: string, kind: FieldKind, accepts: (element: HTMLElement) => boolean): TagParseRule => ({
  tag: `${tag}[${ATTRIBUTES.field}="${kind}"]`,
  priority: FIELD_PRIORITY,
  getAttrs: element => (accepts(element) ? null : false),
})
