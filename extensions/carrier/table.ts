import { type Attribute, Node } from '@tiptap/core'

/** The roles by which the commands of prosemirror-tables know the nodes. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** HTML's own limit for the span of a cell. */
const FARTHEST = 1000

/** Makes the attribute for the number of columns or rows that a cell spans; one by default. */
const spanAttribute = (name: 'colspan' | 'rowspan'): Partial<Attribute> => ({
  default: 1,
  parseHTML: element => Math.min(Number(element.getAttribute(name)) || 1, FARTHEST),
  renderHTML: values => (values[name] === 1 ? {} : { [name]: values[name] }),
})

const addAttributes = () => ({ colspan: spanAttribute('colspan'), rowspan: spanAttribute('rowspan') })

/** A table of rows; head rows are those of header cells. */
export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (ROLES[name] ? { tableRole: ROLES[name] } : {}),
})

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

export const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})

export const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})
