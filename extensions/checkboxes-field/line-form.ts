import { element, ownForm } from '../view/element.ts'
import type { FieldLabels } from '../view/field-context.ts'

/** A line of fees as it is typed. */
export interface FeeLine {
  label: string
  value: string
}

interface LineFormOptions {
  labels: FieldLabels
  line: FeeLine
  canRemove: boolean
  /** Called once, when the line is saved, left or given up (null). `isLeft`: the focus went elsewhere by itself. */
  onClose: (line: FeeLine | null, isLeft: boolean) => void
}

const MONEY = /^[¥]?\s*([\d,]+(?:\.\d+)?)\s*(?:元|yuan|CNY|RMB)?$/i

/** Returns an amount as the total counts it: 3,000元 and ￥3000 are 3000. What is no amount stays as it was typed: 面议. */
export const readAmount = (typed: string): string => {
  const text = typed.normalize('NFKC').trim()
  return MONEY.exec(text)?.[1]?.replaceAll(',', '') ?? typed.trim()
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
    if (!(relatedTarget instanceof Node && dom.contains(relatedTarget))) end(read(), true)
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
