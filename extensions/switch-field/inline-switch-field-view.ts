import { element } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { createSwitchButton, drawSwitchButton } from '../view/switch-button.ts'

/** A part of a line between brackets, with its switch before it. */
export class InlineSwitchFieldView extends FieldView {
  readonly dom: HTMLElement
  override readonly contentDOM: HTMLElement
  private readonly button: HTMLButtonElement

  constructor(props: FieldViewProps) {
    super(props)
    this.button = createSwitchButton()
    const control = element('span', { class: 'rj-inline-switch-control', contenteditable: 'false' }, this.button)
    this.contentDOM = element('span', { class: 'rj-inline-switch-body' })
    this.dom = element('span', { class: 'rj-inline-switch' }, control, this.contentDOM)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    this.dom.classList.toggle('rj-off', !this.node.attrs['on'])
    drawSwitchButton(this.button, this.node.attrs['on'], this.label, this.context.labels)
  }

  act(action: string): void {
    if (action === 'toggle') this.run((commands, position) => commands.toggleSwitch(position))
  }
}
