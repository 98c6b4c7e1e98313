import { SaxesParser } from 'saxes'
import type { FileProblem } from '#contract/imports.ts'
import { ImportRefusal } from './import-refusal.ts'
import { decodeText } from './streams.ts'

/** An element of an XML record; names of elements have no prefix. `attributes` is absent where it has none. */
export interface XmlElement {
  name: string
  /** Its own text, trimmed. */
  text: string
  children: XmlElement[]
  attributes?: Readonly<Record<string, string>>
}

/** Returns the elements below, by the names on the way to them. */
export const elementsAt = (element: XmlElement, ...path: readonly string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter(child => child.name === name)),
    [element],
  )

/** Returns the text of the first of the elements below; `''` where there is none. */
export const textAt = (element: XmlElement, ...path: readonly string[]): string =>
  elementsAt(element, ...path)[0]?.text ?? ''

/** The most characters of a record or without a tag, and the greatest depth: one record must not fill the memory. */
const MAX_SIZE = 4_000_000
const MAX_DEPTH = 64
const KNOWN_ENCODING = /^(?:utf-?8|us-ascii|gb18030|gbk|gb2312)$/i

/** An element that was asked for, and the line on which it begins. */
export interface XmlRecord {
  line: number
  element: XmlElement
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

interface Building {
  line: number
  size: number
  path: XmlElement[]
}

/**
 * Reads the elements with one of the names as a stream, one at a time. It fetches nothing and knows only XML's own
 * entities. Throws `ImportRefusal` for a file that is no XML, ends in the middle, or has a part that is too large.
 */
export async function* readXmlRecords(
  bytes: AsyncIterable<Uint8Array>,
  names: ReadonlySet<string>,
): AsyncGenerator<XmlRecord> {
  const parser = new SaxesParser()
  let found: XmlRecord[] = []
  let building: Building | null = null
  let run = 0
  const refuse = (problem: FileProblem, detail = '', line = parser.line): never => {
    throw new ImportRefusal(problem, { line, detail })
  }
  const grow = (size: number): void => {
    run = 0
    if (building === null) return
    building.size += size
    if (building.size > MAX_SIZE) refuse('recordTooLarge', '', building.line)
  }

  parser.on('error', ({ message }) => refuse('notXml', message.replace(/^[\d:]+ /, '')))
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!KNOWN_ENCODING.test(encoding)) refuse('unknownEncoding', encoding)
  })
  parser.on('opentag', ({ name, attributes }) => {
    grow(name.length)
    const element: XmlElement = { name: localName(name), text: '', children: [] }
    if (building === null && !names.has(element.name)) return
    building ??= { line: parser.line, size: 0, path: [] }
    if (Object.keys(attributes).length > 0) element.attributes = attributes
    building.path.at(-1)?.children.push(element)
    if (building.path.push(element) > MAX_DEPTH) refuse('tooDeep')
  })
  const addText = (text: string): void => {
    grow(text.length)
    const element = building?.path.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    run = 0
    const element = building?.path.pop()
    if (!building || !element) return
    element.text = element.text.trim()
    if (building.path.length > 0) return
    found.push({ line: building.line, element })
    building = null
  })

  for await (const chunk of decodeText(bytes)) {
    run += chunk.length
    if (run > MAX_SIZE) refuse('recordTooLarge')
    parser.write(chunk)
    yield* found
    found = []
  }
  parser.close()
  yield* found
}
