import { Node } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { ATTRIBUTES, DEFAULT_CHECKBOXES_NAME, DEFAULT_TOTAL_NAME } from '#contract/document-html.ts'
import { changeField, findField } from '../field/change-field.ts'
import { markDeliberate } from '../field/deliberate-change.ts'
import { fieldAttributes, fieldRule, holdsBlock, holdsField } from '../field/field-markup.ts'
import type { FeeLine } from './amounts.ts'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    checkboxItem: {
      /** Checks or unchecks the item at a position. */
      checkItem: (position: number, checked: boolean) => ReturnType
      /** Sets label and amount of the item at a position, in one undo step. */
      setItem: (position: number, line: FeeLine) => ReturnType
      /** Removes the item at a position; the last one of a field stays. */
      removeItem: (position: number) => ReturnType
    }
  }
}

/** One item of a checkboxes field: a label, an amount as written, and whether it counts. */
export const CheckboxItem = Node.create({
  name: 'checkboxItem',
  content: 'text*',
  marks: '',
  defining: true,

  addAttributes() {
    return {
      value: {
        default: '',
        parseHTML: element => element.getAttribute(ATTRIBUTES.value) ?? '',
        renderHTML: values => ({ [ATTRIBUTES.value]: values['value'] }),
      },
      checked: {
        default: true,
        parseHTML: element => !element.hasAttribute(ATTRIBUTES.unchecked),
        renderHTML: values => (values['checked'] ? {} : { [ATTRIBUTES.unchecked]: '' }),
      },
    }
  },

  parseHTML() {
    return [{ tag: 'li', context: 'checkboxesField/', priority: 100 }]
  },

  renderHTML({ HTMLAttributes }) {
    return ['li', HTMLAttributes, 0]
  },

  addCommands() {
    return {
      checkItem: (position, checked) => props =>
        changeField(props, this.type, position, ({ attrs }) => (attrs['checked'] === checked ? null : { checked })),
      setItem:
        (position, { label, value }) =>
        ({ tr, dispatch }) => {
          const item = findField(tr.doc, this.type, position)
          if (item === null || (item.textContent === label && item.attrs['value'] === value)) return false
          if (!dispatch) return true
          const content = label === '' ? null : tr.doc.type.schema.text(label)
          tr.replaceWith(position, position + item.nodeSize, this.type.create({ ...item.attrs, value }, content))
          markDeliberate(tr)
          closeHistory(tr)
          return true
        },
      removeItem:
        position =>
        ({ tr, dispatch }) => {
          const item = findField(tr.doc, this.type, position)
          if (item === null || tr.doc.resolve(position).parent.childCount < 2) return false
          if (!dispatch) return true
          tr.delete(position, position + item.nodeSize)
          markDeliberate(tr)
          closeHistory(tr)
          return true
        },
    }
  },
})

/**
 * Returns whether a list has plain items only; one with a list inside, or with text beside the items, is an ordinary
 * list.
 */
const holdsPlainItems = (element: HTMLElement): boolean => {
  const nodes = [...element.childNodes].filter(node => node.nodeType === 1 || (node.textContent ?? '').trim() !== '')
  return nodes.length > 0 && nodes.every(node => node.nodeName.toUpperCase() === 'LI') && !holdsBlock(element)
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    checkboxesField: {
      /** Checks or unchecks every item of the checkboxes field at a position, in one undo step. */
      checkAll: (position: number, checked: boolean) => ReturnType
      /** Adds a checked item at the end of the checkboxes field at a position, in one undo step. */
      addItem: (position: number, line: FeeLine) => ReturnType
    }
  }
}

/**
 * A named list of items to tick, with the total of their amounts (docs/specification.md §4). Total and "all" are
 * derived, never kept.
 */
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
      addItem:
        (position, { label, value }) =>
        ({ tr, dispatch }) => {
          const field = findField(tr.doc, this.type, position)
          const item = field?.type.schema.nodes['checkboxItem']
          if (!field || !item) return false
          if (!dispatch) return true
          const content = label === '' ? null : field.type.schema.text(label)
          tr.insert(position + field.nodeSize - 1, item.create({ value }, content))
          markDeliberate(tr)
          closeHistory(tr)
          return true
        },
    }
  },
})
