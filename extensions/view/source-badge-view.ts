import { element, setAttribute, setText } from './element.ts'
import type { FieldContext } from './field-context.ts'

/** The button that says where a value comes from; hidden where there is nothing to say. */
export const createSourceBadge = (): HTMLButtonElement =>
  element('button', { type: 'button', class: 'rj-source', 'data-action': 'source', contenteditable: 'false' })

export const drawSourceBadge = (badge: HTMLButtonElement, source: string | null, context: FieldContext): void => {
  const shown = source === null ? null : context.describeSource(source)
  badge.hidden = shown === null
  if (shown === null || source === null) return
  setText(badge, shown.text)
  setAttribute(badge, 'data-state', shown.state)
  setAttribute(badge, 'data-of-source', source)
  setAttribute(badge, 'title', shown.title)
  setAttribute(badge, 'aria-label', shown.title)
}
