/** An element of an XML record, without attributes; names without their prefix. */
export interface XmlElement {
  name: string
  /** Its own text, trimmed. */
  text: string
  children: XmlElement[]
}

/** The elements below, by the names on the way to them. */
export const elementsAt = (element: XmlElement, ...path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter(child => child.name === name)),
    [element],
  )

/** The text of the first of the elements below; `''` where there is none. */
export const textAt = (element: XmlElement, ...path: readonly string[]): string =>
  elementsAt(element, ...path)[0]?.text ?? ''
