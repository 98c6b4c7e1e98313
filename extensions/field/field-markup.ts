import type { Attribute } from '@tiptap/core'
import type { TagParseRule } from '@tiptap/pm/model'
import { ATTRIBUTES, BLOCK_TAGS, type FieldKind } from '#contract/document-html.ts'

/** Returns whether `test` holds for an element inside this one. */
const holds = (parent: Node, test: (element: Element) => boolean): boolean => {
  for (let child = parent.firstChild; child !== null; child = child.nextSibling) {
    if (child.nodeType === 1 && (test(child as Element) || holds(child, test))) return true
  }
  return false
}

const BLOCKS: ReadonlySet<string> = new Set(BLOCK_TAGS)

/** Returns whether an element stands around blocks, whatever its tag is; if not, it stands within a line. */
export const holdsBlock = (element: Element): boolean => holds(element, ({ localName }) => BLOCKS.has(localName))

const LEAD = '${'
const TAIL = '}'

/**
 * Returns the value of a placeholder: the text without its first two and its last character (docs/specification.md §4).
 * Text of another shape is its own value. White space around it belongs to the HTML source.
 */
export const readPlaceholder = (text: string): string => {
  const trimmed = text.replace(/^[ \t\n\r\f]+|[ \t\n\r\f]+$/g, '')
  const isPlaceholder = trimmed.length >= 3 && trimmed.startsWith(LEAD) && trimmed.endsWith(TAIL)
  return isPlaceholder ? trimmed.slice(2, -1) : trimmed
}

/** Writes a value so that `readPlaceholder` gives it back, whatever characters it holds. */
export const writePlaceholder = (value: string): string => `${LEAD}${value}${TAIL}`

/** Higher than the carrier's own rules, which would read a field's element as plain text or a plain list. */
const FIELD_PRIORITY = 100

export const hasName = (element: HTMLElement): boolean => Boolean(element.getAttribute(ATTRIBUTES.name))

/**
 * Returns whether a field or jump link stands inside. Only a switch may hold one; any other field with one is ordinary
 * text.
 */
export const holdsField = (element: HTMLElement): boolean =>
  holds(element, inside => inside.hasAttribute(ATTRIBUTES.field) || inside.hasAttribute(ATTRIBUTES.jump))

/** Makes the parse rule of a field's element. An element that `accepts` refuses is ordinary text. */
export const fieldRule = (tag: string, kind: FieldKind, accepts: (element: HTMLElement) => boolean): TagParseRule => ({
  tag: `${tag}[${ATTRIBUTES.field}="${kind}"]`,
  priority: FIELD_PRIORITY,
  getAttrs: element => (accepts(element) ? null : false),
})

/** Makes an attribute that is null when absent and is written only when set. */
const optionalAttribute = (key: string, attribute: string): Record<string, Partial<Attribute>> => ({
  [key]: {
    default: null,
    parseHTML: element => element.getAttribute(attribute),
    renderHTML: values => (values[key] === null ? {} : { [attribute]: values[key] }),
  },
})

/**
 * The attributes that every field may bear beside its value. They survive round trips and are no part of the form data.
 */
export const noteAttributes = {
  ...optionalAttribute('label', ATTRIBUTES.label),
  ...optionalAttribute('source', ATTRIBUTES.source),
  required: {
    default: false,
    parseHTML: (element: HTMLElement) => element.hasAttribute(ATTRIBUTES.required),
    renderHTML: (values: Record<string, unknown>) => (values['required'] ? { [ATTRIBUTES.required]: '' } : {}),
  },
}

/** The attributes of a named field. */
export const fieldAttributes = {
  name: {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute(ATTRIBUTES.name) ?? '',
    renderHTML: (values: Record<string, unknown>) => ({ [ATTRIBUTES.name]: values['name'] }),
  },
  ...noteAttributes,
}

/** Fields of one kind with the same link change together in the editor. */
export const linkAttribute = optionalAttribute('link', ATTRIBUTES.link)
