import { element, partOf, setAttribute, setText, template } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps, isPlain } from '../view/field-view.ts'
import { FIELD_KEY_SHORTCUTS } from '../view/shortcut.ts'
import { createSourceBadge } from '../view/source-badge-view.ts'

/** The last character, with the marks that combine with it. */
const LAST_CHARACTER = /\P{M}\p{M}*$/su

const createField = template(() => {
  const control = element(
    'span',
    {
      class: 'rj-text',
      role: 'textbox',
      tabindex: '0',
      'aria-keyshortcuts': FIELD_KEY_SHORTCUTS,
      'data-action': 'edit',
    },
    element('span', { class: 'rj-text-start' }),
    element('span', { class: 'rj-text-end' }),
    element('span', { class: 'rj-pen', 'aria-hidden': 'true' }),
  )
  return element('span', { class: 'rj-text-field', contenteditable: 'false' }, control, createSourceBadge())
})

/** Text that is edited where it stands, in an input made when it is needed (ui.md §4). */
export class TextFieldView extends FieldView {
  readonly dom = createField()
  readonly control = partOf(this.dom, 'rj-text')
  private readonly start = partOf(this.dom, 'rj-text-start')
  private readonly end = partOf(this.dom, 'rj-text-end')
  private readonly badge = partOf(this.dom, 'rj-source')
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
    this.show(value === '' ? labels.needed(this.label) : value)
    setAttribute(this.control, 'aria-label', value === '' ? labels.needed(this.label) : this.label)
    setAttribute(this.control, 'aria-required', this.node.attrs['required'] ? 'true' : null)
    this.describe(this.control, this.badge)
  }

  /** The last character stands apart: no line breaks between it and the badge (fields.css). */
  private show(text: string): void {
    const at = text.search(LAST_CHARACTER)
    setText(this.start, text.slice(0, at))
    setText(this.end, text.slice(at))
  }

  act(action: string): void {
    if (action === 'edit') this.enter()
  }

  override enter(): void {
    if (this.input || !this.view.editable) return
    const input = element('input', { class: 'rj-text-input', type: 'text', 'aria-label': this.label })
    input.value = this.node.attrs['value']
    input.addEventListener('blur', () => this.close(input, true))
    this.input = input
    this.control.hidden = true
    this.control.before(input)
    input.focus()
    input.select()
  }

  private close(input: HTMLInputElement, isCommit: boolean): void {
    if (this.input !== input) return
    this.input = null
    const { value } = input
    input.remove()
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
