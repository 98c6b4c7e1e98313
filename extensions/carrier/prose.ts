import { flattenExtensions, Mark } from '@tiptap/core'
import { ListItem as TiptapListItem } from '@tiptap/extension-list'
import { StarterKit } from '@tiptap/starter-kit'

/**
 * Tiptap's own document, prose nodes, marks and ways of editing, one by one, so that the editor can give some of them a
 * view. The carrier has no code and no links but jump links; sections keep a place for the caret at the end.
 */
const starterParts = flattenExtensions([
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [1, 2, 3, 4] },
    link: false,
    listItem: false,
    trailingNode: false,
  }),
]).filter(({ name }) => name !== StarterKit.name)

/** An item of a list. It may begin with any block: where it had to begin with a paragraph, a switch in it broke the list up. */
const ListItem = TiptapListItem.extend({ content: 'block+' })

/** Text above or below the line, which StarterKit lacks; one takes the place of the other. */
const shiftedText = (name: 'subscript' | 'superscript', tag: string, key: string) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })

/** The nodes and marks of ordinary text, with what edits them. */
export const prose = [
  ...starterParts,
  ListItem,
  shiftedText('subscript', 'sub', 'Mod-,'),
  shiftedText('superscript', 'sup', 'Mod-.'),
]
