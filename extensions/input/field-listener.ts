import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ATTRIBUTES, FLOW_JUMP } from '#contract/document-html.ts'
import { readJumpQuery } from '../jump-link/jump-link.ts'
import type { FieldContext } from '../view/field-context.ts'
import { type FieldView, isTextEntry, viewsAround } from '../view/field-view.ts'
import { isSourceKey, isTurnKey } from '../view/shortcuts.ts'

const openJump = (link: Element, context: FieldContext): void => {
  const query = readJumpQuery(link.getAttribute('href'))
  if (query !== null) context.onJump(query, link.getAttribute(ATTRIBUTES.jump) === FLOW_JUMP)
}

const linkAround = (target: Element): Element | null => target.closest('.rj-jump')?.querySelector('a') ?? null

/** Returns whether a click ends a drag over the words beside a box: they are selected, and the box stays as it is. */
const hasDraggedOver = (target: Element): boolean => {
  const words = target.closest('.rj-checkbox-head')?.querySelector('.rj-checkbox-label')
  const selection = target.ownerDocument.getSelection()
  return Boolean(words && !target.matches('.rj-box') && !selection?.isCollapsed && selection?.containsNode(words, true))
}

/** A pointer that moves no further between press and release clicks. */
const STILL_PX = 4

const listen = (editorView: EditorView, context: FieldContext): (() => void) => {
  const root = editorView.dom
  /** What the button of the mouse went down on. */
  let pressed: { target: HTMLElement; x: number; y: number } | null = null
  /** The click that the browser makes of a press whose target moved away is for what lies under the pointer now. */
  let isAnswered = false
  const handleClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return
    if (isAnswered && event.isTrusted) {
      isAnswered = false
      event.preventDefault()
      return
    }
    const link = linkAround(event.target)
    if (link) {
      event.preventDefault()
      openJump(link, context)
      return
    }
    const control = event.target.closest<HTMLElement>('[data-action]')
    const action = control?.dataset['action']
    if (!control || !action || hasDraggedOver(event.target)) return
    if (action === 'source') context.onSource(control.dataset['ofSource'] ?? '')
    else if (editorView.editable) viewsAround(control, root)[0]?.act(action, control)
    else event.preventDefault()
  }

  const handlePress = (event: PointerEvent): void => {
    isAnswered = false
    const { target, clientX: x, clientY: y } = event
    const isControl = target instanceof HTMLElement && event.button === 0 && target.closest('[data-action]') !== null
    pressed = isControl && isTextEntry(document.activeElement) ? { target, x, y } : null
  }
  // A field that closes as the focus leaves it may move the lines below it: the release lands beside what was pressed.
  const handleRelease = ({ target, clientX, clientY }: PointerEvent): void => {
    const press = pressed
    pressed = null
    const control = press?.target.closest('[data-action]')
    if (!press || !control || (target instanceof Node && control.contains(target))) return
    const isStill = Math.abs(clientX - press.x) <= STILL_PX && Math.abs(clientY - press.y) <= STILL_PX
    if (!isStill || !press.target.isConnected) return
    press.target.click()
    isAnswered = true
  }

  /** Keeps the focus where it is when "all" beside its box is pressed; the words of an item can be dragged over. */
  const keepFocus = (event: MouseEvent): void => {
    const { target } = event
    if (target instanceof Element && target.closest('.rj-checkbox-all') && !target.matches('.rj-box'))
      event.preventDefault()
  }

  /** Handles the keys of every field: back to the text, to its source, into text. */
  const answerKey = (event: KeyboardEvent, views: readonly FieldView[]): boolean => {
    const field = views.find(view => view.isField)
    if (!field) return false
    if (event.key === 'Escape') field.leave()
    else if (isSourceKey(event) && field.source !== null) context.onSource(field.source)
    else if (isTurnKey(event) && !isTextEntry(event.target)) field.turnIntoText()
    else return false
    return true
  }
  const handleKey = (event: KeyboardEvent): void => {
    const { target } = event
    if (!(target instanceof Element) || event.isComposing) return
    const views = viewsAround(target, root)
    const link = event.key === 'Enter' ? linkAround(target) : null
    if (link) openJump(link, context)
    else if (!views.some(view => view.key(event)) && !answerKey(event, views)) {
      // A link or a badge in the text has the focus: the keys are not for the text at the caret.
      if (target !== root && views.length === 0 && !event.ctrlKey && !event.metaKey) event.stopPropagation()
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }
  root.addEventListener('pointerdown', handlePress, true)
  document.addEventListener('pointerup', handleRelease, true)
  root.addEventListener('mousedown', keepFocus)
  root.addEventListener('click', handleClick)
  root.addEventListener('keydown', handleKey, true)
  return () => {
    root.removeEventListener('pointerdown', handlePress, true)
    document.removeEventListener('pointerup', handleRelease, true)
    root.removeEventListener('mousedown', keepFocus)
    root.removeEventListener('click', handleClick)
    root.removeEventListener('keydown', handleKey, true)
  }
}

/** Adds one click and one key listener for all fields, links and badges of an editor. */
export const fieldListener = (context: FieldContext): Plugin =>
  new Plugin({ view: editorView => ({ destroy: listen(editorView, context) }) })
