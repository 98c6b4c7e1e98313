import type { Node } from '@tiptap/pm/model'
import { element, setAttribute, setText } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { createSourceBadge, drawSourceBadge } from '../view/source-badge-view.ts'
import { type Amount, checkedTotal, isAmount } from './checked-total.ts'
import { formatAmount } from './format-amount.ts'

const amountsOf = (node: Node): Amount[] =>
  node.children.map(({ attrs }) => ({ value: attrs['value'], checked: attrs['checked'] }))

/** Items to tick with "all" above and the total below, both derived from the items (spec §4). */
export class CheckboxesFieldView extends FieldView {
  readonly dom: HTMLElement
  override readonly contentDOM: HTMLElement
  private readonly all: HTMLInputElement
  private readonly total: HTMLElement
  private readonly note: HTMLElement
  private readonly badge: HTMLButtonElement

  constructor(props: FieldViewProps) {
    super(props)
    const { labels } = this.context
    this.all = element('input', { type: 'checkbox', class: 'rj-box', 'data-action': 'all' })
    this.badge = createSourceBadge()
    const head = element(
      'div',
      { class: 'rj-checkbox-row rj-checkbox-all', contenteditable: 'false' },
      element('label', { class: 'rj-checkbox-head' }, this.all, labels.all),
      this.badge,
      element('span', { class: 'rj-checkbox-amount' }, labels.amount),
    )
    this.contentDOM = element('div', { class: 'rj-checkbox-items' })
    this.total = element('span', { class: 'rj-checkbox-amount' })
    this.note = element('span', { class: 'rj-checkbox-note' })
    const foot = element(
      'div',
      { class: 'rj-checkbox-row rj-checkbox-total', contenteditable: 'false', 'aria-live': 'polite' },
      element('span', { class: 'rj-checkbox-head' }, labels.total, this.note),
      this.total,
    )
    this.dom = element('div', { class: 'rj-checkboxes', role: 'group' }, head, this.contentDOM, foot)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    const amounts = amountsOf(this.node)
    const hasUncounted = amounts.some(({ value, checked }) => checked && !isAmount(value))
    this.all.checked = amounts.every(({ checked }) => checked)
    setText(this.total, `¥${formatAmount(checkedTotal(amounts))}`)
    setText(this.note, hasUncounted ? this.context.labels.notCounted : '')
    setAttribute(this.dom, 'aria-label', this.label)
    drawSourceBadge(this.badge, this.node.attrs['source'], this.context)
  }

  act(action: string): void {
    if (action === 'source') this.context.onSource(this.node.attrs['source'])
    if (action === 'all') this.run((commands, position) => commands.checkAll(position, this.all.checked))
  }
}
