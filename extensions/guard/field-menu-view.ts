import type { EditorView } from '@tiptap/pm/view'
import { element } from '../view/element.ts'
import type { FieldContext } from '../view/field-context.ts'
import { type FieldView, isTextEntry, viewsAround } from '../view/field-view.ts'
import { placePopup } from '../view/place-popup.ts'
import { SOURCE_KEYS, TURN_KEYS } from '../view/shortcuts.ts'

interface MenuItem {
  text: string
  keys: string
  run: () => void
}

/** Draws the small menu of a field, opened with the right button or the menu key. */
export class FieldMenuView {
  readonly dom: HTMLElement
  private readonly view: EditorView
  private readonly context: FieldContext
  private field: FieldView | null = null

  constructor(view: EditorView, context: FieldContext) {
    this.view = view
    this.context = context
    this.dom = element('div', { class: 'rj-menu', role: 'menu', 'aria-label': context.labels.fieldMenu, hidden: '' })
    this.dom.addEventListener('keydown', event => this.key(event))
    this.dom.addEventListener('focusout', event => {
      if (!(event.relatedTarget instanceof Node && this.dom.contains(event.relatedTarget))) this.close(false)
    })
  }

  /** Opens for the field whose control was clicked; returns false for text. */
  open(event: MouseEvent): boolean {
    const { target } = event
    if (!(target instanceof HTMLElement) || target.isContentEditable || isTextEntry(target)) return false
    const field = viewsAround(target, this.view.dom).find(view => view.isField)
    if (!field) return false
    this.field = field
    this.dom.replaceChildren(...this.itemsOf(field).map(item => this.draw(item)))
    this.dom.hidden = false
    placePopup(this.dom, target.closest('[data-action]') ?? field.dom)
    this.buttons[0]?.focus()
    return true
  }

  private get buttons(): HTMLElement[] {
    return [...this.dom.querySelectorAll('button')]
  }

  private itemsOf(field: FieldView): MenuItem[] {
    const { labels, onSource, describeSource } = this.context
    const { source } = field
    const turn = { text: labels.turnIntoText, keys: TURN_KEYS, run: () => field.turnIntoText() }
    if (source === null || describeSource(source) === null) return [turn]
    return [{ text: labels.showSource, keys: SOURCE_KEYS, run: () => onSource(source) }, turn]
  }

  private draw({ text, keys, run }: MenuItem): HTMLElement {
    const item = element('button', { type: 'button', role: 'menuitem', tabindex: '-1' }, text, element('kbd', {}, keys))
    item.addEventListener('click', () => {
      this.close(true)
      run()
    })
    return item
  }

  private key(event: KeyboardEvent): void {
    const { buttons } = this
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      const at = buttons.findIndex(button => button.matches(':focus'))
      buttons.at((at + step) % buttons.length)?.focus()
    } else if (event.key === 'Escape' || event.key === 'Tab') this.close(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  private close(isBack: boolean): void {
    this.dom.hidden = true
    if (isBack) this.field?.control.focus()
    this.field = null
  }
}
