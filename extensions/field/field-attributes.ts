import type { Attribute } from '@tiptap/core'
import { ATTRIBUTES } from '#contract/document-html.ts'

/** An attribute that is null when absent and written only when set. */
export const optionalAttribute = (key: string, attribute: string): Record<string, Partial<Attribute>> => ({
  [key]: {
    default: null,
    parseHTML: element => element.getAttribute(attribute),
    renderHTML: values => (values[key] === null ? {} : { [attribute]: values[key] }),
  },
})

/** What every field may carry beside its value: no part of the form data, kept on every round trip. */
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
