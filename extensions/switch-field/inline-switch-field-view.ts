import { element, partOf, setAttribute, template } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { createSourceBadge } from '../view/source-badge-view.ts'
import { createSwitchButton, drawSwitchButton } from '../view/switch-button.ts'

const createBracket = (bracket: string): HTMLElement =>
  element('span', { class: 'rj-bracket', contenteditable: 'false', 'aria-hidden': 'true' }, bracket)

const createField = template(() =>
  element(
    'span',
    { class: 'rj-inline-switch', role: 'group' },
    element('span', { class: 'rj-inline-switch-control', contenteditable: 'false' }, createSwitchButton()),
    createBracket('['),
    element('span', { class: 'rj-inline-switch-body' }),
    createBracket(']'),
    createSourceBadge(),
  ),
)

/** A part of a line between brackets, with its switch before it. The brackets keep what is typed on its side of them. */
export class InlineSwitchFieldView extends FieldView {
  readonly dom = createField()
  readonly control = partOf<HTMLButtonElement>(this.dom, 'rj-toggle')
  override readonly contentDOM = partOf(this.dom, 'rj-inline-switch-body')
  private readonly badge = partOf<HTMLButtonElement>(this.dom, 'rj-source')

  constructor(props: FieldViewProps) {
    super(props)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    this.dom.classList.toggle('rj-off', !this.node.attrs['on'])
    setAttribute(this.dom, 'aria-label', this.label)
    drawSwitchButton(this.control, this.node.attrs['on'], this.label, this.context.labels)
    this.describe(this.control, this.badge)
  }

  act(action: string): void {
    if (action === 'toggle') this.run((commands, position) => commands.toggleSwitch(position))
  }
}
