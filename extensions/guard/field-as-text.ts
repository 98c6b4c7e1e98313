import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import { isAmount } from '../checkboxes-field/checked-total.ts'
import { formatAmount } from '../checkboxes-field/format-amount.ts'

/** Where a value comes from stays with it, unless it comes from nowhere. */
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

/** An item that does not count is struck through. */
const itemText = (item: Node): Node => {
  const { schema } = item.type
  const value: string = item.attrs['value']
  const text = `${item.textContent} ${isAmount(value) ? formatAmount(Number(value)) : value}`.trim()
  const marks = item.attrs['checked'] ? [] : [schema.mark('strike')]
  return paragraphOf(item, text === '' ? [] : [schema.text(text, marks)])
}

const READINGS: Readonly<Record<string, (field: Node) => readonly Node[]>> = {
  textField: field => textOf(field.attrs['value'], field),
  radioField: field => textOf(field.attrs['options'][field.attrs['checked']]?.text ?? '', field),
  paragraphField: field =>
    String(field.attrs['value'])
      .split('\n')
      .map(line => paragraphOf(field, textOf(line, field))),
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

/**
 * The ordinary text that a field reads as, with its marks and its source: a value, the active option, lines, what a
 * switch holds with the fields in it, items as a list. Null for a node that is no field.
 */
export const fieldAsText = (node: Node): readonly Node[] | null => READINGS[node.type.name]?.(node) ?? null

const holdsField = (fragment: Fragment): boolean =>
  fragment.content.some(node => node.type.name in READINGS || holdsField(node.content))

const plainNodes = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap(node => {
    const text = fieldAsText(node)
    if (text !== null) return plainNodes(text)
    return node.isLeaf ? [node] : [node.copy(Fragment.from(plainNodes(node.children)))]
  })

/** A fragment in which every field has become its text; the same fragment where there is none. */
export const withoutFields = (fragment: Fragment): Fragment =>
  holdsField(fragment) ? Fragment.from(plainNodes(fragment.content)) : fragment
