import type { Node } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'
import { element } from '../view/element.ts'
import { undrawn } from './draw-in-turns.ts'

const CHARACTERS_A_LINE = 38
const LINE_HEIGHT = 30
const BLOCK_MARGIN = 8

/** Returns about the height that a section will have; once it has been in view the browser knows the real one. */
const guessHeight = (section: Node): number =>
  section.children.reduce(
    (height, block) => height + Math.ceil(block.nodeSize / CHARACTERS_A_LINE) * LINE_HEIGHT + BLOCK_MARGIN,
    0,
  )

/** Returns whether a block has more room above it than others have below; a title has none. */
const standsApart = (block: Node | null): boolean =>
  ['horizontalRule', 'pageBreak'].includes(block?.type.name ?? '') ||
  (block?.type.name === 'heading' && block.attrs['level'] > 1)

/**
 * Marks a section by its first block in a class: a `:has()` style would be matched anew at every change in the
 * document.
 */
const drawBeginning = (dom: HTMLElement, section: Node): void => {
  dom.classList.toggle('rj-section-apart', standsApart(section.firstChild))
}

/** The boxes of sections whose content is not drawn yet. */
const empty = new WeakMap<Node, HTMLElement>()

const createBox = (section: Node): HTMLElement => {
  const dom = element('div', { class: 'rj-section' })
  dom.style.setProperty('contain-intrinsic-block-size', `auto ${guessHeight(section)}px`)
  return dom
}

/**
 * Draws a section's box, which keeps its room while it is out of view (document-sheet.css) and before its content is
 * drawn. The empty box is filled, not replaced: a new one would be styled at once, with all that follows it.
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
