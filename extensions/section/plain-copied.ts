import { getTextBetween, getTextSerializersFromSchema } from '@tiptap/core'
import { Fragment, type Schema, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { isSection } from './is-section.ts'

/** What is copied or dragged has no sections, wherever it begins and ends. */
const withoutSections = (slice: Slice): Slice => {
  const { content, openStart, openEnd } = slice
  if (!isSection(content.firstChild)) return slice
  const blocks = content.content.flatMap(section => section.children)
  return new Slice(Fragment.from(blocks), Math.max(0, openStart - 1), Math.max(0, openEnd - 1))
}

const textOf = ({ content, openStart, openEnd }: Slice, schema: Schema): string =>
  getTextBetween(
    schema.topNodeType.create(null, content),
    { from: openStart, to: content.size - openEnd },
    { textSerializers: getTextSerializersFromSchema(schema) },
  )

/** Leaves the clipboard what a document without sections would put there. */
export const plainCopied = (): Plugin =>
  new Plugin({
    props: {
      transformCopied: withoutSections,
      clipboardTextSerializer: (slice, { state }) => textOf(slice, state.schema),
    },
  })
