import type { Node as DocumentNode } from '@tiptap/pm/model'
import { isField } from '../serialize/field-nodes.ts'
import { element, partOf, setAttribute, setText, template } from '../view/element.ts'
import type { FieldLabels } from '../view/field-context.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { FIELD_KEY_SHORTCUTS } from '../view/shortcuts.ts'

/** The on/off control of a switch, with its word beside it. */
const createSwitchButton = template(() =>
  element('button', {
    type: 'button',
    class: 'rj-toggle',
    role: 'switch',
    tabindex: '0',
    'aria-keyshortcuts': FIELD_KEY_SHORTCUTS,
    'data-action': 'toggle',
  }),
)

const drawSwitchButton = (button: HTMLButtonElement, isOn: boolean, label: string, labels: FieldLabels): void => {
  setAttribute(button, 'aria-checked', String(isOn))
  setAttribute(button, 'aria-label', label)
  setText(button, isOn ? labels.on : labels.off)
}

let count = 0

const countFields = (node: DocumentNode): number => {
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
    element('button', { type: 'button', class: 'rj-switch-open', tabindex: '0', 'data-action': 'open' }),
    element('span', { class: 'rj-switch-title' }),
    element('button', { type: 'button', class: 'rj-switch-rest', tabindex: '0', 'data-action': 'rest' }),
    element('span', { class: 'rj-switch-note' }),
    createSwitchButton(),
  )
  return element('div', { class: 'rj-switch', role: 'group' }, head, element('div', { class: 'rj-switch-body' }))
})

const isClosed = (part: Element | null): part is Element => part?.matches('.rj-switch.rj-off:not(.rj-open)') ?? false

/** Returns the switches in a row around one that are off and closed, with itself. */
const closedAround = (dom: Element): Element[] => {
  let first = dom
  while (isClosed(first.previousElementSibling)) first = first.previousElementSibling
  const row = [first]
  for (let next = first.nextElementSibling; isClosed(next); next = next.nextElementSibling) row.push(next)
  return row
}

/**
 * Draws a framed part of the document under a head with its switch; off greys all of it (docs/specification.md §4). Of
 * several in a row that are off, the first stands for all until it is asked for the rest.
 */
export class SwitchFieldView extends FieldView {
  readonly dom = createField()
  override readonly contentDOM = partOf(this.dom, 'rj-switch-body')
  private readonly heading = partOf(this.dom, 'rj-switch-title')
  private readonly note = partOf(this.dom, 'rj-switch-note')
  private readonly opener = partOf<HTMLButtonElement>(this.dom, 'rj-switch-open')
  private readonly rest = partOf<HTMLButtonElement>(this.dom, 'rj-switch-rest')
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
    setAttribute(this.opener, 'aria-label', labels.showOff(this.label))
    setAttribute(this.opener, 'aria-expanded', String(this.dom.classList.contains('rj-open')))
    setText(this.rest, labels.restOff)
    setAttribute(this.rest, 'aria-expanded', String(this.dom.classList.contains('rj-unfolded')))
    this.describe(this.control, this.heading)
  }

  act(action: string): void {
    if (action === 'rest') {
      const isUnfolded = !this.dom.classList.contains('rj-unfolded')
      for (const part of closedAround(this.dom)) part.classList.toggle('rj-unfolded', isUnfolded)
      this.draw()
    }
    if (action === 'toggle') {
      this.dom.classList.remove('rj-open')
      this.run((commands, position) => commands.toggleSwitch(position))
    }
    if (action === 'open') {
      this.dom.classList.toggle('rj-open')
      this.draw()
    }
  }
}

/**
 * Makes a bracket as real text: behind generated content half a word of an input method would stay (seen in Chromium).
 */
const createBracket = (bracket: string): HTMLElement =>
  element('span', { class: 'rj-bracket', 'aria-hidden': 'true' }, bracket)

/** Makes an edge that cannot be typed in; it separates the text before it from the text after it. */
const createEdge = (side: 'start' | 'end', ...parts: HTMLElement[]): HTMLElement =>
  element('span', { class: `rj-inline-switch-${side}`, contenteditable: 'false' }, ...parts)

const createInlineField = template(() =>
  element(
    'span',
    { class: 'rj-inline-switch', role: 'group' },
    createEdge('start', createSwitchButton(), createBracket('[')),
    element('span', { class: 'rj-inline-switch-body' }),
    createEdge('end', createBracket(']')),
  ),
)

/** Draws a part of a line between brackets, with its switch before it. */
export class InlineSwitchFieldView extends FieldView {
  readonly dom = createInlineField()
  readonly control = partOf<HTMLButtonElement>(this.dom, 'rj-toggle')
  override readonly contentDOM = partOf(this.dom, 'rj-inline-switch-body')
  private readonly end = partOf(this.dom, 'rj-inline-switch-end')

  constructor(props: FieldViewProps) {
    super(props)
    FIELD_VIEWS.set(this.dom, this)
    this.draw()
  }

  protected draw(): void {
    this.dom.classList.toggle('rj-off', !this.node.attrs['on'])
    setAttribute(this.dom, 'aria-label', this.label)
    drawSwitchButton(this.control, this.node.attrs['on'], this.label, this.context.labels)
    this.describe(this.control, this.end, 'beforeend')
  }

  act(action: string): void {
    if (action === 'toggle') this.run((commands, position) => commands.toggleSwitch(position))
  }

  /** Puts the content's element back, with the caret in it: a browser removes it together with its last letter. */
  override ignoreMutation(mutation: { type: string; target: Node }): boolean {
    if (!this.dom.contains(this.contentDOM)) {
      this.contentDOM.replaceChildren()
      this.dom.insertBefore(this.contentDOM, this.end)
      document.getSelection()?.collapse(this.contentDOM, 0)
    }
    return mutation.target === this.dom && mutation.type === 'childList' ? false : super.ignoreMutation(mutation)
  }
}
