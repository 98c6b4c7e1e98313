import type { Editor } from '@tiptap/core'
import { readAmount } from '#extensions/checkboxes-field/amounts.ts'
import { drawNow, element, FIELD_VIEWS } from '#extensions/kit.ts'
import { i18n } from '../../../locales/i18n.ts'
import { DOCUMENT_TABS, type DocumentTab } from '../document/document-tab.ts'
import type { PlacedField } from '../fields/document-fields.ts'
import { keyFields } from '../fields/list-fields.ts'
import type { OpenText } from './journal.ts'
import './reopen-text.css'

const openParagraph = (editor: Editor, position: number, text: string): boolean => {
  if (!editor.isInitialized) return false
  drawNow(editor.view, position)
  const dom = editor.view.nodeDOM(position)
  if (!(dom instanceof HTMLElement)) return false
  FIELD_VIEWS.get(dom)?.enter()
  const area = dom.querySelector('textarea')
  if (area === null) return false
  area.value = text
  area.after(element('div', { class: 'rj-text-restored', role: 'status' }, i18n.t('editor.sheet.restored')))
  area.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Puts a line of fees into its field, as leaving its form does; a new one with neither name nor amount is none. */
const putLine = (editor: Editor, { node, position }: PlacedField, text: string, line: OpenText['line']): boolean => {
  if (line === undefined) return true
  const typed = { label: text.trim(), value: readAmount(line.amount) }
  const { commands } = editor
  if (line.index < node.childCount) {
    const offset = node.children.slice(0, line.index).reduce((size, item) => size + item.nodeSize, 1)
    commands.setItem(position + offset, typed)
  } else if (typed.label !== '' || typed.value !== '') {
    commands.addItem(position, { ...typed, label: typed.label || i18n.t('editor.sheet.line.name') })
  }
  return true
}

/**
 * Puts text that was being typed back: into a text field and a line of fees itself, and into a paragraph opened again,
 * with a note that it is not saved. Returns false while the paragraph is not on screen.
 */
const reopenText = (editor: Editor, field: PlacedField, { text, line }: OpenText): boolean => {
  const { kind, node, position } = field
  if (kind === 'checkboxes') return putLine(editor, field, text, line)
  if (kind === 'text') return text === node.attrs['value'] || editor.commands.setTextField(position, text)
  return kind === 'paragraph' && (text === node.attrs['value'] || openParagraph(editor, position, text))
}

type TextEntry = HTMLInputElement | HTMLTextAreaElement
type Editors = Readonly<Record<DocumentTab, Editor>>

interface Entry extends OpenText {
  /** The field's element. */
  dom: Element
}

export interface OpenTexts {
  /**
   * Returns the texts being typed that their fields do not hold yet, without what an input method is still composing.
   */
  read(): OpenText[]
  /**
   * Puts back the texts that wait for their fields; those whose fields are not on screen follow by themselves later.
   * It edits the documents, so it is to be called when those who follow their edits are ready.
   */
  putBack(): void
  stop(): void
}

const isTextEntry = (target: EventTarget | null): target is TextEntry =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

const fieldAround = (entry: TextEntry): Element | null => {
  for (let at = entry.parentElement; at !== null; at = at.parentElement) if (FIELD_VIEWS.has(at)) return at
  return null
}

const keyedFields = ({ analysis, reason }: Editors) =>
  keyFields({ analysis: analysis.state.doc, reason: reason.state.doc })

/** Returns the key of the field of an element and its line of fees; null if it is no field of these documents. */
const placeOf = (dom: Element, editors: Editors): { field: string; index: number | null } | null => {
  const tab = DOCUMENT_TABS.find(known => editors[known].isInitialized && editors[known].view.dom.contains(dom))
  if (tab === undefined) return null
  const at = editors[tab].view.posAtDOM(dom, 0)
  const $at = editors[tab].state.doc.resolve(at)
  const { parent, depth } = $at
  const isItem = parent.type.name === 'checkboxItem'
  const isFees = parent.type.name === 'checkboxesField'
  const index = isItem ? $at.index(depth - 1) : isFees ? parent.childCount : null
  const position = isItem ? $at.before(depth - 1) : isFees ? $at.before(depth) : at
  const field = keyedFields(editors)[tab].find(field => field.position === position)?.key
  return field === undefined ? null : { field, index }
}

const inputOf = (form: Element | null, name: string): HTMLInputElement | null => form?.querySelector(`.${name}`) ?? null

/**
 * Follows the text typed into the inputs of fields. `onChange` is called when it changed, but not during a composition.
 * Texts that another page left, and those of fields drawn again, are put back by `putBack`: into a text field and a line of fees
 * themselves, as leaving them does (docs/specification.md §4), and into a paragraph opened again.
 */
export const followOpenTexts = (editors: Editors, left: readonly OpenText[], onChange: () => void): OpenTexts => {
  const stop = new AbortController()
  const { signal } = stop
  const entries = new Map<TextEntry, Entry>()
  let waiting = [...left]

  const note = ({ target }: Event): void => {
    if (!isTextEntry(target)) return
    const form = target.closest('.rj-line-form')
    // A line of fees is one text, kept by the input of its name.
    const entry = inputOf(form, 'rj-line-label') ?? target
    const known = entries.get(entry)
    const dom = known?.dom ?? fieldAround(entry)
    const place = known ? { field: known.field, index: known.line?.index ?? null } : dom && placeOf(dom, editors)
    if (dom === null || place === null) return
    const { field, index } = place
    const line = index === null ? null : { index, amount: inputOf(form, 'rj-line-amount')?.value ?? '' }
    entries.set(entry, { dom, field, text: entry.value, ...(line && { line }) })
    // Text typed in a field now replaces text that waited for it.
    waiting = waiting.filter(text => text.field !== field || text.line?.index !== line?.index)
    onChange()
  }

  /** An input that disappeared alone was closed; one that disappeared with its field has lost its place. */
  const settle = (): void => {
    for (const [entry, { dom, ...text }] of entries) {
      if (entry.isConnected) continue
      entries.delete(entry)
      if (!dom.isConnected) waiting.push(text)
      onChange()
    }
  }

  const putBack = (): void => {
    if (stop.signal.aborted || waiting.length === 0) return
    const keyed = keyedFields(editors)
    const found = waiting.filter(text =>
      DOCUMENT_TABS.some(tab => {
        const place = keyed[tab].find(({ key }) => key === text.field)
        return place !== undefined && reopenText(editors[tab], place, text)
      }),
    )
    waiting = waiting.filter(text => !found.includes(text))
    if (found.length > 0) onChange()
  }

  document.addEventListener('input', event => (event instanceof InputEvent && event.isComposing) || note(event), {
    signal,
  })
  document.addEventListener('compositionend', note, { signal })
  // A field that closes moves the focus elsewhere, or nowhere; the input is gone only after the event.
  document.addEventListener('focusin', settle, { signal })
  document.addEventListener('focusout', () => queueMicrotask(settle), { signal })
  // One that is left by a press closes with the click.
  document.addEventListener('click', settle, { signal })
  // The event comes just before the editor counts as initialised.
  for (const tab of DOCUMENT_TABS) editors[tab].on('create', () => queueMicrotask(putBack))

  return {
    read: () => {
      settle()
      return [...[...entries.values()].map(({ dom: _, ...text }) => text), ...waiting]
    },
    putBack,
    stop: () => stop.abort(),
  }
}
