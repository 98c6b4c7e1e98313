import { element, setAttribute, setText } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { createSourceBadge, drawSourceBadge } from '../view/source-badge-view.ts'

/** The last character, with the marks that combine with it. */
const LAST_CHARACTER = /\P{M}\p{M}*$/su

/** Text that is edited where it stands, in an input made when it is needed (ui.md §4). */
export class TextFieldView extends FieldView {
  readonly dom: HTMLElement
  private readonly text: HTMLElement
  private readonly start = element('span', { class: 'rj-text-start' })
  private readonly end = element('span')
  private readonly badge: HTMLButtonElement
  private input: HTMLInputElement | null = null

  constructor(props: FieldViewProps) {
    super(props)
    const pen = element('span', { class: 'rj-pen', 'aria-hidden': 'true' })
    this.text = element(
      'span',
      { class: 'rj-text', role: 'textbox', tabindex: '0', 'data-action': 'edit' },
      this.start,
      this.end,
      pen,
    )
    this.badge = createSourceBadge()
    this.dom = element('span', { class: 'rj-text-field', contenteditable: 'false' }, this.text, this.badge)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    const value: string = this.node.attrs['value']
    const { labels } = this.context
    this.text.classList.toggle('rj-empty', value === '')
    this.show(value === '' ? labels.needed(this.label) : value)
    setAttribute(this.text, 'aria-label', value === '' ? labels.needed(this.label) : this.label)
    setAttribute(this.text, 'aria-required', this.node.attrs['required'] ? 'true' : null)
    drawSourceBadge(this.badge, this.node.attrs['source'], this.context)
  }

  /** The last character stands apart: no line breaks between it and the badge (fields.css). */
  private show(text: string): void {
    const at = text.search(LAST_CHARACTER)
    setText(this.start, text.slice(0, at))
    setText(this.end, text.slice(at))
  }

  act(action: string): void {
    if (action === 'source') this.context.onSource(this.node.attrs['source'])
    if (action === 'edit' && this.view.editable) this.open()
  }

  private open(): void {
    if (this.input) return
    const input = element('input', { class: 'rj-text-input', type: 'text', 'aria-label': this.label })
    input.value = this.node.attrs['value']
    input.addEventListener('blur', () => this.close(input, true))
    this.input = input
    this.text.hidden = true
    this.text.before(input)
    input.focus()
    input.select()
  }

  private close(input: HTMLInputElement, isCommit: boolean): void {
    if (this.input !== input) return
    this.input = null
    const { value } = input
    input.remove()
    this.text.hidden = false
    if (isCommit && value !== this.node.attrs['value'])
      this.run((commands, position) => commands.setTextField(position, value))
  }

  override key(event: KeyboardEvent): boolean {
    const { input } = this
    if (!input) {
      if (event.target !== this.text || (event.key !== 'Enter' && event.key !== ' ')) return false
      this.act('edit')
      return true
    }
    // While composing, Enter and Escape belong to the input method.
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return false
    this.close(input, event.key === 'Enter')
    this.text.focus()
    return true
  }

  destroy(): void {
    if (this.input) this.close(this.input, false)
  }
}
