import { element, partOf, setAttribute, setText, template } from '../view/element.ts'
import { arrowStep, FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { FIELD_KEY_SHORTCUTS } from '../view/shortcuts.ts'
import type { RadioOption } from './radio-options.ts'

const createChip = template(() =>
  element('button', { type: 'button', class: 'rj-chip', role: 'radio', 'data-action': 'pick' }),
)

const createField = template(() => {
  const group = element('span', { class: 'rj-radio', role: 'radiogroup', 'aria-keyshortcuts': FIELD_KEY_SHORTCUTS })
  return element('span', { class: 'rj-radio-field', contenteditable: 'false' }, group)
})

/** With as many options or more, only the chosen one or the question is shown until the field has the focus. */
const MANY_OPTIONS = 5

/** Draws chips, one of which is active; arrows move between them, a click or Space picks one (docs/screens.md §4). */
export class RadioFieldView extends FieldView {
  readonly dom = createField()
  private readonly group = partOf(this.dom, 'rj-radio')

  constructor(props: FieldViewProps) {
    super(props)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  private get chips(): HTMLButtonElement[] {
    return [...this.group.querySelectorAll('button')]
  }

  get control(): HTMLElement {
    return this.chips.find(chip => chip.tabIndex === 0) ?? this.group
  }

  protected draw(): void {
    const options: RadioOption[] = this.node.attrs['options']
    const checked: number | null = this.node.attrs['checked']
    while (this.group.childElementCount > options.length) this.group.lastElementChild?.remove()
    while (this.group.childElementCount < options.length) {
      this.group.append(createChip())
    }
    this.chips.forEach((chip, index) => {
      setText(chip, options[index]?.text ?? '')
      setAttribute(chip, 'aria-checked', String(index === checked))
      setAttribute(chip, 'tabindex', index === (checked ?? 0) ? '0' : '-1')
    })
    this.group.classList.toggle('rj-empty', checked === null)
    this.group.classList.toggle('rj-many', options.length >= MANY_OPTIONS)
    setAttribute(this.group, 'data-needed', checked === null ? this.context.labels.needed(this.label) : null)
    setAttribute(this.group, 'data-action', options.length >= MANY_OPTIONS ? 'open' : null)
    setAttribute(this.group, 'aria-label', this.label)
    setAttribute(this.group, 'aria-required', this.node.attrs['required'] ? 'true' : null)
    this.describe(this.group, this.group)
  }

  act(action: string, target: HTMLElement): void {
    if (action === 'open') this.control.focus()
    if (action !== 'pick') return
    const option = [...this.group.children].indexOf(target)
    this.run((commands, position) => commands.chooseOption(position, option))
  }

  override key(event: KeyboardEvent): boolean {
    const step = arrowStep(event)
    const { chips } = this
    const at = chips.findIndex(chip => chip.matches(':focus'))
    if (step === null || at < 0) return false
    const next = chips.at((at + step) % chips.length)
    for (const chip of chips) chip.tabIndex = chip === next ? 0 : -1
    next?.focus()
    return true
  }
}
