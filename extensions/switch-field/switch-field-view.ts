import type { Node } from '@tiptap/pm/model'
import { isField } from '../field/field-nodes.ts'
import { element, partOf, setAttribute, setText, template } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { createSwitchButton, drawSwitchButton } from '../view/switch-button.ts'

let count = 0

const countFields = (node: Node): number => {
  let fields = 0
  node.descendants(child => {
    if (isField(child)) fields += 1
  })
  return fields
}

const createField = template(() => {
  const head = element(
    'div',
    { class: 'rj-switch-head', contenteditable: 'false' },
    element('span', { class: 'rj-switch-title' }),
    element('span', { class: 'rj-switch-note' }),
    createSwitchButton(),
  )
  return element('div', { class: 'rj-switch', role: 'group' }, head, element('div', { class: 'rj-switch-body' }))
})

/** A framed part of the document under a head with its switch; off greys all of it (spec §4). */
export class SwitchFieldView extends FieldView {
  readonly dom = createField()
  override readonly contentDOM = partOf(this.dom, 'rj-switch-body')
  private readonly heading = partOf(this.dom, 'rj-switch-title')
  private readonly note = partOf(this.dom, 'rj-switch-note')
  readonly control = partOf<HTMLButtonElement>(this.dom, 'rj-toggle')

  constructor(props: FieldViewProps) {
    super(props)
    count += 1
    this.note.id = `rj-switch-note-${count}`
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
    this.describe(this.control, this.heading)
  }

  act(action: string): void {
    if (action === 'toggle') this.run((commands, position) => commands.toggleSwitch(position))
  }
}
