import { element, setAttribute } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { createSourceBadge } from '../view/source-badge-view.ts'
import { createSwitchButton, drawSwitchButton } from '../view/switch-button.ts'

const createBracket = (bracket: string): HTMLElement =>
  element('span', { class: 'rj-bracket', contenteditable: 'false', 'aria-hidden': 'true' }, bracket)

/** A part of a line between brackets, with its switch before it. The brackets keep what is typed on its side of them. */
export class InlineSwitchFieldView extends FieldView {
  readonly dom: HTMLElement
  readonly control: HTMLButtonElement
  override readonly contentDOM: HTMLElement
  private readonly badge: HTMLButtonElement

  constructor(props: FieldViewProps) {
    super(props)
    this.control = createSwitchButton()
    this.badge = createSourceBadge()
    const head = element('span', { class: 'rj-inline-switch-control', contenteditable: 'false' }, this.control)
    this.contentDOM = element('span', { class: 'rj-inline-switch-body' })
    this.dom = element(
      'span',
      { class: 'rj-inline-switch', role: 'group' },
      head,
      createBracket('['),
      this.contentDOM,
      createBracket(']'),
      this.badge,
    )
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    this.dom.classList.toggle('rj-off', !this.node.attrs['on'])
    setAttribute(this.dom, 'aria-label', this.label)
    drawSwitchButton(this.control, this.node.attrs['on'], this.label, this.context.labels)
    this.describe(this.control, this.badge)
  }

  act(action: string): void {
    if (action === 'toggle') this.run((commands, position) => commands.toggleSwitch(position))
  }
}
