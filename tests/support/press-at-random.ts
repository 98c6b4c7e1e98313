import type { Editor } from '@tiptap/core'
import { type Selection, TextSelection } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'
import { alignLines, insertPageBreak } from '#extensions/kit.ts'
import { insertTable } from '../../src/features/document-editor/tables/insert-table.ts'
import { prepareTables, TABLE_COMMANDS } from '../../src/features/document-editor/tables/table-editing.ts'

type Random = () => number
type Press = (editor: Editor, random: Random) => void

const below = (random: Random, bound: number): number => Math.floor(random() * bound)
const pick = <Item>(items: readonly Item[], random: Random): Item | undefined => items[below(random, items.length)]

const placesOf = ({ state }: Editor, types: RegExp): number[] => {
  const places: number[] = []
  state.doc.descendants((node, position) => {
    if (types.test(node.type.name)) places.push(position)
  })
  return places
}

const select = ({ state, view }: Editor, selection: Selection): void => view.dispatch(state.tr.setSelection(selection))

/** Selects from somewhere in a line to somewhere in one of the next three, over fields and borders. */
const selectWide = (editor: Editor, random: Random): void => {
  const { doc } = editor.state
  const lines = placesOf(editor, /^(paragraph|heading|checkboxItem)$/)
  const first = below(random, lines.length)
  const places = [first, Math.min(lines.length - 1, first + below(random, 4))].map(index => {
    const line = lines[index] ?? 0
    return line + 1 + below(random, (doc.nodeAt(line)?.content.size ?? 0) + 1)
  })
  const [from, to] = [Math.min(...places), Math.max(...places)]
  select(editor, TextSelection.between(doc.resolve(from), doc.resolve(to)))
}

const selectPlace = (editor: Editor, random: Random): void => {
  selectWide(editor, random)
  select(editor, TextSelection.near(editor.state.selection.$head))
}

const pressKey = ({ view }: Editor, key: string, held: KeyboardEventInit = {}): void => {
  view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
  view.dom.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift', bubbles: true }))
}

/** Answers a question about fields, where one is asked, or leaves it. */
const answer = (editor: Editor, random: Random): void => {
  const question = editor.view.dom.parentElement?.querySelector('.rj-field-hint:not(.rj-hidden)')
  if (!question?.querySelector('.rj-field-answers:not([hidden])')) return
  const key = pick(['Backspace', 'Enter', 'Escape', null, null], random)
  if (key) pressKey(editor, key, key === 'Escape' ? {} : { ctrlKey: true, shiftKey: true })
}

const PASTED = [
  '<p><b>粗</b>体</p>',
  '<ul><li>甲<ul><li>乙</li></ul></li></ul>',
  '<table><tr><td colspan="2">一</td></tr><tr><td>二</td><td>三</td></tr></table>',
  '行内',
  '<p style="text-align:center">中</p><p>左</p>',
  '<h2>题</h2><p>文</p>',
]

/** The clipboard of the walk: what was last cut or copied, or what another program put there. */
const clipboard = new Map<string, string>()
const clipboardData = {
  getData: (type: string): string => clipboard.get(type) ?? '',
  setData: (type: string, data: string): void => void clipboard.set(type, data),
  clearData: (): void => clipboard.clear(),
  files: [],
}
const fire = ({ view }: Editor, type: 'cut' | 'copy' | 'paste'): boolean =>
  view.dom.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData }))

const PRESSES: readonly Press[] = [
  (editor, random) => {
    selectWide(editor, random)
    pressKey(editor, pick(['Backspace', 'Delete'], random) ?? '')
    answer(editor, random)
  },
  (editor, random) => {
    selectWide(editor, random)
    const { state, view } = editor
    const { from, to } = state.selection
    const write = () => state.tr.insertText('字', from, to)
    if (!view.someProp('handleTextInput', handle => handle(view, from, to, '字', write))) view.dispatch(write())
    answer(editor, random)
  },
  (editor, random) => {
    selectPlace(editor, random)
    pressKey(editor, pick(['Backspace', 'Delete', 'Enter', 'Tab'], random) ?? '')
    answer(editor, random)
  },
  (editor, random) => {
    selectWide(editor, random)
    fire(editor, pick(['cut', 'copy'] as const, random) ?? 'cut')
    answer(editor, random)
  },
  (editor, random) => {
    if (random() < 0.5) selectWide(editor, random)
    else selectPlace(editor, random)
    if (random() < 0.6) {
      clipboard.set('text/html', pick(PASTED, random) ?? '')
      clipboard.set('text/plain', '文')
    }
    fire(editor, 'paste')
    answer(editor, random)
  },
  (editor, random) => {
    selectPlace(editor, random)
    const { $to } = editor.state.selection
    if ($to.depth === 2) insertTable(editor, { rows: 2, columns: 2 })
  },
  (editor, random) => {
    const cells = placesOf(editor, /^table(Cell|Header)$/)
    const at = below(random, cells.length)
    const [first = 0, last = 0] = [cells[at], cells[at + below(random, 3)] ?? cells[at]]
    const { doc } = editor.state
    const isOneTable = doc.resolve(first).node(-1) === doc.resolve(last).node(-1)
    if (cells.length === 0 || !isOneTable) return
    select(editor, CellSelection.create(doc, first, last))
    if (random() < 0.2) pressKey(editor, 'Backspace')
    else pick(Object.values(TABLE_COMMANDS), random)?.(editor.state, editor.view.dispatch.bind(editor.view))
    answer(editor, random)
  },
  (editor, random) => {
    selectPlace(editor, random)
    insertPageBreak(editor.state, editor.view.dispatch.bind(editor.view))
  },
  (editor, random) => {
    selectWide(editor, random)
    const align = pick(['center', 'right'] as const, random) ?? 'center'
    alignLines(editor.state, align, editor.view.dispatch.bind(editor.view))
  },
  (editor, random) => {
    selectWide(editor, random)
    const { commands } = editor
    const change = pick([commands.toggleOrderedList, () => commands.sinkListItem('listItem')], random)
    change?.()
  },
  (editor, random) => {
    const { commands } = editor
    const [field, item] = [/^checkboxesField$/, /^checkboxItem$/].map(types => pick(placesOf(editor, types), random))
    if (field === undefined || item === undefined) return
    const line = { label: `费${below(random, 9)}`, value: '7' }
    const change = pick([() => commands.addItem(field, line), () => commands.setItem(item, line)], random)
    change?.()
  },
]

/** Does in the mounted editor what a person does with keys, clipboard and tools. The same `random` does the same. */
export const pressAtRandom = (editor: Editor, random: Random): void => {
  prepareTables(editor)
  pick(PRESSES, random)?.(editor, random)
}
