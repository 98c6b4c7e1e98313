import type { Editor } from '@tiptap/core'
import { type Node as DocumentNode, Fragment } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { WordProse, WordProseBlock } from '#contract/word-import.ts'
import { kinship } from '#domain/text-kinship.ts'
import { fromSections, isSection, markDeliberate, openDocument } from '#extensions/kit.ts'
import { fieldText, isFieldName } from '#extensions/serialize/field-nodes.ts'
import { putRows, removeRow, removeTable, rowAround } from './apply-rows.ts'
import type { OpenFields } from './apply-word-changes.ts'

/** Paragraphs that were taken over, by the number that they had when they were exported. */
export type TakenBlocks = Map<number, readonly DocumentNode[]>

const skeletons = new WeakMap<DocumentNode, string>()

/** Returns the words of a paragraph, with its fields by name, whatever their values. */
const skeletonOf = (node: DocumentNode): string => {
  const known = skeletons.get(node)
  if (known !== undefined) return known
  let text = ''
  node.descendants(child => {
    text += child.isText ? (child.text ?? '') : `\0${child.type.name} ${child.attrs['name'] ?? ''}\0`
  })
  skeletons.set(node, text)
  return text
}

/** Returns the words of paragraphs as people read them, with the values of their fields. */
export const wordsOf = (nodes: readonly DocumentNode[]): string =>
  nodes
    .map(node =>
      node.textBetween(0, node.content.size, '\n', leaf =>
        leaf.type.name === 'hardBreak' ? '\n' : (fieldText(leaf) ?? ''),
      ),
    )
    .join('\n')

/** Returns the paragraphs that Word has, read and cleaned as any HTML. */
export const readAfter = (editor: Editor, { after }: Pick<WordProse, 'after'>): DocumentNode[] =>
  after === '' ? [] : fromSections(openDocument(after, editor.schema))

const LEAST_KINSHIP = 0.6

interface Found {
  node: DocumentNode
  position: number
}

const listTextblocks = (doc: DocumentNode): Found[] => {
  const found: Found[] = []
  doc.descendants((node, position) => {
    if (node.isTextblock) found.push({ node, position })
    return !node.isTextblock
  })
  return found
}

/**
 * Returns where an exported paragraph stands now: the same words nearest to its place, else the most similar of its kind.
 */
const locate = (
  doc: DocumentNode,
  block: WordProseBlock,
  taken: TakenBlocks,
  end: 'first' | 'last' = 'last',
): Found | null => {
  const blocks = listTextblocks(doc)
  const made = taken.get(block.number)
  if (made !== undefined) {
    const wanted = end === 'first' ? made[0] : made.at(-1)
    return blocks.find(({ node }) => node === wanted || (wanted !== undefined && node.eq(wanted))) ?? null
  }
  const wanted = doc.type.schema.nodeFromJSON(block.node)
  const skeleton = skeletonOf(wanted)
  const ofKind = blocks.flatMap((found, index) =>
    found.node.type === wanted.type ? [{ found, distance: Math.abs(index - block.order) }] : [],
  )
  const same = ofKind.filter(({ found }) => skeletonOf(found.node) === skeleton)
  // Likeness costs far more than sameness and is measured only where the words are gone.
  const like =
    same.length > 0
      ? same.map(one => ({ ...one, likeness: 1 }))
      : ofKind
          .map(one => ({ ...one, likeness: kinship(skeletonOf(one.found.node), skeleton) }))
          .filter(({ likeness }) => likeness >= LEAST_KINSHIP)
  const [best] = like.sort((a, b) => b.likeness - a.likeness || a.distance - b.distance)
  return best?.found ?? null
}

/** The state of the documents that a change meets: nothing to change, or words other than those exported. */
export interface Meeting {
  isGone: boolean
  /** The words now, where they are others than were exported. */
  now: string | null
}

