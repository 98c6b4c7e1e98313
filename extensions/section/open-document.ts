import type { JSONContent } from '@tiptap/core'
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model'
import { readHtml } from '#dom'
import { toSections } from './to-sections.ts'

const parseBlocks = (html: string, schema: Schema): readonly Node[] => {
  const topNode = schema.topNodeType.contentMatch.defaultType?.create() ?? null
  return DOMParser.fromSchema(schema).parse(readHtml(html), { ...(topNode && { topNode }) }).children
}

/**
 * The document of the editor's schema that JSON or HTML in the field markup stands for. Throws on JSON that is no
 * document of the schema; any HTML is taken.
 */
export const openDocument = (source: JSONContent | string, schema: Schema): Node => {
  if (typeof source === 'string') return toSections(parseBlocks(source, schema), schema)
  const blocks = (source.content ?? []).map(block => schema.nodeFromJSON(block))
  const opened = toSections(blocks, schema)
  opened.check()
  return opened
}
