import type { Node } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'
import { element } from '../view/element.ts'
import { undrawn } from './draw-in-turns.ts'

const CHARACTERS_A_LINE = 38
const LINE_HEIGHT = 30
const BLOCK_MARGIN = 8

/** About as high as it will be; how high it was is remembered once it has been in view. */
const guessHeight = (section: Node): number =>
  section.children.reduce(
    (height, block) => height + Math.ceil(block.nodeSize / CHARACTERS_A_LINE) * LINE_HEIGHT + BLOCK_MARGIN,
    0,
  )

/** Whether a block has more room above it than any other has below; a title has none. */
const standsApart = (block: Node | null): boolean =>
  block?.type.name === 'horizontalRule' || (block?.type.name === 'heading' && block.attrs['level'] > 1)

/** A style that asked what a section begins with would be asked anew at every change anywhere in the document. */
const drawBeginning = (dom: HTMLElement, section: Node): void => {
  dom.classList.toggle('rj-section-apart', standsApart(section.firstChild))
}

/** Boxes that nothing is drawn in yet. */
const empty = new WeakMap<Node, HTMLElement>()

const createBox = (section: Node): HTMLElement => {
  const dom = element('div', { class: 'rj-section' })
  dom.style.setProperty('contain-intrinsic-block-size', `auto ${guessHeight(section)}px`)
  return dom
}

/**
 * A section's box, which keeps its room while it is out of view (document-sheet.css) and before its content is drawn. It
 * is filled where it stands: another in its place would be styled at once, with all that follows it.
 */
export const createSectionView = (section: Node): NodeView => {
  const dom = empty.get(section) ?? createBox(section)
  drawBeginning(dom, section)
  if (undrawn.has(section)) {
    empty.set(section, dom)
    return { dom }
  }
  empty.delete(section)
  // An empty box cannot be written in.
  dom.removeAttribute('contenteditable')
  return {
    dom,
    contentDOM: dom,
    update: next => {
      drawBeginning(dom, next)
      return true
    },
    // What is set on the box itself is the page's own.
    ignoreMutation: ({ type, target }) => type === 'attributes' && target === dom,
  }
}
