import type { Editor, SingleCommands } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { EditorView, NodeView } from '@tiptap/pm/view'
import { readSelection } from '../caret/caret.ts'
import { isField } from '../serialize/field-nodes.ts'
import { setAttribute } from './element.ts'
import type { FieldContext } from './field-context.ts'
import { helpIdOf } from './shortcuts.ts'
import { drawSourceBadge, setBehindQuote } from './source-badge-view.ts'

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

/** Returns whether one of the keys was pressed without a modifier. */
export const isPlain = (event: KeyboardEvent, ...keys: string[]): boolean =>
  keys.includes(event.key) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  (event.key === 'Tab' || !event.shiftKey)

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Returns the step of an arrow key through choices, 1 or -1; null for any other key. */
export const arrowStep = (event: KeyboardEvent): number | null =>
  isPlain(event, ...Object.keys(ARROWS)) ? (ARROWS[event.key] ?? null) : null

/** The views by their elements, for the one listener of the editor. */
export const FIELD_VIEWS = new WeakMap<globalThis.Node, FieldView>()

/** Returns the field views around an element, the innermost first. */
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

  /** The element that takes the focus when the keyboard reaches the field. */
  abstract readonly control: HTMLElement

  /** Brings the DOM in line with the node. */
  protected abstract draw(): void

  /** Handles a click on an element with `data-action`. */
  abstract act(action: string, target: HTMLElement): void

  /** Handles a key; returns whether it was one of the field's own. */
  key(_event: KeyboardEvent): boolean {
    return false
  }

  /** Does what Enter does: by default, focuses the control. */
  enter(): void {
    this.control.focus()
  }

  /** Whether the view draws a field, not an item of one. */
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

  /** Replaces the field by its text. */
  turnIntoText(): void {
    this.run((commands, position) => commands.turnIntoText(position))
    this.view.focus()
  }

  protected get label(): string {
    return this.node.attrs['label'] ?? this.node.attrs['name'] ?? ''
  }

  /** Runs a command of the field, where the document can be edited. The caret stays where a press has just set it. */
  protected run(command: (commands: SingleCommands, position: number) => boolean): void {
    readSelection(this.view)
    const position = this.position()
    if (position !== undefined && this.view.editable) command(this.editor.commands, position)
  }

  /**
   * Draws the badge of the field's source beside `before`, and describes the control by the badge and the field's keys.
   */
  protected describe(control: Element, before: Element, where: InsertPosition = 'afterend'): void {
    this.badge = drawSourceBadge(this.badge, this.source, this.context)
    if (this.badge?.parentElement === null) before.insertAdjacentElement(where, this.badge)
    const { badge } = this
    // What follows the field is drawn after it.
    if (badge !== null) queueMicrotask(() => setBehindQuote(badge, this.dom))
    this.dom.classList.toggle('rj-sourced', badge !== null)
    const help = helpIdOf(this.view)
    setAttribute(control, 'aria-describedby', badge === null ? help : `${badge.id} ${help}`)
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type) return false
    this.node = node
    this.draw()
    return true
  }

  /**
   * Keeps events of the controls from the editor, but for undo and redo outside of inputs, which have an undo of their
   * own.
   */
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
