import type { Node } from '@tiptap/pm/model'
import { isField } from '../guard/guarded.ts'
import { element, setAttribute, setText } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { createSourceBadge } from '../view/source-badge-view.ts'
import { createSwitchButton, drawSwitchButton } from '../view/switch-button.ts'

let count = 0

const countFields = (node: Node): number => {
  let fields = 0
  node.descendants(child => {
    if (isField(child)) fields += 1
  })
  return fields
}

/** A framed part of the document under a head with its switch; off greys all of it (spec §4). */
export class SwitchFieldView extends FieldView {
  readonly dom: HTMLElement
  override readonly contentDOM: HTMLElement
  private readonly heading: HTMLElement
  private readonly note: HTMLElement
  readonly control: HTMLButtonElement
  private readonly badge: HTMLButtonElement

  constructor(props: FieldViewProps) {
    super(props)
    this.heading = element('span', { class: 'rj-switch-title' })
    count += 1
    this.note = element('span', { class: 'rj-switch-note', id: `rj-switch-note-${count}` })
    this.control = createSwitchButton()
    this.badge = createSourceBadge()
    const head = element(
      'div',
      { class: 'rj-switch-head', contenteditable: 'false' },
      this.heading,
      this.badge,
      this.note,
      this.control,
    )
    this.contentDOM = element('div', { class: 'rj-switch-body' })
    this.dom = element('div', { class: 'rj-switch', role: 'group' }, head, this.contentDOM)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    const isOn: boolean = this.node.attrs['on']
    const { labels } = this.context
    const fields = countFields(this.node)
    this.dom.classList.toggle('rj-off', !isOn)
    setAttribute(this.dom, 'aria-label', this.label)
    setAttribute(this.dom, 'aria-describedby', isOn ? null : this.note.id)
    setText(this.heading, this.label)
    setText(this.note, isOn ? (fields > 0 ? labels.fieldCount(fields) : '') : labels.leftOut)
    drawSwitchButton(this.control, isOn, this.label, labels)
    this.describe(this.control, this.badge)
  }

  act(action: string): void {
    if (action === 'toggle') this.run((commands, position) => commands.toggleSwitch(position))
  }
}
