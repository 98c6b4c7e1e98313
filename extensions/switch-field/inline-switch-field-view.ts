import { element, partOf, setAttribute, template } from '../view/element.ts'
import { FIELD_VIEWS, FieldView, type FieldViewProps } from '../view/field-view.ts'
import { createSwitchButton, drawSwitchButton } from '../view/switch-button.ts'

/** Text of the page: behind a generated one half a word of an input method would stay (seen in Chromium). */
const createBracket = (bracket: string): HTMLElement =>
  element('span', { class: 'rj-bracket', 'aria-hidden': 'true' }, bracket)

/** What text cannot be typed in: it keeps what is typed on either side of it apart. */
const createEdge = (side: 'start' | 'end', ...parts: HTMLElement[]): HTMLElement =>
  element('span', { class: `rj-inline-switch-${side}`, contenteditable: 'false' }, ...parts)

const createField = template(() =>
  element(
    'span',
    { class: 'rj-inline-switch', role: 'group' },
    createEdge('start', createSwitchButton(), createBracket('[')),
    element('span', { class: 'rj-inline-switch-body' }),
    createEdge('end', createBracket(']')),
  ),
)

/** A part of a line between brackets, with its switch before it. */
export class InlineSwitchFieldView extends FieldView {
  readonly dom = createField()
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

  /** With its last letter a browser takes the element away that held it: it is put back, with the caret in it. */
  override ignoreMutation(mutation: { type: string; target: Node }): boolean {
    if (!this.dom.contains(this.contentDOM)) {
      this.contentDOM.replaceChildren()
      this.dom.insertBefore(this.contentDOM, this.end)
      document.getSelection()?.collapse(this.contentDOM, 0)
    }
    return mutation.target === this.dom && mutation.type === 'childList' ? false : super.ignoreMutation(mutation)
  }
}
