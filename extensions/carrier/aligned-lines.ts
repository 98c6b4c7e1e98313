import { Node } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { findWrapping, liftTarget } from '@tiptap/pm/transform'
import { ATTRIBUTES, LINE_ALIGNMENTS, type LineAlignment } from '#contract/document-html.ts'

const NAME = 'alignedLines'

const alignmentAt = ($pos: ResolvedPos): LineAlignment | null => {
  for (let depth = $pos.depth; depth > 0; depth--) {
    const { type, attrs } = $pos.node(depth)
    if (type.name === NAME) return attrs['align']
  }
  return null
}

/** Returns how the selected lines are aligned; null where they follow their style. */
export const readAlignment = ({ selection }: EditorState): LineAlignment | null => alignmentAt(selection.$from)

/**
 * Aligns the selected lines, or lets them follow their style again where they are aligned like this. Returns false for
 * what cannot be aligned; without `dispatch` it only says so.
 */
export const alignLines = (
  { selection, schema, tr }: EditorState,
  align: LineAlignment,
  dispatch?: (tr: Transaction) => void,
): boolean => {
  const type = schema.nodes[NAME]
  if (type === undefined) return false
  const former = alignmentAt(selection.$from)
  if (former !== null) {
    const range = selection.$from.blockRange(selection.$to)
    const target = range && liftTarget(range)
    if (!range || target === null || range.parent.type !== type) return false
    tr.lift(range, target)
  }
  if (former !== align) {
    const range = tr.selection.$from.blockRange(tr.selection.$to)
    const wrapping = range && findWrapping(range, type, { align })
    if (!range || !wrapping) return false
    // Asked at every key, where a step would copy the document's list of sections.
    if (dispatch === undefined) return true
    tr.wrap(range, wrapping)
  }
  dispatch?.(tr.scrollIntoView())
  return true
}

/** Lines that are aligned otherwise than their style has it. A box around them, so that all other lines stay as they are saved. */
export const AlignedLines = Node.create({
  name: NAME,
  group: 'block',
  content: '(paragraph | heading)+',
  // Lines that are pasted alone keep their box.
  defining: true,
  addAttributes: () => ({
    align: {
      default: 'center',
      parseHTML: element => element.getAttribute(ATTRIBUTES.align),
      renderHTML: ({ align }) => ({ [ATTRIBUTES.align]: align }),
    },
  }),
  parseHTML: () => LINE_ALIGNMENTS.map(align => ({ tag: `div[${ATTRIBUTES.align}="${align}"]` })),
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes, 0],
})
