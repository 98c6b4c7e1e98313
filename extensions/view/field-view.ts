import type { Editor, SingleCommands } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { EditorView, NodeView } from '@tiptap/pm/view'
import type { FieldContext } from './field-context.ts'

export interface FieldViewProps {
  node: Node
  view: EditorView
  editor: Editor
  getPos: () => number | undefined
  context: FieldContext
}

const isUndoKey = (event: Event): boolean =>
  event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase())

const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type="checkbox"]),textarea')

/** View of the element that a click or key landed in, for the one listener of the editor. */
export const FIELD_VIEWS = new WeakMap<globalThis.Node, FieldView>()

/** A field's plain-DOM view: drawn once, then patched in place, so that a focused control stays focused. */
export abstract class FieldView implements NodeView {
  abstract readonly dom: HTMLElement
  protected node: Node
  protected readonly view: EditorView
  private readonly editor: Editor
  protected readonly context: FieldContext
  protected readonly position: () => number | undefined

  constructor({ node, view, editor, getPos, context }: FieldViewProps) {
    this.node = node
    this.view = view
    this.editor = editor
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

  /** Runs a command of the field, where the document can be edited. */
  protected run(command: (commands: SingleCommands, position: number) => boolean): void {
    const position = this.position()
    if (position !== undefined && this.view.editable) command(this.editor.commands, position)
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false
    this.node = node
    this.draw()
    return true
  }

  /** The controls are the view's own, but for undo and redo; what is being typed has an undo of its own. */
  stopEvent(event: Event): boolean {
    if (isUndoKey(event) && !isTextEntry(event.target)) return false
    return event.target instanceof Element && event.target.closest('button,input,textarea,[data-action]') !== null
  }

  ignoreMutation(mutation: { type: string; target: globalThis.Node }): boolean {
    if (mutation.type === 'selection') return false
    return !this.contentDOM?.contains(mutation.target)
  }

  contentDOM?: HTMLElement
}
