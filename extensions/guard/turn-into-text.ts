import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import { Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { formatAmount, isAmount } from '../checkboxes-field/amounts.ts'
import { markDeliberate } from '../field/deliberate-change.ts'
import { type FieldNodeName, fieldText, isField } from '../serialize/field-nodes.ts'

/** Returns the mark that keeps a value's source with its text; none where the value is missing. */
const sourceOf = ({ attrs, type: { schema } }: Node): Mark[] => {
  const source: string | null = attrs['source']
  const mark = schema.marks['sourceMark']
  return mark && source && source !== 'missing' ? [mark.create({ source })] : []
}

const textOf = (text: string, field: Node): Node[] => {
  if (text === '') return []
  const marks = sourceOf(field).reduce((all, mark) => mark.addToSet(all), field.marks)
  return [field.type.schema.text(text, marks)]
}

const paragraphOf = ({ type: { schema } }: Node, content: Node[]): Node => schema.node('paragraph', null, content)

/** Returns an item as a paragraph, struck through where it is not checked. */
const itemText = (item: Node): Node => {
  const { schema } = item.type
  const value: string = item.attrs['value']
  const text = `${item.textContent} ${isAmount(value) ? formatAmount(Number(value)) : value}`.trim()
  const marks = item.attrs['checked'] ? [] : [schema.mark('strike')]
  return paragraphOf(item, text === '' ? [] : [schema.text(text, marks)])
}

const valueText = (field: Node): readonly Node[] => textOf(fieldText(field) ?? '', field)

const READINGS: Readonly<Record<FieldNodeName | 'checkboxItem', (field: Node) => readonly Node[]>> = {
  textField: valueText,
  radioField: valueText,
  paragraphField: field => (fieldText(field) ?? '').split('\n').map(line => paragraphOf(field, textOf(line, field))),
  switchField: field => field.children,
  inlineSwitchField: field =>
    field.children.map(child => child.mark(field.marks.reduce((all, mark) => mark.addToSet(all), child.marks))),
  checkboxesField: field => {
    const { schema } = field.type
    const items = field.children.map(item => schema.node('listItem', null, [itemText(item)]))
    return [schema.node('bulletList', null, items)]
  },
  checkboxItem: item => [itemText(item)],
}

const isRead = (name: string): name is keyof typeof READINGS => Object.hasOwn(READINGS, name)

/**
 * Returns the ordinary text that a field reads as, with its marks and its source: a value, the active option, lines, what
 * a switch holds with the fields in it, items as a list. Null for a node that is no field.
 */
const fieldAsText = (node: Node): readonly Node[] | null => {
  const { name } = node.type
  return isRead(name) ? READINGS[name](node) : null
}

const holdsField = (fragment: Fragment): boolean =>
  fragment.content.some(node => isRead(node.type.name) || holdsField(node.content))

const plainNodes = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap(node => {
    const text = fieldAsText(node)
    if (text !== null) return plainNodes(text)
    return node.isLeaf ? [node] : [node.copy(Fragment.from(plainNodes(node.children)))]
  })

/** Returns a fragment with every field replaced by its text; the same fragment where there is no field. */
export const withoutFields = (fragment: Fragment): Fragment =>
  holdsField(fragment) ? Fragment.from(plainNodes(fragment.content)) : fragment

/** Puts the text that a field reads as in its place; false where no field stands. */
export const replaceByText = (tr: Transaction, position: number): boolean => {
  const field = position >= 0 && position < tr.doc.content.size ? tr.doc.nodeAt(position) : null
  const text = field && isField(field) ? fieldAsText(field) : null
  if (field === null || text === null) return false
  tr.replaceWith(position, position + field.nodeSize, text)
  return true
}

/** Selects from one position to another, as far as text reaches. */
export const selectText = (tr: Transaction, from: number, to: number): Transaction =>
  tr.setSelection(TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(to)))

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    turnIntoText: {
      /**
       * Puts the text that a field reads as in its place, in one undo step: the deliberate way to remove a field. What a
       * switch holds keeps its fields. False where no field stands.
       */
      turnIntoText: (position: number) => ReturnType
    }
  }
}

/** Adds the command that replaces a field by its text. */
export const TurnIntoText = Extension.create({
  name: 'turnIntoText',

  addCommands: () => ({
    turnIntoText:
      position =>
      ({ tr, dispatch }) => {
        const field = position >= 0 && position < tr.doc.content.size ? tr.doc.nodeAt(position) : null
        if (field === null || !isField(field)) return false
        if (!dispatch) return true
        const end = position + field.nodeSize
        // What was selected stays so: the next key is for it.
        const { anchor, head, empty } = tr.selection
        const isAround = !empty && Math.min(anchor, head) <= position && end <= Math.max(anchor, head)
        replaceByText(tr, position)
        if (isAround) {
          const [from, to] = [tr.mapping.map(Math.min(anchor, head), -1), tr.mapping.map(Math.max(anchor, head), 1)]
          selectText(tr, anchor <= head ? from : to, anchor <= head ? to : from)
        } else tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(end)), -1))
        closeHistory(markDeliberate(tr))
        return true
      },
  }),
})
