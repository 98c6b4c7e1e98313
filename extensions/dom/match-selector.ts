interface Selector {
  tag: string
  attribute: string | undefined
  value: string | undefined
}

type Matched = Pick<Element, 'localName' | 'hasAttribute' | 'getAttribute'>

const SHAPE = /^([a-z]\w*)(?:\[([\w-]+)(?:="([^"]*)")?\])?$/
const known = new Map<string, Selector>()

const readSelector = (text: string): Selector => {
  const [, tag, attribute, value] = SHAPE.exec(text) ?? []
  if (tag === undefined) throw new Error(`A rule of the schema has a selector of another shape: ${text}`)
  const selector = { tag, attribute, value }
  known.set(text, selector)
  return selector
}

/** Whether an element matches a rule's selector: `tag`, `tag[attribute]`, `tag[attribute="value"]`; throws on any other that may match. */
export const matchSelector = (element: Matched, text: string): boolean => {
  // Every element is asked for every rule: most are told apart by a letter.
  if (element.localName.charCodeAt(0) !== text.charCodeAt(0)) return false
  const { tag, attribute, value } = known.get(text) ?? readSelector(text)
  if (element.localName !== tag) return false
  if (attribute === undefined) return true
  return value === undefined ? element.hasAttribute(attribute) : element.getAttribute(attribute) === value
}
