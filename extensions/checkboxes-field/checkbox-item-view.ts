import { element, setAttribute, setText } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { isAmount } from './checked-total.ts'
import { formatAmount } from './format-amount.ts'

/** A row of a checkboxes field: the box, its label, its amount. */
export class CheckboxItemView extends FieldView {
  readonly dom: HTMLElement
  override readonly contentDOM: HTMLElement
  readonly control: HTMLInputElement
  private readonly amount: HTMLElement

  constructor(props: FieldViewProps) {
    super(props)
    this.control = element('input', { type: 'checkbox', class: 'rj-box', tabindex: '-1', 'data-action': 'check' })
    this.contentDOM = element('span', { class: 'rj-checkbox-label' })
    this.amount = element('span', { class: 'rj-checkbox-amount' })
    const label = element('label', { class: 'rj-checkbox-head' }, this.control, this.contentDOM)
    this.dom = element('div', { class: 'rj-checkbox-row', contenteditable: 'false' }, label, this.amount)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    const value: string = this.node.attrs['value']
    this.control.checked = this.node.attrs['checked']
    setAttribute(this.control, 'aria-label', this.node.textContent)
    setText(this.amount, isAmount(value) ? formatAmount(Number(value)) : value)
  }

  act(action: string): void {
    if (action === 'check') this.run((commands, position) => commands.checkItem(position, this.control.checked))
  }
}
