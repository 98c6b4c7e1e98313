import type { Editor, SingleCommands } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { EditorView, NodeView } from '@tiptap/pm/view'
import { isField } from '../serialize/field-nodes.ts'
import { setAttribute } from './element.ts'
import type { FieldContext } from './field-context.ts'
import { helpIdOf } from './shortcuts.ts'
import { drawSourceBadge } from './source-badge-view.ts'

export interface FieldViewProps {
  node: Node
  view: EditorView
  editor: Editor
  getPos: () => number | undefined
  context: FieldContext
}

const isUndoKey = (event: Event): boolean =>
  event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey) && ['z', 'y'].includes(event.key.toLowerCase())

export const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type="checkbox"]),textarea')

/** One of the keys, with none held that would make it another. */
export const isPlain = (event: KeyboardEvent, ...keys: string[]): boolean =>
  keys.includes(event.key) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  (event.key === 'Tab' || !event.shiftKey)

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Which way an arrow key goes through choices; null for any other key. */
export const arrowStep = (event: KeyboardEvent): number | null =>
  isPlain(event, ...Object.keys(ARROWS)) ? (ARROWS[event.key] ?? null) : null

/** The view that made an element, for the one listener of the editor. */
export const FIELD_VIEWS = new WeakMap<globalThis.Node, FieldView>()

/** The field views around an element, from the innermost to the editor's own root. */
export const viewsAround = (target: Element, root: Element): FieldView[] => {
  const views: FieldView[] = []
  for (let at: Element | null = target; at !== null && at !== root; at = at.parentElement) {
    const found = FIELD_VIEWS.get(at)
    if (found) views.push(found)
  }
  return views
}

/** A field's plain-DOM view: drawn once, then patched in place, so that a focused control stays focused. */
export abstract class FieldView implements NodeView {
  abstract readonly dom: HTMLElement
  protected node: Node
  protected readonly view: EditorView
  private readonly editor: Editor
  protected readonly context: FieldContext
  protected readonly position: () => number | undefined
  private badge: HTMLElement | null = null

  constructor({ node, view, editor, getPos, context }: FieldViewProps) {
    this.node = node
    this.view = view
    this.editor = editor
    this.position = getPos
    this.context = context
  }

  /** What takes the focus when one comes to the field by keyboard. */
  abstract readonly control: HTMLElement

  /** Brings the DOM in line with the node. */
  protected abstract draw(): void

  /** Answers a click on an element with `data-action`. */
  abstract act(action: string, target: HTMLElement): void

  /** Answers a key; true when it was one of the field's own. */
  key(_event: KeyboardEvent): boolean {
    return false
  }

  /** Begins what Enter begins: here, to use the control. */
  enter(): void {
    this.control.focus()
  }

  /** A field of the document, not a part of one. */
  get isField(): boolean {
    return isField(this.node)
  }

  get source(): string | null {
    return this.node.attrs['source'] ?? null
  }

  /** Goes back to the text beside the field. */
  leave(): void {
    const position = this.position()
    if (position === undefined) return
    const { state } = this.view
    const beside = Selection.near(state.doc.resolve(position + this.node.nodeSize))
    this.view.dispatch(state.tr.setSelection(beside))
    this.view.focus()
  }

  /** Leaves the field's words in its place. */
  turnIntoText(): void {
    this.run((commands, position) => commands.turnIntoText(position))
    this.view.focus()
  }

  protected get label(): string {
    return this.node.attrs['label'] ?? this.node.attrs['name'] ?? ''
  }

  /** Runs a command of the field, where the document can be edited. */
  protected run(command: (commands: SingleCommands, position: number) => boolean): void {
    const position = this.position()
    if (position !== undefined && this.view.editable) command(this.editor.commands, position)
  }

  /** Draws the badge of the field's source, behind `before` or as `where` says, and says it and the field's keys with the control. */
  protected describe(control: Element, before: Element, where: InsertPosition = 'afterend'): void {
    this.badge = drawSourceBadge(this.badge, this.source, this.context)
    if (this.badge?.parentElement === null) before.insertAdjacentElement(where, this.badge)
    this.dom.classList.toggle('rj-sourced', this.badge !== null)
    const help = helpIdOf(this.view)
    setAttribute(control, 'aria-describedby', this.badge === null ? help : `${this.badge.id} ${help}`)
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
