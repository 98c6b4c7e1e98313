import type { Node } from '@tiptap/pm/model'
import { Transform } from '@tiptap/pm/transform'
import type { DocumentJson } from '#contract/rejection.ts'
import { documentSchema } from '#extensions/document-schema.ts'

export type DocumentName = 'analysis' | 'reason'
export type Where = 'prose' | 'field' | 'table' | 'switch' | 'paragraph'

/** The two documents of a draft as they are saved. */
export type DraftPair = Record<DocumentName, DocumentJson>

/** The two documents of a draft as they are edited. */
export type DraftNodes = Record<DocumentName, Node>

export const DOCUMENT_NAMES: readonly DocumentName[] = ['analysis', 'reason']

/** Words that go on paper: a run of text, or the value of a text or paragraph field. */
export interface Passage {
  document: DocumentName
  where: Where
  pos: number
  node: Node
  text: string
  /** Name of the field; empty for a run of text. */
  field: string
  /** Where the words come from, as their mark or field says; empty where nothing does. */
  source: string
  /** The text of the block that the words stand in. */
  block: string
}

/** A node of a draft, with where it stands. */
export interface Found {
  document: DocumentName
  pos: number
  node: Node
  /** Whether no switch around it is off. */
  isOnPaper: boolean
}

export const readDraft = (draft: DraftPair): DraftNodes => ({
  analysis: documentSchema.nodeFromJSON(draft.analysis),
  reason: documentSchema.nodeFromJSON(draft.reason),
})

export const writeDraft = (nodes: DraftNodes): DraftPair => ({
  analysis: nodes.analysis.toJSON() as DocumentJson,
  reason: nodes.reason.toJSON() as DocumentJson,
})

const isSwitch = (node: Node): boolean => node.type.name === 'switchField' || node.type.name === 'inlineSwitchField'

/** Returns all nodes that the test accepts, the analysis first, in document order. */
export const findNodes = (nodes: DraftNodes, accepts: (node: Node) => boolean): Found[] =>
  DOCUMENT_NAMES.flatMap(document => {
    const found: Found[] = []
    const walk = (node: Node, start: number, isOnPaper: boolean): void => {
      node.forEach((child, offset) => {
        const pos = start + offset
        if (accepts(child)) found.push({ document, pos, node: child, isOnPaper })
        walk(child, pos + 1, isOnPaper && !(isSwitch(child) && child.attrs['on'] === false))
      })
    }
    walk(nodes[document], 0, true)
    return found
  })

/** Returns the fields of a type whose name the pattern fits. */
export const findFields = (nodes: DraftNodes, type: string, name: RegExp): Found[] =>
  findNodes(nodes, node => node.type.name === type && name.test(String(node.attrs['name'])))

/** Returns all switches, around blocks or in a line, whose name the pattern fits. */
export const findSwitches = (nodes: DraftNodes, name: RegExp): Found[] =>
  findNodes(nodes, node => isSwitch(node) && name.test(String(node.attrs['name'])))

/** Returns the text of a node with the values of the fields in it, that of switches that are off included. */
export const wordsOf = (node: Node): string =>
  node.textBetween(0, node.content.size, '\n', leaf => {
    if (leaf.type.name === 'radioField') return leaf.attrs['options'][leaf.attrs['checked']]?.text ?? ''
    return typeof leaf.attrs['value'] === 'string' ? leaf.attrs['value'] : ''
  })

const whereOf = (node: Node, ancestors: readonly string[]): Where => {
  if (node.type.name === 'paragraphField') return 'paragraph'
  if (ancestors.includes('tableRow')) return 'table'
  if (node.type.name === 'textField') return 'field'
  return ancestors.some(name => /switchField/i.test(name)) ? 'switch' : 'prose'
}

const sourceOf = (node: Node): string =>
  String(node.attrs['source'] ?? node.marks.find(({ type }) => type.name === 'sourceMark')?.attrs['source'] ?? '')

/** Returns all words on paper; labels of amounts count as prose. */
export const passagesOf = (nodes: DraftNodes): Passage[] =>
  findNodes(nodes, node => node.isText || /^(text|paragraph)Field$/.test(node.type.name))
    .filter(({ isOnPaper }) => isOnPaper)
    .map(({ document, pos, node }) => {
      const at = nodes[document].resolve(pos)
      const ancestors = Array.from({ length: at.depth + 1 }, (_, depth) => at.node(depth).type.name)
      return {
        document,
        where: whereOf(node, ancestors),
        pos,
        node,
        text: node.text ?? String(node.attrs['value']),
        field: String(node.attrs['name'] ?? ''),
        source: sourceOf(node),
        block: node.type.name === 'paragraphField' ? String(node.attrs['value']) : wordsOf(at.parent),
      }
    })

/** Returns the draft with one document changed. */
export const edit = (nodes: DraftNodes, document: DocumentName, change: (tr: Transform) => void): DraftNodes => {
  const tr = new Transform(nodes[document])
  change(tr)
  return { ...nodes, [document]: tr.doc }
}

/** Returns the draft with attributes of the nodes given new values. */
export const setAttributes = (
  nodes: DraftNodes,
  found: readonly Pick<Found, 'document' | 'pos'>[],
  attributes: Record<string, unknown>,
): DraftNodes =>
  found.reduce(
    (all, { document, pos }) =>
      edit(all, document, tr => {
        for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(pos, name, value)
      }),
    nodes,
  )

/** Returns the fields that change together with the one at a passage in the editor, itself among them. */
export const linkedFields = (nodes: DraftNodes, { document, pos, node }: Passage): Found[] =>
  findNodes(nodes, other => other.type === node.type).filter(
    other =>
      (other.document === document && other.pos === pos) ||
      (typeof node.attrs['link'] === 'string' && other.node.attrs['link'] === node.attrs['link']),
  )

export interface Rewording {
  /** Fields of the same link change, too, as they do in the editor. */
  linked?: boolean
  /** A run of text loses the mark that names its source, as it does when typed anew. */
  typedAnew?: boolean
}

/** Returns the draft with the words of a passage replaced. */
export const reword = (nodes: DraftNodes, passage: Passage, text: string, how: Rewording = {}): DraftNodes => {
  const { document, pos, node } = passage
  if (!node.isText) {
    const fields = how.linked ? linkedFields(nodes, passage) : [{ document, pos }]
    return setAttributes(nodes, fields, { value: text })
  }
  const marks = how.typedAnew ? node.marks.filter(({ type }) => type.name !== 'sourceMark') : node.marks
  return edit(nodes, document, tr => {
    if (text === '') tr.delete(pos, pos + node.nodeSize)
    else tr.replaceWith(pos, pos + node.nodeSize, documentSchema.text(text, marks))
  })
}

/** Returns the draft with a paragraph of plain text put in at a position between blocks. */
export const insertParagraph = (nodes: DraftNodes, document: DocumentName, pos: number, words: string): DraftNodes =>
  edit(nodes, document, tr => {
    tr.insert(pos, documentSchema.node('paragraph', null, documentSchema.text(words)))
  })

/** Returns the draft with plain text put in at a position in a line. */
export const insertText = (nodes: DraftNodes, document: DocumentName, pos: number, words: string): DraftNodes =>
  edit(nodes, document, tr => {
    tr.insert(pos, documentSchema.text(words))
  })