/** Returns what a change to prose meets now. */
export const meetProse = ({ editors }: Pick<OpenFields, 'editors'>, change: WordProse): Meeting => {
  const { doc, schema } = editors[change.document].state
  const found = change.before.map(block => locate(doc, block, new Map()))
  const exported = change.before.map(({ node }) => schema.nodeFromJSON(node))
  const isAnchored = change.anchor === null || locate(doc, change.anchor, new Map()) !== null
  const nodes = found.flatMap(one => one?.node ?? [])
  if (nodes.length < change.before.length || !isAnchored) return { isGone: true, now: null }
  const isSame = nodes.every((node, index) => skeletonOf(node) === skeletonOf(exported[index] ?? node))
  return {
    isGone: ['deleted', 'rowDeleted', 'tableDeleted'].includes(change.kind) && !isSame,
    now: isSame ? null : wordsOf(nodes),
  }
}

const isField = (node: DocumentNode): boolean => isFieldName(node.type.name)

/**
 * Returns the paragraphs with the fields of the present ones, which may have other values than were exported. Null where a
 * field would be lost.
 */
const withPresentFields = (after: readonly DocumentNode[], present: readonly DocumentNode[]): DocumentNode[] | null => {
  const left: DocumentNode[] = []
  for (const node of present) node.descendants(child => void (isField(child) && left.push(child)))
  const taken = (node: DocumentNode): DocumentNode => {
    const at = left.findIndex(({ type, attrs }) => type === node.type && attrs['name'] === node.attrs['name'])
    return left.splice(at, at < 0 ? 0 : 1)[0] ?? node
  }
  const rebuild = (node: DocumentNode): DocumentNode => {
    const own = isField(node) ? taken(node) : node
    if (isField(node) && own.isLeaf) return own.mark(node.marks)
    if (node.isText) return node
    return own.type.create(own.attrs, Fragment.from(node.children.map(rebuild)), node.marks)
  }
  const rebuilt = after.map(rebuild)
  return left.length === 0 ? rebuilt : null
}

interface Range {
  from: number
  to: number
}

/** Returns the range that goes with a paragraph when it leaves: the item, list, quotation or section that it alone fills. */
const leaving = (doc: DocumentNode, { node, position }: Found): Range => {
  let range = { from: position, to: position + node.nodeSize }
  for (let $from = doc.resolve(position); $from.depth > 0; $from = doc.resolve(range.from)) {
    const { parent } = $from
    const goesAlong = ['listItem', 'bulletList', 'orderedList', 'blockquote', 'alignedLines', 'section']
    if (parent.childCount > 1 || !goesAlong.includes(parent.type.name) || (isSection(parent) && doc.childCount === 1))
      break
    range = { from: $from.before(), to: $from.after() }
  }
  return range
}

const remove = (tr: Transaction, found: Found): void => {
  const { from, to } = leaving(tr.doc, found)
  if (tr.doc.resolve(from).parent.childCount > 1) tr.delete(from, to)
  else tr.replaceWith(from, to, tr.doc.type.schema.node('paragraph'))
}

/** Puts paragraphs beside another: as items beside an item, below a list beside its last item. */
const putBeside = (
  tr: Transaction,
  { node, position }: Found,
  { nodes, side, asItems }: { nodes: readonly DocumentNode[]; side: 'before' | 'after'; asItems: boolean },
): void => {
  const $anchor = tr.doc.resolve(position)
  const isInItem = $anchor.parent.type.name === 'listItem'
  const beside = (depth: number): number => (side === 'after' ? $anchor.after(depth) : $anchor.before(depth))
  if (!isInItem) {
    tr.insert(side === 'after' ? position + node.nodeSize : position, nodes)
  } else if (asItems) {
    const item = $anchor.parent.type
    tr.insert(beside($anchor.depth), Fragment.from(nodes.map(one => item.create(null, one))))
  } else {
    const isLast = $anchor.index($anchor.depth - 1) === $anchor.node($anchor.depth - 1).childCount - 1
    if (side === 'before' || isLast) tr.insert(beside($anchor.depth - 1), nodes)
    else tr.insert(position + node.nodeSize, nodes)
  }
}

const isInItem = (doc: DocumentNode, { position }: Found): boolean =>
  doc.resolve(position).parent.type.name === 'listItem'

