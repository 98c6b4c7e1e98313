import { closeHistory } from '@tiptap/pm/history'
import type { Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { markDeliberate } from '../field/deliberate-change.ts'
import { element, setText } from '../view/element.ts'
import type { FieldLabels } from '../view/field-context.ts'
import { FIELD_VIEWS } from '../view/field-view.ts'
import { placePopup, viewOf } from '../view/place-popup.ts'
import { DELETE_KEYS, isDeleteKey, isTurnKey, TURN_KEYS } from '../view/shortcuts.ts'
import { deleteField } from './delete-words.ts'
import type { Refusal } from './keep-fields.ts'
import type { MadeRoom } from './made-room.ts'
import { replaceByText, selectText } from './turn-into-text.ts'

const FLASHED = 'rj-guarded'
const HIDDEN = 'rj-hidden'

const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Shift', 'Alt', 'Meta'])

/** Shows beside fields that a deletion left them, and asks what is to become of them. */
export class FieldHintView {
  readonly dom: HTMLElement
  private readonly words = element('span', { role: 'status' })
  private readonly buttons: HTMLElement
  private readonly turn: HTMLElement
  private readonly view: EditorView
  private readonly labels: FieldLabels
  private fields: readonly number[] = []
  private flashed: Element[] = []
  /** The deletion that is asked about: the answer belongs to the same step of undo. */
  private deletion: Transaction | null = null

  constructor(view: EditorView, labels: FieldLabels) {
    this.view = view
    this.labels = labels
    this.turn = this.button(labels.turnIntoText, TURN_KEYS, () => this.turnIntoText())
    this.buttons = element(
      'span',
      { class: 'rj-field-answers' },
      this.button(labels.deleteFields, DELETE_KEYS, () => this.deleteFields()),
      this.turn,
      this.button(labels.keepFields, 'Esc', () => this.keep()),
    )
    this.dom = element('div', { class: 'rj-field-hint' }, this.words, this.buttons)
    this.dom.addEventListener('keydown', event => {
      if (this.key(event)) event.preventDefault()
    })
    this.buttons.hidden = true
    this.dom.classList.add(HIDDEN)
  }

  private button(text: string, keys: string, run: () => void): HTMLElement {
    const button = element('button', { type: 'button', class: 'rj-button' }, text, element('kbd', {}, keys))
    button.addEventListener('click', run)
    return button
  }

  get isShown(): boolean {
    return !this.dom.classList.contains(HIDDEN)
  }

  show({ reason, fields }: Refusal, deletion: Transaction | null = null): void {
    this.hide()
    const anchor = this.flash(fields)
    if (anchor === null) return
    if (!isInView(anchor)) anchor.scrollIntoView({ block: 'center' })
    setText(this.words, this.labels.guarded(reason, fields.length))
    this.buttons.hidden = reason !== 'removed'
    this.belongTo(deletion)
    this.dom.classList.remove(HIDDEN)
    placePopup(this.dom, anchor)
  }

  /** Goes on asking about the same fields, where they are now, while something is written in place of the words. */
  follow({ deletion, fields }: MadeRoom): void {
    if (!this.isShown || this.buttons.hidden) return
    for (const dom of this.flashed) dom.classList.remove(FLASHED)
    const anchor = this.flash(fields)
    this.belongTo(deletion)
    if (anchor === null) this.hide()
    else placePopup(this.dom, anchor)
  }

  /** Marks the fields that are asked about; returns the one to ask beside. */
  private flash(fields: readonly number[]): Element | null {
    const shown = fields.flatMap(position => {
      const dom = this.view.nodeDOM(position)
      return dom instanceof Element && FIELD_VIEWS.has(dom) ? [dom] : []
    })
    for (const dom of shown) dom.classList.add(FLASHED)
    this.flashed = shown
    this.fields = fields
    return shown.find(isInView) ?? shown[0] ?? null
  }

  private belongTo(deletion: Transaction | null): void {
    this.deletion = deletion
    // Of a field alone there is nothing else to delete.
    const { turnIntoText, turnAndDelete, turnAndDeleteHint } = this.labels
    this.turn.firstChild?.replaceWith(deletion ? turnAndDelete : turnIntoText)
    this.turn.title = deletion ? turnAndDeleteHint : ''
  }

  hide(): void {
    if (!this.isShown) return
    for (const dom of this.flashed) dom.classList.remove(FLASHED)
    this.flashed = []
    this.fields = []
    this.deletion = null
    setText(this.words, '')
    this.buttons.hidden = true
    this.dom.classList.add(HIDDEN)
  }

  /** Handles the hint's keys while it is shown, and goes away at any other; returns whether the key was one. */
  key(event: KeyboardEvent): boolean {
    if (!this.isShown || event.isComposing || MODIFIERS.has(event.key)) return false
    const isAsking = !this.buttons.hidden
    const isInside = this.dom.contains(document.activeElement)
    if (event.key === 'Escape') this.keep()
    else if (isAsking && isDeleteKey(event)) this.deleteFields()
    else if (isAsking && isTurnKey(event)) this.turnIntoText()
    else if (isAsking && event.key === 'Tab' && !event.shiftKey && !isInside)
      this.buttons.querySelector('button')?.focus()
    else {
      if (!isInside) this.hide()
      return false
    }
    return true
  }

  private keep(): void {
    this.hide()
    this.view.focus()
  }

  private deleteFields(): void {
    this.answer((tr, from) => {
      deleteField(tr, from)
    })
  }

  private turnIntoText(): void {
    this.answer((tr, from) => {
      replaceByText(tr, from)
    }, selectText)
  }

  /** Changes each field, as a part of the deletion's step of undo. `select` is given what became of them. */
  private answer(
    change: (tr: Transaction, position: number) => void,
    select?: (tr: Transaction, from: number, to: number) => void,
  ): void {
    const { tr, doc } = this.view.state
    const places = [...this.fields].sort((a, b) => a - b)
    const [first, last] = [places[0], places.at(-1)]
    if (first === undefined || last === undefined) return
    const end = last + (doc.nodeAt(last)?.nodeSize ?? 0)
    // From the last to the first: what stands before keeps its place.
    for (const position of places.reverse()) change(tr, position)
    select?.(tr, first, tr.mapping.map(end))
    if (this.deletion === null) closeHistory(tr)
    else tr.setMeta('appendedTransaction', this.deletion)
    this.view.dispatch(markDeliberate(tr))
    this.view.focus()
  }
}

const isInView = (element: Element): boolean => {
  const { top } = element.getBoundingClientRect()
  const view = viewOf(element)
  return top >= view.top && top <= view.bottom
}
