import { writeElement, writeText } from './write-element.ts'

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

/**
 * Returns whether an element matches a rule's selector: `tag`, `tag[attribute]`, `tag[attribute="value"]`. Throws on
 * other shapes that may match.
 */
const matchSelector = (element: Matched, text: string): boolean => {
  // Every element is asked for every rule: most are told apart by a letter.
  if (element.localName.charCodeAt(0) !== text.charCodeAt(0)) return false
  const { tag, attribute, value } = known.get(text) ?? readSelector(text)
  if (element.localName !== tag) return false
  if (attribute === undefined) return true
  return value === undefined ? element.hasAttribute(attribute) : element.getAttribute(attribute) === value
}

/**
 * The part of the DOM that ProseMirror and the fields' parse rules read, in plain objects. They read every element
 * dozens of times, and with real nodes those calls took most of the reading of a long document.
 */
abstract class PlainNode {
  abstract readonly nodeType: 1 | 3
  abstract readonly nodeName: string
  abstract readonly textContent: string
  abstract readonly outerHTML: string
  parentNode: PlainElement | null = null
  previousSibling: PlainNode | null = null
  nextSibling: PlainNode | null = null

  get ownerDocument() {
    return PLAIN_DOCUMENT
  }
}

export class PlainText extends PlainNode {
  readonly nodeType = 3
  readonly nodeName = '#text'
  readonly nodeValue: string

  constructor(text: string) {
    super()
    this.nodeValue = text
  }

  get textContent(): string {
    return this.nodeValue
  }

  get outerHTML(): string {
    return writeText(this.nodeValue)
  }
}

export type PlainAttribute = readonly [name: string, value: string]

const PLAIN_DOCUMENT = { createTextNode: (text: string): PlainText => new PlainText(text) }

export class PlainElement extends PlainNode {
  readonly nodeType = 1
  readonly nodeValue = null
  readonly localName: string
  readonly nodeName: string
  firstChild: PlainNode | null = null
  lastChild: PlainNode | null = null
  /** An array: with so few attributes a walk is faster than a map, and lighter. */
  private readonly attributes: readonly PlainAttribute[]

  constructor(localName: string, attributes: readonly PlainAttribute[]) {
    super()
    this.localName = localName
    this.nodeName = localName.toUpperCase()
    this.attributes = attributes
  }

  get tagName(): string {
    return this.nodeName
  }

  get childNodes(): PlainNode[] {
    const nodes: PlainNode[] = []
    for (let child = this.firstChild; child !== null; child = child.nextSibling) nodes.push(child)
    return nodes
  }

  get textContent(): string {
    let text = ''
    for (let child = this.firstChild; child !== null; child = child.nextSibling) text += child.textContent
    return text
  }

  get innerHTML(): string {
    return this.childNodes.map(({ outerHTML }) => outerHTML).join('')
  }

  get outerHTML(): string {
    return writeElement(this.localName, this.attributes, this.innerHTML)
  }

  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null
  }

  getAttribute(name: string): string | null {
    for (const [known, value] of this.attributes) if (known === name) return value
    return null
  }

  matches(selector: string): boolean {
    return matchSelector(this, selector)
  }

  querySelector(selector: string): PlainElement | null {
    for (let child = this.firstChild; child !== null; child = child.nextSibling) {
      if (!(child instanceof PlainElement)) continue
      const found = child.matches(selector) ? child : child.querySelector(selector)
      if (found !== null) return found
    }
    return null
  }

  appendChild(node: PlainNode): void {
    node.parentNode?.takeOut(node)
    node.parentNode = this
    node.previousSibling = this.lastChild
    if (this.lastChild === null) this.firstChild = node
    else this.lastChild.nextSibling = node
    this.lastChild = node
  }

  private takeOut(node: PlainNode): void {
    const { previousSibling: before, nextSibling: after } = node
    if (before === null) this.firstChild = after
    else before.nextSibling = after
    if (after === null) this.lastChild = before
    else after.previousSibling = before
    node.previousSibling = null
    node.nextSibling = null
  }
}
