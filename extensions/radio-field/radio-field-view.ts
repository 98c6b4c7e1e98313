import { element, setAttribute, setText } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { createSourceBadge, drawSourceBadge } from '../view/source-badge-view.ts'
import type { RadioOption } from './read-options.ts'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Chips, one of which is active; arrows move between them, a click or Space picks (ui.md §4). */
export class RadioFieldView extends FieldView {
  readonly dom: HTMLElement
  private readonly group: HTMLElement
  private readonly badge: HTMLButtonElement

  constructor(props: FieldViewProps) {
    super(props)
    this.group = element('span', { class: 'rj-radio', role: 'radiogroup' })
    this.badge = createSourceBadge()
    this.dom = element('span', { class: 'rj-radio-field', contenteditable: 'false' }, this.group, this.badge)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  private get chips(): HTMLButtonElement[] {
    return [...this.group.querySelectorAll('button')]
  }

  protected draw(): void {
    const options: RadioOption[] = this.node.attrs['options']
    const checked: number | null = this.node.attrs['checked']
    while (this.group.childElementCount > options.length) this.group.lastElementChild?.remove()
    while (this.group.childElementCount < options.length) {
      this.group.append(element('button', { type: 'button', class: 'rj-chip', role: 'radio', 'data-action': 'pick' }))
    }
    this.chips.forEach((chip, index) => {
      setText(chip, options[index]?.text ?? '')
      setAttribute(chip, 'aria-checked', String(index === checked))
      setAttribute(chip, 'tabindex', index === (checked ?? 0) ? '0' : '-1')
    })
    this.group.classList.toggle('rj-empty', checked === null)
    setAttribute(this.group, 'aria-label', this.label)
    setAttribute(this.group, 'aria-required', this.node.attrs['required'] ? 'true' : null)
    drawSourceBadge(this.badge, this.node.attrs['source'], this.context)
  }

  act(action: string, target: HTMLElement): void {
    if (action === 'source') this.context.onSource(this.node.attrs['source'])
    if (action !== 'pick') return
    const option = [...this.group.children].indexOf(target)
    this.run((commands, position) => commands.chooseOption(position, option))
  }

  override key(event: KeyboardEvent): boolean {
    const step = STEPS[event.key]
    const { chips } = this
    const at = chips.findIndex(chip => chip.matches(':focus'))
    if (step === undefined || at < 0) return false
    const next = chips[(at + step + chips.length) % chips.length]
    for (const chip of chips) chip.tabIndex = chip === next ? 0 : -1
    next?.focus()
    return true
  }
}
