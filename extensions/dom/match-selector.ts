interface Selector {
  tag: string
  attribute: string | undefined
  value: string | undefined
}

const SHAPE = /^([a-z]\w*)(?:\[([\w-]+)(?:="([^"]*)")?\])?$/
const known = new Map<string, Selector | null>()

const readSelector = (text: string): Selector | null => {
  const selector = known.get(text)
  if (selector !== undefined) return selector
  const [, tag, attribute, value] = SHAPE.exec(text) ?? []
  const read = tag === undefined ? null : { tag, attribute, value }
  known.set(text, read)
  return read
}

/** Whether an element matches a selector of a schema's rules: `tag`, `tag[attribute]`, `tag[attribute="value"]`; null for another. */
export const matchSelector = (element: Element, text: string): boolean | null => {
  const selector = readSelector(text)
  if (selector === null) return null
  const { tag, attribute, value } = selector
  if (element.localName !== tag) return false
  if (attribute === undefined) return true
  return value === undefined ? element.hasAttribute(attribute) : element.getAttribute(attribute) === value
}
