import { afterPress } from '../input/after-press.ts'
import { element, ownForm, partOf, setAttribute, setText, template } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps, isPlain } from '../view/field-view.ts'
import { FIELD_KEY_SHORTCUTS } from '../view/shortcuts.ts'

const createField = template(() => {
  const control = element('span', {
    class: 'rj-text',
    role: 'textbox',
    tabindex: '0',
    'aria-keyshortcuts': FIELD_KEY_SHORTCUTS,
    'data-action': 'edit',
  })
  return element('span', { class: 'rj-text-field', contenteditable: 'false' }, control)
})

/** Draws text that is edited in place, in an input made on demand (docs/screens.md §4). */
export class TextFieldView extends FieldView {
  readonly dom = createField()
  readonly control = partOf(this.dom, 'rj-text')
  private input: HTMLInputElement | null = null

  constructor(props: FieldViewProps) {
    super(props)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    const value: string = this.node.attrs['value']
    const { labels } = this.context
    this.control.classList.toggle('rj-empty', value === '')
    setText(this.control, value === '' ? labels.needed(this.label) : value)
    setAttribute(this.control, 'aria-label', value === '' ? labels.needed(this.label) : this.label)
    setAttribute(this.control, 'aria-required', this.node.attrs['required'] ? 'true' : null)
    this.describe(this.control, this.control)
  }

  act(action: string): void {
    if (action === 'edit') this.enter()
  }

  override enter(): void {
    if (this.input || !this.view.editable) return
    const input = element('input', { class: 'rj-text-input', type: 'text', 'aria-label': this.label })
    input.value = this.node.attrs['value']
    input.addEventListener('blur', () => afterPress(() => this.close(input, true)))
    this.input = input
    this.control.hidden = true
    this.control.before(ownForm('rj-text-form', input))
    input.focus()
    input.select()
  }

  private close(input: HTMLInputElement, isCommit: boolean): void {
    if (this.input !== input) return
    this.input = null
    const { value } = input
    input.form?.remove()
    this.control.hidden = false
    if (isCommit && value !== this.node.attrs['value'])
      this.run((commands, position) => commands.setTextField(position, value))
  }

  override key(event: KeyboardEvent): boolean {
    const { input } = this
    if (!input) {
      if (event.target !== this.control || !isPlain(event, 'Enter', ' ')) return false
      this.enter()
      return true
    }
    if (!isPlain(event, 'Enter', 'Escape', 'Tab')) return false
    this.close(input, event.key !== 'Escape')
    this.control.focus()
    // Tab goes on from here.
    return event.key !== 'Tab'
  }

  destroy(): void {
    if (this.input) this.close(this.input, false)
  }
}
