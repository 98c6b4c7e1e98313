import type { Node } from '@tiptap/pm/model'
import { element, setText } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { createSourceBadge, drawSourceBadge } from '../view/source-badge-view.ts'
import { createSwitchButton, drawSwitchButton } from '../view/switch-button.ts'

const countFields = (node: Node): number => {
  let count = 0
  node.descendants(child => {
    if (child.attrs['name'] !== undefined) count += 1
  })
  return count
}

/** A framed part of the document under a head with its switch; off greys all of it (spec §4). */
export class SwitchFieldView extends FieldView {
  readonly dom: HTMLElement
  override readonly contentDOM: HTMLElement
  private readonly heading: HTMLElement
  private readonly note: HTMLElement
  private readonly button: HTMLButtonElement
  private readonly badge: HTMLButtonElement

  constructor(props: FieldViewProps) {
    super(props)
    this.heading = element('span', { class: 'rj-switch-title' })
    this.note = element('span', { class: 'rj-switch-note' })
    this.button = createSwitchButton()
    this.badge = createSourceBadge()
    const head = element(
      'div',
      { class: 'rj-switch-head', contenteditable: 'false' },
      this.heading,
      this.badge,
      this.note,
      this.button,
    )
    this.contentDOM = element('div', { class: 'rj-switch-body' })
    this.dom = element('div', { class: 'rj-switch', role: 'group' }, head, this.contentDOM)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    const isOn: boolean = this.node.attrs['on']
    const { labels } = this.context
    const count = countFields(this.node)
    this.dom.classList.toggle('rj-off', !isOn)
    this.dom.setAttribute('aria-label', isOn ? this.label : `${this.label}（${labels.off}）`)
    setText(this.heading, this.label)
    setText(this.note, isOn ? (count > 0 ? labels.fieldCount(count) : '') : labels.leftOut)
    drawSwitchButton(this.button, isOn, this.label, labels)
    drawSourceBadge(this.badge, this.node.attrs['source'], this.context)
  }

  act(action: string): void {
    if (action === 'source') this.context.onSource(this.node.attrs['source'])
    if (action === 'toggle') this.run((commands, position) => commands.toggleSwitch(position))
  }
}
