import { element, partOf, setAttribute, setText, template } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { formatAmount, isAmount } from './amounts.ts'
import { turnByWords } from './turn-by-words.ts'

const createItem = template(() => {
  const head = element(
    'span',
    { class: 'rj-checkbox-head', 'data-action': 'check' },
    element('input', { type: 'checkbox', class: 'rj-box', tabindex: '-1', 'data-action': 'check' }),
    element('span', { class: 'rj-checkbox-label' }),
  )
  const amount = element('span', { class: 'rj-checkbox-amount' })
  return element('div', { class: 'rj-checkbox-row', contenteditable: 'false' }, head, amount)
})

/** A row of a checkboxes field: the box, its label, its amount. */
export class CheckboxItemView extends FieldView {
  readonly dom = createItem()
  override readonly contentDOM = partOf(this.dom, 'rj-checkbox-label')
  readonly control = partOf<HTMLInputElement>(this.dom, 'rj-box')
  private readonly amount = partOf(this.dom, 'rj-checkbox-amount')

  constructor(props: FieldViewProps) {
    super(props)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    const value: string = this.node.attrs['value']
    this.control.checked = this.node.attrs['checked']
    setAttribute(this.control, 'aria-label', this.node.textContent)
    setText(this.amount, isAmount(value) ? formatAmount(Number(value)) : value)
  }

  act(action: string, clicked: HTMLElement): void {
    if (action !== 'check') return
    turnByWords(this.control, clicked)
    this.run((commands, position) => commands.checkItem(position, this.control.checked))
  }
}
