import type { Editor } from '@tiptap/core'
import type { EditorView } from '@tiptap/pm/view'
import { element, setText } from '../view/element.ts'
import type { FieldLabels } from '../view/field-context.ts'
import { FIELD_VIEWS } from '../view/field-view.ts'
import { placePopup, viewOf } from '../view/place-popup.ts'
import { isTurnKey, TURN_KEYS } from '../view/shortcuts.ts'
import type { Refusal } from './keep-fields.ts'

const FLASHED = 'rj-guarded'
const HIDDEN = 'rj-hidden'

/** Shows beside a field that it is protected, with a button that turns it into text. */
export class FieldHintView {
  readonly dom: HTMLElement
  private readonly words = element('span', { role: 'status' })
  private readonly button: HTMLButtonElement
  private readonly view: EditorView
  private readonly editor: Editor
  private readonly labels: FieldLabels
  private fields: readonly number[] = []
  private flashed: Element[] = []

  constructor(view: EditorView, editor: Editor, labels: FieldLabels) {
    this.view = view
    this.editor = editor
    this.labels = labels
    this.button = element(
      'button',
      { type: 'button', class: 'rj-button' },
      labels.turnIntoText,
      element('kbd', {}, TURN_KEYS),
    )
    this.button.addEventListener('click', () => this.turnIntoText())
    this.dom = element('div', { class: 'rj-field-hint' }, this.words, this.button)
    this.button.hidden = true
    this.dom.classList.add(HIDDEN)
  }

  get isShown(): boolean {
    return !this.dom.classList.contains(HIDDEN)
  }

  show({ reason, fields }: Refusal): void {
    this.hide()
    const shown = fields.flatMap(position => {
      const dom = this.view.nodeDOM(position)
      return dom instanceof Element && FIELD_VIEWS.has(dom) ? [dom] : []
    })
    const [first] = shown
    if (!first) return
    const anchor = shown.find(isInView) ?? first
    if (!isInView(anchor)) anchor.scrollIntoView({ block: 'center' })
    for (const dom of shown) dom.classList.add(FLASHED)
    this.flashed = shown
    this.fields = fields
    setText(this.words, this.labels.guarded(reason, fields.length))
    this.button.hidden = reason !== 'removed'
    this.dom.classList.remove(HIDDEN)
    placePopup(this.dom, anchor)
  }

  hide(): void {
    if (!this.isShown) return
    for (const dom of this.flashed) dom.classList.remove(FLASHED)
    this.flashed = []
    this.fields = []
    setText(this.words, '')
    this.button.hidden = true
    this.dom.classList.add(HIDDEN)
  }

  /** Handles the hint's keys while it is shown; returns whether the key was one. */
  key(event: KeyboardEvent): boolean {
    if (!this.isShown || event.isComposing) return false
    if (event.key === 'Escape') this.hide()
    else if (isTurnKey(event) && !this.button.hidden) this.turnIntoText()
    else return false
    return true
  }

  private turnIntoText(): void {
    // From the last to the first: what stands before keeps its place.
    const chain = this.editor.chain()
    for (const position of [...this.fields].sort((a, b) => b - a)) chain.turnIntoText(position)
    chain.run()
    this.view.focus()
  }
}

const isInView = (element: Element): boolean => {
  const { top } = element.getBoundingClientRect()
  const view = viewOf(element)
  return top >= view.top && top <= view.bottom
}
