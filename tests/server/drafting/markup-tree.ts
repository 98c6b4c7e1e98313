/** An element of drafted markup, read by a parser that knows nothing but tags. */
export interface MarkupElement {
  tag: string
  attributes: ReadonlyMap<string, string>
  children: (MarkupElement | string)[]
}

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>|([^<]+)|(<)/g
const ATTRIBUTE = /([a-z-]+)(?:="([^"]*)")?/g
const VOID = new Set(['br', 'hr'])
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

const decode = (text: string): string => text.replace(/&(?:lt|gt|quot|amp);/g, entity => ENTITIES[entity] ?? entity)

/** Reads markup strictly: a tag that is not closed, or a `<` that opens none, throws. */
export const markupTree = (markup: string): MarkupElement => {
  const root: MarkupElement = { tag: 'body', attributes: new Map(), children: [] }
  const open = [root]
  for (const [token, close, tag = '', list = '', text, stray] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1)
    if (stray !== undefined || !parent) throw new Error(`Stray markup at ${JSON.stringify(token)}`)
    if (text !== undefined) parent.children.push(decode(text))
    else if (close) {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> closes another element`)
    } else {
      const attributes = new Map(
        [...list.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)]),
      )
      const element = { tag, attributes, children: [] }
      parent.children.push(element)
      if (!VOID.has(tag)) open.push(element)
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.tag}> is not closed`)
  return root
}

/** All elements below one, in document order. */
export const elementsIn = (element: MarkupElement): MarkupElement[] =>
  element.children.flatMap(child => (typeof child === 'string' ? [] : [child, ...elementsIn(child)]))

/** The text of an element, with a space where a block or a cell ends. */
export const textIn = (element: MarkupElement): string =>
  element.children
    .map(child =>
      typeof child === 'string' ? child : `${textIn(child)}${child.tag === 'span' || child.tag === 'a' ? '' : ' '}`,
    )
    .join('')

const isOff = ({ attributes }: MarkupElement): boolean =>
  attributes.get('data-field') === 'switch' && attributes.get('data-value') === '1'

/** The element without what is switched off, as an export shows it. */
export const shownOf = (element: MarkupElement): MarkupElement => ({
  ...element,
  children: element.children
    .filter(child => typeof child === 'string' || !isOff(child))
    .map(child => (typeof child === 'string' ? child : shownOf(child))),
})
