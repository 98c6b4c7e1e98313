import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ATTRIBUTES, FLOW_JUMP } from '#contract/document-html.ts'
import { readJumpQuery } from '../jump-link/jump-link.ts'
import type { FieldContext } from '../view/field-context.ts'
import { type FieldView, isTextEntry, viewsAround } from '../view/field-view.ts'
import { isSourceKey, isTurnKey } from '../view/shortcuts.ts'
import { afterPress, followPresses } from './after-press.ts'

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

/** Shows all choices of the group of a choice that has got or lost the focus, or only the one that was made. */
const showChoices = ({ target }: FocusEvent): void => {
  const group = target instanceof Element ? target.closest('.rj-radio') : null
  if (group) afterPress(() => group.classList.toggle('rj-choosing', group.matches(':focus-within')))
}

const listen = (editorView: EditorView, context: FieldContext): (() => void) => {
  const root = editorView.dom
  const handleClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return
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
    if (!(target instanceof Element) || event.isComposing || target.closest('[data-own-keys]')) return
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
  const unfollow = followPresses()
  root.addEventListener('mousedown', keepFocus)
  root.addEventListener('click', handleClick)
  root.addEventListener('focusin', showChoices)
  root.addEventListener('focusout', showChoices)
  root.addEventListener('keydown', handleKey, true)
  return () => {
    unfollow()
    root.removeEventListener('mousedown', keepFocus)
    root.removeEventListener('click', handleClick)
    root.removeEventListener('focusin', showChoices)
    root.removeEventListener('focusout', showChoices)
    root.removeEventListener('keydown', handleKey, true)
  }
}

/** Adds one click and one key listener for all fields, links and badges of an editor. */
export const fieldListener = (context: FieldContext): Plugin =>
  new Plugin({ view: editorView => ({ destroy: listen(editorView, context) }) })
