import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { fieldNode } from '#extensions/serialize/field-nodes.ts'
import { DOCUMENT_TABS, type DocumentTab } from '../../src/features/document-editor/document/document-tab.ts'
import { keyFields } from '../../src/features/document-editor/fields/list-fields.ts'
import { findMatches } from '../../src/features/document-editor/find/find-matches.ts'
import { replaceMatches } from '../../src/features/document-editor/find/replace-matches.ts'
import type { OpenEditors } from '../../src/features/document-editor/open-editors.ts'

type Random = () => number
type Edit = (editor: Editor, random: Random) => void

const below = (random: Random, bound: number): number => Math.floor(random() * bound)
const pick = <Item>(items: readonly Item[], random: Random): Item | undefined => items[below(random, items.length)]
const WORDS = ['云', '杉', '商标', '近似', '，', '不', 'a', ' ', '第30条']
const word = (random: Random): string => pick(WORDS, random) ?? ''

/** Returns the places of the text blocks in which one can type. */
const lines = ({ state }: Editor): { start: number; end: number }[] => {
  const found: { start: number; end: number }[] = []
  state.doc.descendants((node, position) => {
    if (node.isTextblock) found.push({ start: position + 1, end: position + 1 + node.content.size })
  })
  return found
}

const placeIn = (editor: Editor, random: Random): number => {
  const { start, end } = pick(lines(editor), random) ?? { start: 1, end: 1 }
  return start + below(random, end - start + 1)
}

const select = (editor: Editor, from: number, to = from): void => {
  const { doc, tr } = editor.state
  editor.view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(to))))
}

/** Types some letters one after the other, as a person does: one step of undo. */
const typeWords: Edit = (editor, random) => {
  select(editor, placeIn(editor, random))
  for (let letter = below(random, 4); letter >= 0; letter--) {
    editor.view.dispatch(editor.state.tr.insertText(word(random)))
  }
}

const deleteWords: Edit = (editor, random) => {
  const { start, end } = pick(lines(editor), random) ?? { start: 1, end: 1 }
  const from = start + below(random, end - start + 1)
  select(editor, from, Math.min(end, from + 1 + below(random, 4)))
  editor.view.dispatch(editor.state.tr.deleteSelection())
}

const splitLine: Edit = (editor, random) => {
  select(editor, placeIn(editor, random))
  editor.commands.splitBlock()
}

const joinLines: Edit = (editor, random) => {
  const start = pick(lines(editor), random)?.start ?? 1
  const $start = editor.state.doc.resolve(start)
  // At the border of a section the key itself moves the border away first.
  if ($start.pos - $start.start(1) === $start.depth - 1) return
  select(editor, start)
  editor.commands.joinBackward()
}

const formatWords: Edit = (editor, random) => {
  const [a, b] = [placeIn(editor, random), placeIn(editor, random)]
  select(editor, Math.min(a, b), Math.max(a, b))
  const chain = editor.chain()
  const format = below(random, 4)
  if (format === 0) chain.toggleBold().run()
  else if (format === 1) chain.toggleBulletList().run()
  else if (format === 2) chain.setNode('heading', { level: 2 }).run()
  else chain.toggleBlockquote().run()
}

/** Gives a field of any kind another value, as its control does. */
const changeAField: Edit = (editor, random) => {
  const fields: { kind: string; position: number; options: number; items: number[] }[] = []
  editor.state.doc.descendants((node, position) => {
    const kind = fieldNode(node.type.name)?.kind
    if (kind === undefined) return
    const items: number[] = []
    node.forEach((_, offset) => void items.push(position + 1 + offset))
    fields.push({ kind, position, items, options: (node.attrs['options'] ?? []).length })
  })
  const field = pick(fields, random)
  if (field === undefined) return
  const { kind, position } = field
  const { commands } = editor
  if (kind === 'text') commands.setTextField(position, word(random) + word(random))
  else if (kind === 'paragraph') commands.setParagraphField(position, `${word(random)}\n${word(random)}`)
  else if (kind === 'radio') commands.chooseOption(position, below(random, field.options))
  else if (kind === 'switch') commands.toggleSwitch(position)
  else commands.checkItem(pick(field.items, random) ?? position, random() < 0.5)
}

const replaceWords: Edit = (editor, random) => {
  const matches = findMatches(editor.state.doc, { query: word(random), isExact: false })
  replaceMatches(editor, matches, word(random))
}

const EDITS: readonly Edit[] = [
  typeWords,
  typeWords,
  typeWords,
  deleteWords,
  splitLine,
  joinLines,
  formatWords,
  changeAField,
  changeAField,
  changeAField,
  replaceWords,
]

const editOne = (editor: Editor, random: Random): void => pick(EDITS, random)?.(editor, random)

/** Changes fields of both documents together, as a file that comes back from Word does. */
const changeBoth = ({ editors, history }: OpenEditors, random: Random): void => {
  const value = word(random) + word(random)
  history.asOneStep(() => {
    for (const tab of DOCUMENT_TABS) {
      const fields = keyFields({ analysis: editors.analysis.state.doc, reason: editors.reason.state.doc })[tab]
      const field = pick(
        fields.filter(({ kind }) => kind === 'text'),
        random,
      )
      if (field !== undefined) editors[tab].commands.setTextField(field.position, value)
    }
  })
}

/** Makes one edit in one of the documents, or in both at once. The same `random` makes the same edits. */
export const editAtRandom = (opened: OpenEditors, random: Random): void => {
  if (random() < 0.05) changeBoth(opened, random)
  else editOne(opened.editors[pick<DocumentTab>(DOCUMENT_TABS, random) ?? 'analysis'], random)
}
