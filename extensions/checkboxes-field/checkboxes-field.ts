import { Node } from '@tiptap/core'
import { ATTRIBUTES, DEFAULT_CHECKBOXES_NAME, DEFAULT_TOTAL_NAME } from '#contract/document-html.ts'
import { holdsBlock } from '../dom/holds-block.ts'
import { findField } from '../field/change-field.ts'
import { fieldAttributes } from '../field/field-attributes.ts'
import { fieldRule, holdsField } from '../field/field-rule.ts'

/** Only plain items: a list inside a list, or text beside the items, is an ordinary list. */
const holdsPlainItems = (element: HTMLElement): boolean => {
  const nodes = [...element.childNodes].filter(node => node.nodeType === 1 || (node.textContent ?? '').trim() !== '')
  return nodes.length > 0 && nodes.every(node => node.nodeName.toUpperCase() === 'LI') && !holdsBlock(element)
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    checkboxesField: {
      /** Checks or unchecks every item of the checkboxes field at a position, in one undo step. */
      checkAll: (position: number, checked: boolean) => ReturnType
    }
  }
}

/** A named list of items to tick, with the total of their amounts (spec §4). Total and "all" are derived, never kept. */
export const CheckboxesField = Node.create({
  name: 'checkboxesField',
  group: 'block',
  content: 'checkboxItem+',
  isolating: true,

  addAttributes() {
    return {
      ...fieldAttributes,
      name: {
        ...fieldAttributes.name,
        default: DEFAULT_CHECKBOXES_NAME,
        parseHTML: element => element.getAttribute(ATTRIBUTES.name) || DEFAULT_CHECKBOXES_NAME,
      },
      total: {
        default: DEFAULT_TOTAL_NAME,
        parseHTML: element => element.getAttribute(ATTRIBUTES.total) || DEFAULT_TOTAL_NAME,
        renderHTML: values => ({ [ATTRIBUTES.total]: values['total'] }),
      },
    }
  },

  parseHTML() {
    return [fieldRule('ul', 'checkboxes', element => !holdsField(element) && holdsPlainItems(element))]
  },

  renderHTML({ HTMLAttributes }) {
    return ['ul', { [ATTRIBUTES.field]: 'checkboxes', ...HTMLAttributes }, 0]
  },

  addCommands() {
    return {
      checkAll:
        (position, checked) =>
        ({ tr, commands }) => {
          const field = findField(tr.doc, this.type, position)
          if (field === null) return false
          const changed: number[] = []
          field.forEach((item, offset) => {
            if (item.attrs['checked'] !== checked) changed.push(position + 1 + offset)
          })
          return changed.map(at => commands.checkItem(at, checked)).includes(true)
        },
    }
  },
})
