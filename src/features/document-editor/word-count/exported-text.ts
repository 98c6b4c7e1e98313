import type { Fragment } from '@tiptap/pm/model'
import { leafText } from '../leaf-text.ts'

const lineText = (content: Fragment): string =>
  content.content
    .map(node => {
      if (node.isText) return node.text ?? ''
      if (node.isLeaf) return leafText(node)
      return node.attrs['on'] === false ? '' : lineText(node.content)
    })
    .join('')

/**
 * The text of nodes as the export has it, a line for each paragraph: without what is switched off, items that are not
 * checked, and empty fields.
 */
export const exportedText = (content: Fragment): string => {
  if (content.firstChild?.isInline) return lineText(content)
  return content.content
    .map(node => {
      if (node.attrs['on'] === false || (node.type.name === 'checkboxItem' && !node.attrs['checked'])) return ''
      if (node.type.name === 'checkboxItem') return `${node.textContent}\n${node.attrs['value']}`
      if (node.isTextblock) return lineText(node.content)
      return node.isLeaf ? leafText(node) : exportedText(node.content)
    })
    .join('\n')
}
