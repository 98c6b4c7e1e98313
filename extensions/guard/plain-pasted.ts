import { Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { readHtml } from '#dom'

type Plainer = (node: Node, schema: Schema) => Node[]

const textOf = (text: string, schema: Schema): Node[] => (text === '' ? [] : [schema.text(text)])
const paragraphOf = (text: string, schema: Schema): Node => schema.node('paragraph', null, textOf(text, schema))

/** What a pasted field becomes: its text as it reads. Two fields of one name are never made by pasting. */
const PLAINERS: Readonly<Record<string, Plainer>> = {
  textField: (node, schema) => textOf(node.attrs['value'], schema),
  radioField: (node, schema) => textOf(node.attrs['options'][node.attrs['checked']]?.text ?? '', schema),
  paragraphField: (node, schema) =>
    String(node.attrs['value'])
      .split('\n')
      .map(line => paragraphOf(line, schema)),
  switchField: (node, schema) => plainNodes(node.content, schema),
  inlineSwitchField: (node, schema) => plainNodes(node.content, schema),
  checkboxesField: (node, schema) =>
    node.children.map(item => paragraphOf(`${item.textContent} ${item.attrs['value']}`, schema)),
  checkboxItem: (node, schema) => [paragraphOf(`${node.textContent} ${node.attrs['value']}`, schema)],
}

const plainNodes = (fragment: Fragment, schema: Schema): Node[] =>
  fragment.content.flatMap(node => {
    const plain = PLAINERS[node.type.name]
    if (plain) return plain(node, schema)
    return node.isLeaf ? [node] : [node.copy(Fragment.from(plainNodes(node.content, schema)))]
  })

const holdsField = (fragment: Fragment): boolean =>
  fragment.content.some(node => node.type.name in PLAINERS || holdsField(node.content))

/** Cleans what is pasted or dropped like any HTML that enters, and turns the fields in it into ordinary text. */
export const plainPasted = (schema: Schema): Plugin =>
  new Plugin({
    props: {
      transformPastedHTML: html => readHtml(html).innerHTML,
      transformPasted: slice =>
        holdsField(slice.content) ? Slice.maxOpen(Fragment.from(plainNodes(slice.content, schema))) : slice,
    },
  })
