import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ATTRIBUTES, FLOW_JUMP } from '#contract/document-html.ts'
import { readJumpQuery } from '../jump-link/jump-query.ts'
import type { FieldContext } from './field-context.ts'
import { FIELD_VIEWS, type FieldView } from './field-view.ts'

/** The innermost field view around an element, up to the editor's own. */
const viewAround = (target: Element, root: Element): FieldView | null => {
  for (let at: Element | null = target; at !== null && at !== root; at = at.parentElement) {
    const found = FIELD_VIEWS.get(at)
    if (found) return found
  }
  return null
}

const openJump = (link: Element, context: FieldContext): void => {
  const query = readJumpQuery(link.getAttribute('href'))
  if (query !== null) context.onJump(query, link.getAttribute(ATTRIBUTES.jump) === FLOW_JUMP)
}

const linkAround = (target: Element): Element | null => target.closest(`a[${ATTRIBUTES.jump}]`)

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
    if (!control || !action) return
    if (!editorView.editable && action !== 'source') {
      event.preventDefault()
      return
    }
    const view = viewAround(control, root)
    if (view) view.act(action, control)
    else if (action === 'source') context.onSource(control.dataset['ofSource'] ?? '')
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (!(event.target instanceof Element)) return
    const link = event.key === 'Enter' && !event.isComposing ? linkAround(event.target) : null
    if (link) openJump(link, context)
    else if (!viewAround(event.target, root)?.key(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  root.addEventListener('click', handleClick)
  root.addEventListener('keydown', handleKey, true)
  return () => {
    root.removeEventListener('click', handleClick)
    root.removeEventListener('keydown', handleKey, true)
  }
}

/** One click and one key listener for all fields, links and badges of an editor. */
export const fieldListener = (context: FieldContext): Plugin =>
  new Plugin({ view: editorView => ({ destroy: listen(editorView, context) }) })
