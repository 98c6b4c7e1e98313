import type { Node } from '@tiptap/pm/model'
import { afterPress } from '../input/after-press.ts'
import { element, ownForm, partOf, setAttribute, setText, template } from '../view/element.ts'
import type { FieldLabels } from '../view/field-context.ts'
import { arrowStep, FIELD_VIEWS, FieldView, type FieldViewProps, isPlain, isTextEntry } from '../view/field-view.ts'
import { FIELD_KEY_SHORTCUTS } from '../view/shortcuts.ts'
import { type Amount, checkedTotal, type FeeLine, formatAmount, isAmount, readAmount } from './amounts.ts'

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
  const amount = element('span', { class: 'rj-checkbox-amount', role: 'button', 'data-action': 'editLine' })
  return element('div', { class: 'rj-checkbox-row', contenteditable: 'false' }, head, amount)
})

interface LineFormOptions {
  labels: FieldLabels
  line: FeeLine
  canRemove: boolean
  /** Called once, when the line is saved, left or given up (null). `isLeft`: the focus went elsewhere by itself. */
  onClose: (line: FeeLine | null, isLeft: boolean) => void
}

const button = (action: string, className: string, text: string): HTMLButtonElement =>
  element('button', { type: 'button', class: className, 'data-action': action }, text)

/** A form for the label and the amount of one line. Leaving it saves, Escape gives up. */
interface LineForm {
  dom: HTMLFormElement
  read(): FeeLine
  focus(): void
  /** Ends the form without a call of `onClose`. */
  remove(): void
  close(isSaved: boolean): void
}

const createLineForm = ({ labels, line, canRemove, onClose }: LineFormOptions): LineForm => {
  const label = element('input', { type: 'text', class: 'rj-line-label', 'aria-label': labels.lineName })
  const amount = element('input', { type: 'text', class: 'rj-line-amount', 'aria-label': labels.amount })
  label.value = line.label
  label.placeholder = labels.lineName
  amount.value = line.value
  amount.placeholder = labels.amount
  const save = button('saveLine', 'rj-line-button rj-line-save', labels.save)
  const cancel = button('cancelLine', 'rj-line-button', labels.cancel)
  const away = canRemove ? [button('removeLine', 'rj-line-button', labels.removeLine)] : []
  const dom = ownForm('rj-line-form', label, amount, save, cancel, ...away)
  let isOpen = true
  const read = (): FeeLine => ({ label: label.value.trim(), value: readAmount(amount.value) })
  const remove = (): void => {
    isOpen = false
    dom.remove()
  }
  const end = (saved: FeeLine | null, isLeft: boolean): void => {
    if (!isOpen) return
    remove()
    onClose(saved, isLeft)
  }
  dom.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof globalThis.Node && dom.contains(relatedTarget))) afterPress(() => end(read(), true))
  })
  return {
    dom,
    read,
    focus: () => {
      label.focus()
      label.select()
    },
    remove,
    close: isSaved => end(isSaved ? read() : null, false),
  }
}

/** Handles Enter and Escape in the form of a line; returns whether it was one of them. */
const answerForm = (form: LineForm, event: KeyboardEvent): boolean => {
  if (!isTextEntry(event.target) || !isPlain(event, 'Enter', 'Escape')) return false
  form.close(event.key === 'Enter')
  return true
}

/** Draws a row of a checkboxes field: the box, its label, its amount; a click on the amount opens the line to be edited. */
export class CheckboxItemView extends FieldView {
  readonly dom = createItem()
  override readonly contentDOM = partOf(this.dom, 'rj-checkbox-label')
  readonly control = partOf<HTMLInputElement>(this.dom, 'rj-box')
  private readonly amount = partOf(this.dom, 'rj-checkbox-amount')
  private form: LineForm | null = null

  constructor(props: FieldViewProps) {
    super(props)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    const value: string = this.node.attrs['value']
    this.control.checked = this.node.attrs['checked']
    setAttribute(this.control, 'aria-label', this.node.textContent)
    const amount = isAmount(value) ? formatAmount(Number(value)) : value
    setText(this.amount, amount)
    setAttribute(this.amount, 'aria-label', this.context.labels.editLineOf(this.node.textContent, amount))
    setAttribute(this.amount, 'title', this.context.labels.editLine)
  }

