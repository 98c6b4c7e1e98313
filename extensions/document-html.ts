import type { JSONContent } from '@tiptap/core'
import { type DOMOutputSpec, DOMParser, type Fragment, type Mark, Node } from '@tiptap/pm/model'
import { readHtml } from '#dom'
import { documentSchema } from './document-schema.ts'
import { writeElement, writeText } from './dom/write-element.ts'

/**
 * Reads HTML in the field markup into a document. Accepts any string: an element outside the markup leaves its text.
 */
export const parse = (html: string): JSONContent => DOMParser.fromSchema(documentSchema).parse(readHtml(html)).toJSON()

const isAttributes = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

const writeSpec = (spec: DOMOutputSpec | 0, content: string): string => {
  if (spec === 0) return content
  if (typeof spec === 'string') return writeText(spec)
  if (!Array.isArray(spec)) throw new Error('A node of the document schema is written as an array, not as an element')
  const [tag, ...parts]: unknown[] = spec
  const attributes = isAttributes(parts[0]) ? Object.entries(parts.shift() ?? {}) : []
  const written = attributes.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)] as const],
  )
  return writeElement(String(tag), written, parts.map(part => writeSpec(part as DOMOutputSpec | 0, content)).join(''))
}

const writeMark = (mark: Mark, content: string): string => {
  const spec = mark.type.spec.toDOM?.(mark, true)
  return spec ? writeSpec(spec, content) : content
}

const writeNode = (node: Node): string => {
  if (node.isText) return writeText(node.text ?? '')
  const spec = node.type.spec.toDOM?.(node)
  const content = writeFragment(node.content)
  return spec ? writeSpec(spec, content) : content
}

/**
 * Writes neighbours that share their outer marks into one element, so that a link over bold and plain text stays one.
 */
const writeRun = (nodes: readonly Node[], depth: number): string => {
  let html = ''
  for (let start = 0; start < nodes.length; ) {
    const mark = nodes[start]?.marks[depth]
    let end = start + 1
    while (mark && nodes[end]?.marks[depth]?.eq(mark)) end += 1
    const run = nodes.slice(start, end)
    html += mark ? writeMark(mark, writeRun(run, depth + 1)) : run.map(writeNode).join('')
    start = end
  }
  return html
}

const writeFragment = (fragment: Fragment): string => writeRun(fragment.content, 0)

/** Writes a document in the field markup. Throws on JSON that is no document of the schema. */
export const toHtml = (doc: JSONContent): string => writeFragment(Node.fromJSON(documentSchema, doc).content)
