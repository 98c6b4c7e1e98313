import { afterPress } from '../input/after-press.ts'
import { element, ownForm } from '../view/element.ts'
import type { FieldLabels } from '../view/field-context.ts'
import { type FeeLine, readAmount } from './amounts.ts'

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
export interface LineForm {
  dom: HTMLFormElement
  read(): FeeLine
  focus(): void
  /** Ends the form without a call of `onClose`. */
  remove(): void
  close(isSaved: boolean): void
}

export const createLineForm = ({ labels, line, canRemove, onClose }: LineFormOptions): LineForm => {
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
    if (!(relatedTarget instanceof Node && dom.contains(relatedTarget))) afterPress(() => end(read(), true))
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
