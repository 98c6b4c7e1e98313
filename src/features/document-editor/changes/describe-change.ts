import type { Node as DocumentNode } from '@tiptap/pm/model'
import { leafText } from '../word-count/count-document.ts'
import { type Change, type Edit, fieldKey } from './change.ts'

const FORMATS = [
  'bold',
  'italic',
  'underline',
  'strike',
  'subscript',
  'superscript',
  'jumpLink',
  'sourceMark',
  'paragraph',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'bulletList',
  'orderedList',
  'blockquote',
  'center',
  'right',
  'pageBreak',
  'table',
  'tableHeader',
] as const
type Format = (typeof FORMATS)[number]

/** One side of a change: its text and formats; for a switch, whether it is on. */
export interface ChangeSide {
  text: string
  formats: readonly Format[]
  isOn: boolean | null
}

/** A change as it is shown: its kind, the field it affects (if it affects one), and both sides. */
export interface ChangeDescription {
  kind: 'inserted' | 'removed' | 'rewritten' | 'format' | 'field'
  label: string | null
  before: ChangeSide
  after: ChangeSide
}

const ITEM_SEPARATOR = '、'

const textOf = (node: DocumentNode): string => {
  if (node.isText) return node.text ?? ''
  if (node.isLeaf) return leafText(node)
  if (node.type.name === 'checkboxesField') {
    const checked = node.children.filter(item => item.attrs['checked'])
    return checked.map(item => item.textContent).join(ITEM_SEPARATOR)
  }
  const isLine = node.isTextblock || node.isInline
  return node.children
    .map(textOf)
    .filter(text => text !== '')
    .join(isLine ? '' : '\n')
}

const formatOf = ({ type: { name }, attrs }: DocumentNode): string => {
  if (name === 'heading') return `heading${attrs['level']}`
  return name === 'alignedLines' ? attrs['align'] : name
}

const formatsOf = (nodes: readonly DocumentNode[]): Format[] => {
  const found = new Set<string>()
  const visit = (node: DocumentNode): void => {
    found.add(formatOf(node))
    for (const { type } of node.marks) found.add(type.name)
    node.forEach(visit)
  }
  nodes.forEach(visit)
  return FORMATS.filter(format => found.has(format))
}

const nodesIn = (doc: DocumentNode, from: number, to: number): readonly DocumentNode[] => {
  if (from === to) return []
  const $from = doc.resolve(from)
  const start = $from.start()
  return $from.parent.content.cut(from - start, to - start).content
}

const sideOf = (nodes: readonly DocumentNode[], type: Edit['type']): ChangeSide => {
  const isOn: unknown = nodes[0]?.attrs['on']
  const isSwitch = type === 'node' && typeof isOn === 'boolean'
  return {
    text: isSwitch ? '' : nodes.map(textOf).join(nodes.every(node => node.isInline) ? '' : '\n'),
    formats: formatsOf(type === 'node' ? nodes.map(node => (node.isLeaf ? node : node.copy())) : nodes),
    isOn: isSwitch ? isOn : null,
  }
}

const without = (side: ChangeSide, other: ChangeSide): ChangeSide => ({
  ...side,
  formats: side.formats.filter(format => !other.formats.includes(format)),
})

/** Returns the field whose value an edit restores, null where the edit does something else. */
const fieldOf = (generated: readonly DocumentNode[], present: readonly DocumentNode[]): DocumentNode | null => {
  const [node, ...others] = present
  if (node === undefined || others.length > 0 || generated.length !== 1) return null
  const key = fieldKey(node)
  return key !== null && generated[0] !== undefined && fieldKey(generated[0]) === key ? node : null
}

/** Describes a change by its first edit; the other edits of a change were made together with it. */
export const describeChange = (doc: DocumentNode, { edits: [edit] }: Change): ChangeDescription => {
  if (edit === undefined) throw new Error('A change has no edit')
  const generated = edit.type === 'node' ? [edit.generated] : edit.generated.content
  const present = nodesIn(doc, edit.from, edit.to)
  const sides = [sideOf(generated, edit.type), sideOf(present, edit.type)] as const
  const [before, after] = [without(sides[0], sides[1]), without(sides[1], sides[0])]
  const field = fieldOf(generated, present)
  const label: string | null = field?.attrs['label'] ?? field?.attrs['name'] ?? null
  if (generated.length === 0) return { kind: 'inserted', label, before, after }
  if (present.length === 0) return { kind: 'removed', label, before, after }
  const hasOtherValue = before.text !== after.text || before.isOn !== after.isOn
  const kind = !hasOtherValue ? 'format' : field === null ? 'rewritten' : 'field'
  return { kind, label, before, after }
}
