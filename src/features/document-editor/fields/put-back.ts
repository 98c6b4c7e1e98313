import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { kinship } from '#domain/text-kinship.ts'
import { markDeliberate } from '#extensions/kit.ts'
import { blocksOf, endOf, type Placed } from '../document/placed-blocks.ts'

const LEAST_KINSHIP = 0.3
/** So many characters before a field tell its place in a line. */
const LETTERS_BEFORE = 6

const mostAlike = <Candidate extends Placed>(candidates: readonly Candidate[], text: string): Candidate | null => {
  // Of nothing it cannot be told what it is like.
  if (text === '') return null
  let best: { candidate: Candidate; likeness: number } | null = null
  for (const candidate of candidates) {
    const likeness = kinship(candidate.node.textContent, text)
    if (likeness > (best?.likeness ?? LEAST_KINSHIP)) best = { candidate, likeness }
  }
  return best?.candidate ?? null
}

/** Returns the place within a line behind the text that stood before the field; the end of the line where it is gone. */
const placeInLine = ({ node, position }: Placed, before: DocumentNode | null): number => {
  if (before === null) return position + 1
  const ending = before.text?.slice(-LETTERS_BEFORE) ?? ''
  let place = position + 1 + node.content.size
  node.forEach((child, offset) => {
    const at = ending === '' || child.text === undefined ? -1 : child.text.lastIndexOf(ending)
    if (at >= 0) place = position + 1 + offset + at + ending.length
  })
  return place
}

/** Returns the place behind the block that stood before the field, or at the end. */
const placeBehind = (doc: DocumentNode, generated: readonly Placed[], index: number): number => {
  const blocks = blocksOf(doc)
  for (let at = index - 1; at >= 0; at--) {
    const text = generated[at]?.node.textContent ?? ''
    const found = blocks.find(({ node }) => node.textContent === text) ?? mostAlike(blocks, text)
    if (text !== '' && found) return endOf(found)
  }
  const last = blocks.at(-1)
  return last === undefined ? 1 : endOf(last)
}

/**
 * Puts a field of the generated document back, as one step of undo: into the line it stood in, where that is still
 * there, else with its label behind the block that stood before it. Returns its position.
 */
export const putBack = (editor: Editor, generated: DocumentNode, position: number): number => {
  const { doc, schema, tr } = editor.state
  const found = generated.nodeAt(position)
  if (found === null) return 0
  const field = schema.nodeFromJSON(found.toJSON())
  const $pos = generated.resolve(position)
  const line = $pos.parent
  const blocks = blocksOf(generated)
  const index = blocks.findIndex(block => block.position <= position && position < endOf(block))
  const lines: Placed[] = []
  doc.descendants((node, at) => {
    if (node.isTextblock && node.inlineContent && node.type === schema.nodes[line.type.name])
      lines.push({ node, position: at })
    return !node.isTextblock
  })
  const alike = field.isInline ? mostAlike(lines, line.textContent) : null
  const label = String(field.attrs['label'] ?? field.attrs['name'])
  let place = placeBehind(doc, blocks, index)
  if (alike !== null) {
    place = placeInLine(alike, $pos.nodeBefore)
    tr.insert(place, field)
  } else if (field.isInline) {
    tr.insert(place, schema.node('paragraph', null, [schema.text(`${label}：`), field]))
    place += 1 + label.length + 1
  } else tr.insert(place, field)
  editor.view.dispatch(closeHistory(markDeliberate(tr)))
  return place
}