  act(action: string, clicked: HTMLElement): void {
    if (action === 'editLine') this.edit()
    else if (action === 'saveLine' || action === 'cancelLine') this.form?.close(action === 'saveLine')
    else if (action === 'removeLine') this.removeLine()
    if (action !== 'check') return
    turnByWords(this.control, clicked)
    this.run((commands, position) => commands.checkItem(position, this.control.checked))
  }

  /** The line beside takes the focus, so that undo and the arrows go on from there. */
  private removeLine(): void {
    const beside = this.dom.nextElementSibling ?? this.dom.previousElementSibling
    this.run((commands, position) => commands.removeItem(position))
    if (beside) FIELD_VIEWS.get(beside)?.control.focus()
  }

  private edit(): void {
    if (this.form || !this.view.editable) return
    const position = this.position()
    const siblings = position === undefined ? 1 : this.view.state.doc.resolve(position).parent.childCount
    const form = createLineForm({
      labels: this.context.labels,
      line: { label: this.node.textContent, value: this.node.attrs['value'] },
      canRemove: siblings > 1,
      onClose: (line, isLeft) => {
        this.form = null
        this.dom.classList.remove('rj-line-open')
        if (line !== null) this.run((commands, at) => commands.setItem(at, line))
        if (!isLeft) this.control.focus()
      },
    })
    this.form = form
    this.dom.classList.add('rj-line-open')
    this.dom.append(form.dom)
    form.focus()
  }

  override key(event: KeyboardEvent): boolean {
    if (this.form) return answerForm(this.form, event)
    if (event.target !== this.control || !isPlain(event, 'Enter')) return false
    this.edit()
    return true
  }

  destroy(): void {
    this.form?.remove()
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
    element('button', { type: 'button', class: 'rj-checkbox-add', tabindex: '-1', 'data-action': 'addLine' }),
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
  private readonly add = partOf<HTMLButtonElement>(this.dom, 'rj-checkbox-add')
  private form: LineForm | null = null

  constructor(props: FieldViewProps) {
    super(props)
    const { labels } = this.context
    setText(partOf(this.dom, 'rj-checkbox-all-name'), labels.all)
    setAttribute(this.all, 'aria-label', labels.all)
    setText(partOf(this.dom, 'rj-checkbox-amount-name'), labels.amount)
    setText(partOf(this.dom, 'rj-checkbox-total-name'), labels.total)
    setText(this.add, labels.addLine)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  /** The boxes and, after them, the button that adds a line: what the arrow keys go through. */
  private get boxes(): HTMLElement[] {
    return [...this.dom.querySelectorAll<HTMLElement>('.rj-box'), this.add]
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
    if (action === 'addLine') this.open()
    else if (action === 'saveLine' || action === 'cancelLine') this.form?.close(action === 'saveLine')
    if (action !== 'all') return
    turnByWords(this.all, clicked)
    this.run((commands, position) => commands.checkAll(position, this.all.checked))
  }

  /** Opens an empty line above the total; one with neither name nor amount is not added. */
  private open(): void {
    if (this.form || !this.view.editable) return
    const { labels } = this.context
    const form = createLineForm({
      labels,
      line: { label: '', value: '' },
      canRemove: false,
      onClose: (line, isLeft) => {
        this.form = null
        if (line !== null && (line.label !== '' || line.value !== '')) {
          const named = { ...line, label: line.label || labels.lineName }
          this.run((commands, position) => commands.addItem(position, named))
        }
        if (!isLeft) this.add.focus()
      },
    })
    this.form = form
    this.contentDOM.after(form.dom)
    form.focus()
  }

  destroy(): void {
    this.form?.remove()
  }

  /** Moves from box to box with arrows; Tab goes on to the next field. */
  override key(event: KeyboardEvent): boolean {
    const { form } = this
    if (form && event.target instanceof globalThis.Node && form.dom.contains(event.target))
      return answerForm(form, event)
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
