import type { Editor } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import type { DocumentJson } from '#contract/rejection.ts'
import { alignSequences } from '#domain/align-sequences.ts'
import { fromSections, isUnusedSpare, markDeliberate, openDocument } from '#extensions/kit.ts'

/** A block of the document with its place and its section's. */
interface Block {
  node: DocumentNode
  from: number
  to: number
  section: { from: number; to: number; count: number }
}

const blocksIn = (doc: DocumentNode): Block[] => {
  const blocks: Block[] = []
  doc.forEach((section, offset) => {
    if (isUnusedSpare(section)) return
    const place = { from: offset, to: offset + section.nodeSize, count: section.childCount }
    section.forEach((node, within) => {
      const from = offset + 1 + within
      blocks.push({ node, from, to: from + node.nodeSize, section: place })
    })
  })
  return blocks
}

/** Replaces blocks that follow one another, section by section: the first takes the new ones. */
const replaceRun = (tr: Transaction, run: readonly Block[], nodes: readonly DocumentNode[]): void => {
  const groups = [...Map.groupBy(run, ({ section }) => section)]
  for (const [index, [section, blocks]] of [...groups.entries()].reverse()) {
    const [first, last] = [blocks[0], blocks.at(-1)]
    if (first === undefined || last === undefined) continue
    const put = index === 0 ? nodes : []
    if (put.length > 0) tr.replaceWith(first.from, last.to, put)
    else if (blocks.length === section.count && tr.doc.childCount > 1) tr.delete(section.from, section.to)
    else if (blocks.length === section.count) tr.replaceWith(first.from, last.to, tr.doc.type.schema.node('paragraph'))
    else tr.delete(first.from, last.to)
  }
}

/**
 * Replaces in a line only what differs, so that the caret and the marks beside it stay where they are. Returns false
 * where it is no line, or becomes one of another kind.
 */
const replaceWithin = (tr: Transaction, { node, from }: Block, next: DocumentNode): boolean => {
  if (!node.isTextblock || !node.sameMarkup(next)) return false
  const start = node.content.findDiffStart(next.content)
  const ends = node.content.findDiffEnd(next.content)
  if (start === null || ends === null) return false
  const overlap = Math.max(0, start - Math.min(ends.a, ends.b))
  tr.replace(from + 1 + start, from + 1 + ends.a + overlap, next.slice(start, ends.b + overlap))
  return true
}

/**
 * Makes the document of an editor another one, block by block, so that what is the same is not drawn again and undo goes
 * on over it. It is no step of undo. The caret stays in its line.
 */
export const replaceBlocks = (editor: Editor, document: DocumentJson): void => {
  const { state, view } = editor
  const former = blocksIn(state.doc)
  const next = fromSections(openDocument(document, state.schema))
  const keys = (nodes: readonly DocumentNode[]): string[] => nodes.map(node => JSON.stringify(node))
  const matches = alignSequences(keys(former.map(({ node }) => node)), keys(next))
  const { tr } = state
  const { from: caret } = state.selection
  let kept: { before: number; offset: number } | null = null
  let [end, nextEnd] = [former.length, next.length]
  for (const [index, nextIndex] of [...matches, [-1, -1] as const].sort((a, b) => b[0] - a[0])) {
    const run = former.slice(index + 1, end)
    const nodes = next.slice(nextIndex + 1, nextEnd)
    const [only, becomes] = [run[0], nodes[0]]
    const isOne = run.length === 1 && nodes.length === 1 && only !== undefined && becomes !== undefined
    end = index
    nextEnd = nextIndex
    if (isOne && replaceWithin(tr, only, becomes)) continue
    const held = run.find(({ from, to }) => from <= caret && caret <= to)
    if (held !== undefined) kept = { before: run[0]?.from ?? held.from, offset: caret - (run[0]?.from ?? held.from) }
    if (run.length > 0) replaceRun(tr, run, nodes)
    else if (nodes.length > 0) {
      const [at, after] = [former[index], former[index + 1]]
      const position = at?.to ?? after?.from
      if (position === undefined) tr.insert(1, nodes)
      else tr.insert(position, nodes)
    }
  }
  if (!tr.docChanged) return
  if (kept !== null) {
    const start = tr.mapping.map(kept.before, -1)
    const place = Math.min(start + kept.offset, tr.doc.content.size)
    tr.setSelection(TextSelection.near(tr.doc.resolve(place), -1))
  }
  view.dispatch(markDeliberate(tr).setMeta('addToHistory', false))
}
