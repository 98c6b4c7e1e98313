import { commands, createChainableState, Node, type RawCommands } from '@tiptap/core'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { joinPoint } from '@tiptap/pm/transform'

export const isSection = (node: DocumentNode | null | undefined): boolean => node?.type.name === 'section'

/** Joins the sections that the selection reaches into; a selection of the whole document becomes one of its text. */
const joinSelected = (tr: Transaction): void => {
  const { $from, $to } = tr.selection
  if ($from.depth === 0 && $from.pos < $to.pos) {
    tr.setSelection(TextSelection.between(tr.doc.resolve($from.pos + 1), tr.doc.resolve($to.pos - 1)))
  }
  for (let index = tr.selection.$to.index(0); index > tr.selection.$from.index(0); index--) {
    tr.join(tr.doc.resolve(0).posAtIndex(index, 0))
  }
}

type Command = ReturnType<RawCommands['wrapIn']>

/** Makes a wrapping command join the selected sections first, so that it acts in one section. */
const overOneSection =
  <Options extends unknown[]>(command: (...options: Options) => Command) =>
  (...options: Options): Command =>
  props => {
    joinSelected(props.tr)
    return command(...options)({ ...props, state: createChainableState({ state: props.state, transaction: props.tr }) })
  }

/** Makes a joining command refuse where it would join two sections. */
const withinSections = (command: () => Command, direction: 1 | -1) => (): Command => props => {
  const { doc, selection } = props.state
  const point = joinPoint(doc, selection.$from.pos, direction)
  return typeof point === 'number' && doc.resolve(point).depth > 0 && command()(props)
}

/**
 * A run of top-level blocks that the browser lays out only when it comes into view. Sections exist in the editor alone:
 * documents, saved or compared, have none (docs/field-markup.md "Round trip").
 */
export const Section = Node.create({
  name: 'section',
  content: 'block+',
  selectable: false,

  addAttributes: () => ({
    /** True for the section with the paragraph after a last block that the caret cannot leave; see `keepSections`. */
    isSpare: { default: false, rendered: false },
  }),

  renderHTML: () => ['div', 0],

  addCommands: () => ({
    wrapIn: overOneSection(commands.wrapIn),
    wrapInList: overOneSection(commands.wrapInList),
    toggleList: overOneSection(commands.toggleList),
    joinItemBackward: withinSections(commands.joinItemBackward, -1),
    joinItemForward: withinSections(commands.joinItemForward, 1),
    // A section is nothing that an empty paragraph could be lifted out of.
    liftEmptyBlock: () => props => !isSection(props.state.selection.$from.node(-1)) && commands.liftEmptyBlock()(props),
  }),
})

/** The top of a document in the editor. */
export const SectionedDocument = Node.create({
  name: 'doc',
  topNode: true,
  content: 'section+',

  addAttributes: () => ({
    /** True where the document was opened with an empty paragraph at its end that is not the editor's own. */
    endsEmpty: { default: false, rendered: false },
  }),
})
