import type { Node } from '@tiptap/pm/model'
import { element, partOf, setAttribute, setText, template } from '../view/element.ts'
import { arrowStep, FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { FIELD_KEY_SHORTCUTS } from '../view/shortcuts.ts'
import { type Amount, checkedTotal, formatAmount, isAmount } from './amounts.ts'

/**
 * Toggles a box whose words were clicked, as a label element would. There are no label elements: Chromium's form
 * filling goes through all labels of the document at each key in a field.
 */
const turnByWords = (box: HTMLInputElement, clicked: Element): void => {
  if (clicked === box) return
  box.checked = !box.checked
  box.focus()
}

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

/** Draws a row of a checkboxes field: the box, its label, its amount. */
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

const amountsOf = (node: Node): Amount[] =>
  node.children.map(({ attrs }) => ({ value: attrs['value'], checked: attrs['checked'] }))

const createField = template(() => {
  const head = element(
    'div',
    { class: 'rj-checkbox-row rj-checkbox-all', contenteditable: 'false' },
    element(
      'span',
      { class: 'rj-checkbox-head', 'data-action': 'all' },
      element('input', { type: 'checkbox', class: 'rj-box', tabindex: '0', 'data-action': 'all' }),
      element('span', { class: 'rj-checkbox-all-name' }),
    ),
    element('span', { class: 'rj-checkbox-amount rj-checkbox-amount-name' }),
  )
  const foot = element(
    'div',
    { class: 'rj-checkbox-row rj-checkbox-total', contenteditable: 'false', 'aria-live': 'polite' },
    element('span', { class: 'rj-checkbox-total-name' }),
    element('span', { class: 'rj-checkbox-note' }),
    element('span', { class: 'rj-checkbox-amount rj-checkbox-sum' }),
  )
  return element(
    'div',
    { class: 'rj-checkboxes', role: 'group', 'aria-keyshortcuts': FIELD_KEY_SHORTCUTS },
    head,
    element('div', { class: 'rj-checkbox-items' }),
    foot,
  )
})

/**
 * Draws items to tick, with "all" above and the total below, both derived from the items (docs/specification.md §4).
 */
export class CheckboxesFieldView extends FieldView {
  readonly dom = createField()
  override readonly contentDOM = partOf(this.dom, 'rj-checkbox-items')
  private readonly all = partOf<HTMLInputElement>(this.dom, 'rj-box')
  private readonly total = partOf(this.dom, 'rj-checkbox-sum')
  private readonly note = partOf(this.dom, 'rj-checkbox-note')

  constructor(props: FieldViewProps) {
    super(props)
    const { labels } = this.context
    setText(partOf(this.dom, 'rj-checkbox-all-name'), labels.all)
    setAttribute(this.all, 'aria-label', labels.all)
    setText(partOf(this.dom, 'rj-checkbox-amount-name'), labels.amount)
    setText(partOf(this.dom, 'rj-checkbox-total-name'), labels.total)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  private get boxes(): HTMLInputElement[] {
    return [...this.dom.querySelectorAll<HTMLInputElement>('.rj-box')]
  }

  get control(): HTMLElement {
    return this.boxes.find(box => box.tabIndex === 0) ?? this.all
  }

  protected draw(): void {
    const amounts = amountsOf(this.node)
    const hasUncounted = amounts.some(({ value, checked }) => checked && !isAmount(value))
    this.all.checked = amounts.every(({ checked }) => checked)
    setText(this.total, `¥${formatAmount(checkedTotal(amounts))}`)
    setText(this.note, hasUncounted ? this.context.labels.notCounted : '')
    setAttribute(this.dom, 'aria-label', this.label)
    this.describe(this.dom, partOf(this.dom, 'rj-checkbox-head'))
  }

  act(action: string, clicked: HTMLElement): void {
    if (action !== 'all') return
    turnByWords(this.all, clicked)
    this.run((commands, position) => commands.checkAll(position, this.all.checked))
  }
  /** Moves from box to box with arrows; Tab goes on to the next field. */
  override key(event: KeyboardEvent): boolean {
    const step = arrowStep(event)
    const { boxes } = this
    const at = boxes.findIndex(box => box.matches(':focus'))
    const next = step === null || at < 0 ? undefined : boxes.at((at + step) % boxes.length)
    if (!next) return false
    for (const box of boxes) box.tabIndex = box === next ? 0 : -1
    next.focus()
    return true
  }
}
