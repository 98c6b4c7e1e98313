import type { Node } from '@tiptap/pm/model'
import type { EditorView, NodeView } from '@tiptap/pm/view'
import { changeField } from './change-field.ts'
import type { FieldContext } from './field-context.ts'

export interface FieldViewProps {
  node: Node
  view: EditorView
  getPos: () => number | undefined
  context: FieldContext
}

/** View of the element that a click or key landed in, for the one listener of the editor. */
export const FIELD_VIEWS = new WeakMap<globalThis.Node, FieldView>()

/** A field's plain-DOM view: drawn once, then patched in place, so that a focused control stays focused. */
export abstract class FieldView implements NodeView {
  abstract readonly dom: HTMLElement
  protected node: Node
  protected readonly view: EditorView
  protected readonly context: FieldContext
  protected readonly position: () => number | undefined

  constructor({ node, view, getPos, context }: FieldViewProps) {
    this.node = node
    this.view = view
    this.position = getPos
    this.context = context
  }

  /** Brings the DOM in line with the node. */
  protected abstract draw(): void

  /** Answers a click on an element with `data-action`. */
  abstract act(action: string, target: HTMLElement): void

  /** Answers a key; true when it was one of the field's own. */
  key(_event: KeyboardEvent): boolean {
    return false
  }

  protected get label(): string {
    return this.node.attrs['label'] ?? this.node.attrs['name'] ?? ''
  }

  protected change(attributes: Record<string, unknown>): void {
    const position = this.position()
    if (position !== undefined && this.view.editable) changeField(this.view, position, attributes)
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false
    this.node = node
    this.draw()
    return true
  }

  /** The controls are the view's own; ProseMirror sees only what happens in the content. */
  stopEvent(event: Event): boolean {
    return event.target instanceof Element && event.target.closest('button,input,textarea,[data-action]') !== null
  }

  ignoreMutation(mutation: { type: string; target: globalThis.Node }): boolean {
    if (mutation.type === 'selection') return false
    return !this.contentDOM?.contains(mutation.target)
  }

  contentDOM?: HTMLElement
}
