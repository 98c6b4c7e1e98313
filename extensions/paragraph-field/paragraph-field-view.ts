import { element, ownForm, partOf, setAttribute, setText, template } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps, isPlain } from '../view/field-view.ts'
import { FIELD_KEY_SHORTCUTS } from '../view/shortcuts.ts'

const createField = template(() => {
  const control = element('span', {
    class: 'rj-paragraph-text',
    role: 'textbox',
    'aria-multiline': 'true',
    tabindex: '0',
    'aria-keyshortcuts': FIELD_KEY_SHORTCUTS,
  })
  const trigger = element('button', { type: 'button', class: 'rj-button rj-paragraph-edit', tabindex: '-1' })
  // All of the block, also beside its lines: what is typed after a click there must not go elsewhere.
  return element('div', { class: 'rj-paragraph', contenteditable: 'false', 'data-action': 'edit' }, control, trigger)
})

/** Draws lines of text, edited in a text area; the edit counts only once it is saved (docs/specification.md §4). */
export class ParagraphFieldView extends FieldView {
  readonly dom = createField()
  readonly control = partOf(this.dom, 'rj-paragraph-text')
  private form: { box: HTMLElement; area: HTMLTextAreaElement } | null = null

  constructor(props: FieldViewProps) {
    super(props)
    setText(partOf(this.dom, 'rj-paragraph-edit'), this.context.labels.edit)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    const value: string = this.node.attrs['value']
    const { labels } = this.context
    const isEmpty = value.trim() === ''
    this.dom.classList.toggle('rj-empty', isEmpty)
    this.dom.classList.toggle('rj-has-content', !isEmpty)
    setText(this.control, isEmpty ? labels.needed(this.label) : value)
    setAttribute(this.control, 'aria-label', isEmpty ? labels.needed(this.label) : this.label)
    setAttribute(this.control, 'aria-required', this.node.attrs['required'] ? 'true' : null)
    this.describe(this.control, this.control)
  }

  act(action: string): void {
    if (action === 'edit') this.enter()
    if (action === 'save') this.close(true)
    if (action === 'cancel') this.close(false)
  }

  override enter(): void {
    if (this.form || !this.view.editable) return
    const { labels } = this.context
    const area = element('textarea', { class: 'rj-paragraph-area', rows: '2', tabindex: '0', 'aria-label': this.label })
    area.value = this.node.attrs['value']
    const foot = element(
      'div',
      { class: 'rj-paragraph-foot' },
      element('span', {}, labels.editHint),
      element('button', { type: 'button', class: 'rj-button', 'data-action': 'cancel' }, labels.cancel),
      element('button', { type: 'button', class: 'rj-button rj-primary', 'data-action': 'save' }, labels.save),
    )
    const box = ownForm('rj-paragraph-form', area, foot)
    this.form = { box, area }
    this.control.hidden = true
    this.dom.append(box)
    this.dom.classList.add('rj-editing')
    area.focus()
  }

  private close(isSaved: boolean): void {
    if (!this.form) return
    const { box, area } = this.form
    const value = area.value.replaceAll('\r\n', '\n')
    this.form = null
    box.remove()
    this.control.hidden = false
    this.dom.classList.remove('rj-editing')
    if (isSaved && value !== this.node.attrs['value']) {
      this.run((commands, position) => commands.setParagraphField(position, value))
    }
    this.control.focus()
  }

  override key(event: KeyboardEvent): boolean {
    if (!this.form) {
      if (event.target !== this.control || !isPlain(event, 'Enter', ' ')) return false
      this.enter()
      return true
    }
    if (event.key === 'Escape') this.close(false)
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.close(true)
    else return false
    return true
  }
}
