import type { JSONContent } from '@tiptap/core'

export type DocumentName = 'analysis' | 'reason'
export type Drafts = Record<DocumentName, JSONContent>

/** One act of an edit, as a line of `fixtures/typed-edits/edits.tsv` has it. */
export interface Act {
  act: string
  where: string
  at: string
  words: string
}

export interface TypedEdit {
  edit: string
  paper: string
  kind: string
  acts: Act[]
}

/** Reads the edits of a file of acts, in its order. */
export const readEdits = (file: string): TypedEdit[] => {
  const rows = file
    .trim()
    .split('\n')
    .slice(1)
    .map(row => row.split('\t'))
  return [...Map.groupBy(rows, ([edit = '']) => edit)].map(([edit, acts]) => ({
    edit,
    paper: acts[0]?.[1] ?? '',
    kind: acts[0]?.[2] ?? '',
    acts: acts.map(([, , , act = '', where = '', at = '', words = '']) => ({ act, where, at, words })),
  }))
}

interface Place {
  node: JSONContent
  parent: JSONContent
  index: number
}

/** The nodes below a node, each with where it stands, in document order. */
const placesIn = (parent: JSONContent): Place[] =>
  (parent.content ?? []).flatMap((node, index) => [{ node, parent, index }, ...placesIn(node)])

const isLine = ({ type }: JSONContent): boolean => type === 'paragraph' || type === 'heading' || type === 'checkboxItem'
const isSwitch = ({ type }: JSONContent): boolean => type === 'switchField' || type === 'inlineSwitchField'
const isNamed = (node: JSONContent, name: string): boolean => node.attrs?.['name'] === name

/** The words of a line, those of its fields and switches among them. */
const wordsOf = (node: JSONContent): string =>
  node.text ?? (node.type === 'textField' ? node.attrs?.['value'] : (node.content ?? []).map(wordsOf).join(''))

/** The last line of the part on one cited mark, whatever it says. */
const PART_ON_MARK = /^citedMark\d+Dissimilar$/

const lineWith = (document: JSONContent, words: string): Place => {
  const part = placesIn(document).find(({ node }) => isSwitch(node) && isNamed(node, words))
  const found = PART_ON_MARK.test(words)
    ? part && placesIn(part.node).findLast(({ node, parent }) => isLine(node) && parent === part.node)
    : placesIn(document).find(({ node }) => isLine(node) && wordsOf(node).includes(words))
  if (!found) throw new Error(`no line has “${words}”`)
  return found
}

const paragraph = (words: string): JSONContent => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })

/** Replaces words that stand in one run of text, in one field, or over several runs of text. */
const replace = ({ node }: Place, from: string, to: string): void => {
  const inner = placesIn(node).map(place => place.node)
  const run = inner.find(({ text }) => text?.includes(from))
  const field = inner.find(({ type, attrs }) => type === 'textField' && attrs?.['value'].includes(from))
  if (run?.text !== undefined) run.text = run.text.replace(from, to)
  else if (field) field.attrs = { ...field.attrs, value: field.attrs?.['value'].replace(from, to) }
  else {
    const content = node.content ?? []
    const holds = (nodes: JSONContent[]): boolean => nodes.map(wordsOf).join('').includes(from)
    const begin = content.findLastIndex((_, at) => holds(content.slice(at)))
    const end = content.findIndex((_, at) => holds(content.slice(begin, at + 1)))
    const words = content
      .slice(begin, end + 1)
      .map(wordsOf)
      .join('')
    node.content = content.toSpliced(begin, end - begin + 1, { type: 'text', text: words.replace(from, to) })
  }
}

/** Puts on what a field or switch of a name stands in. */
const open = (node: JSONContent, name: string): boolean => {
  const holds = (node.content ?? []).map(child => open(child, name)).some(Boolean) || isNamed(node, name)
  if (holds && isSwitch(node)) node.attrs = { ...node.attrs, on: true }
  return holds
}

const setAll = (
  drafts: Drafts,
  accepts: (node: JSONContent) => boolean,
  attrs: (node: JSONContent) => object,
): void => {
  const found = [drafts.analysis, drafts.reason].flatMap(placesIn).filter(({ node }) => accepts(node))
  if (found.length === 0) throw new Error('no such field')
  for (const { node } of found) node.attrs = { ...node.attrs, ...attrs(node) }
}

type Typing = (drafts: Drafts, act: Act) => void

const documentOf = (drafts: Drafts, { where }: Act): JSONContent => drafts[where as DocumentName]

const setField =
  (type: string): Typing =>
  (drafts, { where, words }) => {
    setAll(
      drafts,
      node => node.type === type && isNamed(node, where),
      () => ({ value: words }),
    )
  }

const turn =
  (on: boolean): Typing =>
  (drafts, { where }) => {
    if (on) open(drafts.reason, where)
    setAll(
      drafts,
      node => isSwitch(node) && isNamed(node, where),
      () => ({ on }),
    )
  }

const TYPINGS: Readonly<Record<string, Typing>> = {
  replace(drafts, act) {
    replace(lineWith(documentOf(drafts, act), act.at), act.at, act.words)
  },
  paragraph(drafts, act) {
    const { parent, index } = lineWith(documentOf(drafts, act), act.at)
    parent.content = (parent.content ?? []).toSpliced(index + 1, 0, paragraph(act.words))
  },
  item(drafts, act) {
    const below = placesIn(documentOf(drafts, act)).find(
      ({ node }) => node.type === 'listItem' && wordsOf(node).includes(act.at),
    )
    if (!below) throw new Error(`no item has “${act.at}”`)
    const typed = { type: 'listItem', content: [paragraph(act.words)] }
    below.parent.content = (below.parent.content ?? []).toSpliced(below.index + 1, 0, typed)
  },
  field: setField('textField'),
  fill(drafts, act) {
    open(drafts.reason, act.where)
    setField('paragraphField')(drafts, act)
  },
  choose(drafts, { where, words }) {
    setAll(
      drafts,
      node => node.type === 'radioField' && isNamed(node, where),
      ({ attrs }) => ({ checked: attrs?.['options'].findIndex(({ text }: { text: string }) => text === words) }),
    )
  },
  on: turn(true),
  off: turn(false),
}

/** Returns the drafts with an edit typed into them. */
export const typeEdit = (drafts: Drafts, acts: readonly Act[]): Drafts => {
  const typed = structuredClone(drafts)
  for (const act of acts) TYPINGS[act.act]?.(typed, act)
  return typed
}

/** The acts that open what an edit is typed into, with nothing typed: what they raise is not the edit's. */
export const openingOf = (acts: readonly Act[]): Act[] => {
  const isOnlyChosen = acts.every(({ act, where }) => /^(?:on|off|choose)$/.test(act) || where === 'abandonedGoods')
  return isOnlyChosen
    ? []
    : acts
        .filter(({ act, where }) => act === 'on' || act === 'fill' || where === 'reviewScope')
        .map(one => (one.act === 'fill' ? { ...one, words: '' } : one))
}
