import type { JSONContent } from '@tiptap/core'

const hasText = ({ attrs }: JSONContent): boolean => String(attrs?.['value'] ?? '').trim() !== ''

/** The one with the value of the other, where an export says both which it is and that it is none. */
const refilledField = (field: JSONContent, other: JSONContent): JSONContent => {
  const attrs = { ...field.attrs, value: other.attrs?.['value'], checked: other.attrs?.['checked'] }
  if (field.type === 'radioField' || hasText(field)) return { ...field, attrs }
  return field
}

/**
 * A document with the values of another of its shape in all fields that stand on paper: what is switched off stays, and so
 * does an empty paragraph, of which an export says nothing.
 */
export const refilled = (document: JSONContent, other: JSONContent): JSONContent => {
  const { type, attrs = {}, content } = document
  if (attrs['on'] === false) return document
  if (type === 'textField' || type === 'paragraphField' || type === 'radioField') return refilledField(document, other)
  if (type === 'checkboxesField') {
    const items = content?.map((item, index) => ({
      ...item,
      attrs: { ...item.attrs, checked: other.content?.[index]?.attrs?.['checked'] },
    }))
    return { ...document, ...(items && { content: items }) }
  }
  return content
    ? { ...document, content: content.map((child, index) => refilled(child, other.content?.[index] ?? child)) }
    : document
}