/** Takes the row of paragraphs, or the table, away, unless it now holds anything else; returns whether it did. */
const takeRowsAway = (tr: Transaction, change: WordProse, present: readonly Found[]): boolean => {
  const row = rowAround(tr.doc, present[0]?.position ?? 0)
  if (row === null) return false
  const isTable = change.kind === 'tableDeleted'
  const now = listTextblocks(isTable ? row.table : row.row)
    .map(({ node }) => skeletonOf(node))
    .join('')
  const { schema } = tr.doc.type
  const exported = change.before.map(({ node }) => skeletonOf(schema.nodeFromJSON(node))).join('')
  if (now !== exported) return false
  if (!isTable) return removeRow(tr, row)
  removeTable(tr, row)
  return true
}

/** Adds a change to a transaction, and returns the paragraphs that it put in; null where its place is gone. */
const addChange = (tr: Transaction, editor: Editor, change: WordProse, taken: TakenBlocks): DocumentNode[] | null => {
  const { kind, before, anchor, isListed } = change
  const found = before.map(block => locate(tr.doc, block, taken))
  const present = found.flatMap(one => one ?? [])
  const [first] = present
  if (present.length < before.length) return null
  if (kind === 'rowDeleted' || kind === 'tableDeleted') return takeRowsAway(tr, change, present) ? [] : null
  const isInRow = present.every(
    ({ position }, index) =>
      index === 0 || position === (present[index - 1]?.position ?? 0) + (present[index - 1]?.node.nodeSize ?? 0),
  )
  const after = withPresentFields(
    readAfter(editor, change),
    present.map(({ node }) => node),
  )
  if (!isInRow || after === null) return null
  if (kind === 'edited' && first) {
    const last = present.at(-1) ?? first
    tr.replaceWith(first.position, last.position + last.node.nodeSize, after)
    return after
  }
  if (kind === 'deleted' && first) {
    // Words that nobody struck out in Word stay.
    const isSame = before.every(({ node }) => skeletonOf(editor.schema.nodeFromJSON(node)) === skeletonOf(first.node))
    if (!isSame && !before.some(({ number }) => taken.has(number))) return null
    remove(tr, first)
    return []
  }
  if (anchor === null) return null
  const beside = locate(tr.doc, anchor, taken, anchor.side === 'after' ? 'last' : 'first')
  if (beside === null) return null
  if (kind === 'rowInserted') {
    const row = rowAround(tr.doc, beside.position)
    return row !== null && putRows(tr, row, { made: after[0], side: anchor.side }) ? after : null
  }
  if (kind === 'inserted') {
    putBeside(tr, beside, { nodes: after, side: anchor.side, asItems: isListed })
    return after
  }
  if (!first || first.position === beside.position) return null
  const asItems = isInItem(tr.doc, first) && isInItem(tr.doc, beside)
  const mapped = tr.mapping.maps.length
  putBeside(tr, beside, { nodes: after, side: anchor.side, asItems })
  const position = tr.mapping.slice(mapped).map(first.position, 1)
  remove(tr, { node: first.node, position })
  return after
}

/** Edits come before moves, and deletions last: what a change stands beside is still there. */
const ORDER: Readonly<Record<WordProse['kind'], number>> = {
  edited: 0,
  moved: 1,
  inserted: 2,
  rowInserted: 2,
  deleted: 3,
  rowDeleted: 3,
  tableDeleted: 3,
}

/**
 * Takes changes to prose over into the open documents, in one undo step, and notes in `taken` what became of the paragraphs.
 * Returns the ids of those taken; a change whose place is gone, or with which a field would be lost, is left.
 */
export const applyProse = (
  { editors, history }: Pick<OpenFields, 'editors' | 'history'>,
  changes: readonly WordProse[],
  taken: TakenBlocks,
): string[] => {
  const done: string[] = []
  history.asOneStep(() => {
    for (const change of changes.toSorted((a, b) => ORDER[a.kind] - ORDER[b.kind])) {
      const editor = editors[change.document]
      const { tr } = editor.state
      try {
        const put = addChange(tr, editor, change, taken)
        if (put === null) continue
        tr.doc.check()
        editor.view.dispatch(markDeliberate(tr))
        for (const { number } of change.before) taken.set(number, put)
        done.push(change.id)
      } catch (error) {
        // The schema does not take the paragraph where Word has it now.
        if (!(error instanceof RangeError)) throw error
      }
    }
  })
  return done
}
