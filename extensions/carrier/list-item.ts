import { ListItem as TextListItem } from '@tiptap/extension-list'

/** An item of a list. It may begin with any block: where it had to begin with a paragraph, a switch in it broke the list up. */
export const ListItem = TextListItem.extend({ content: 'block+' })
