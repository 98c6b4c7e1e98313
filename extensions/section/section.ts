import { commands, createChainableState, Node, type RawCommands } from '@tiptap/core'
import { joinPoint } from '@tiptap/pm/transform'
import { isSection } from './is-section.ts'
import { joinSelected } from './join-selected.ts'

type Command = ReturnType<RawCommands['wrapIn']>

/** A command that wraps blocks, over one section even where the selection reaches into several. */
const overOneSection =
  <Options extends unknown[]>(command: (...options: Options) => Command) =>
  (...options: Options): Command =>
  props => {
    joinSelected(props.tr)
    return command(...options)({ ...props, state: createChainableState({ state: props.state, transaction: props.tr }) })
  }

/** A command that joins what meets in some direction, but not two sections. */
const withinSections = (command: () => Command, direction: 1 | -1) => (): Command => props => {
  const { doc, selection } = props.state
  const point = joinPoint(doc, selection.$from.pos, direction)
  return typeof point === 'number' && doc.resolve(point).depth > 0 && command()(props)
}

/**
 * A run of top-level blocks that the browser lays out only when it comes into view. Sections exist in the editor alone:
 * documents, saved or compared, have none (field-markup.md "Round trip").
 */
export const Section = Node.create({
  name: 'section',
  content: 'block+',
  selectable: false,

  addAttributes: () => ({
    /** It holds the paragraph after a last block that no caret can leave; see `keepSections`. */
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
export const SectionedDocument = Node.create({ name: 'doc', topNode: true, content: 'section+' })
