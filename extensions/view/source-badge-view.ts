import { element, partOf, setAttribute, template } from './element.ts'
import type { FieldContext } from './field-context.ts'

let count = 0

/**
 * A span: with a real button, half a word of an input method would get into the text behind it. Its words are generated
 * content, which no selection, copy, drag or export takes along.
 */
const createSourceBadge = template(() =>
  element(
    'span',
    { role: 'button', class: 'rj-source', 'data-action': 'source', contenteditable: 'false', tabindex: '-1' },
    element('span', { class: 'rj-source-text' }),
  ),
)

/**
 * Draws the button that shows where a value comes from; returns null, and removes the former one, where there is no
 * source.
 */
export const drawSourceBadge = (
  former: HTMLElement | null,
  source: string | null,
  context: FieldContext,
): HTMLElement | null => {
  const shown = source === null ? null : context.describeSource(source)
  if (shown === null || source === null) {
    former?.remove()
    return null
  }
  const badge = former ?? createSourceBadge()
  if (badge.id === '') {
    count += 1
    badge.id = `rj-source-${count}`
  }
  setAttribute(partOf(badge, 'rj-source-text'), 'data-text', shown.text)
  setAttribute(badge, 'data-state', shown.state)
  setAttribute(badge, 'data-of-source', source)
  setAttribute(badge, 'title', shown.title)
  setAttribute(badge, 'aria-label', shown.name)
  return badge
}

/** Highlights the badges of one source in an editor's element, and no others. */
export const showActiveSource = (root: Element, source: string | null): void => {
  for (const badge of root.querySelectorAll<HTMLElement>('.rj-source')) {
    badge.classList.toggle('rj-active', source !== null && badge.dataset['ofSource'] === source)
  }
}
