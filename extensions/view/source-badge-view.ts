import { element, setAttribute, setText, template } from './element.ts'
import type { FieldContext } from './field-context.ts'

let count = 0

/** The field's keys reach it too. A form's own button would let half a word of an input method into the text behind it. */
const createSourceBadge = template(() =>
  element('span', {
    role: 'button',
    class: 'rj-source',
    'data-action': 'source',
    contenteditable: 'false',
    tabindex: '-1',
  }),
)

/** The button that says where a value comes from, made or drawn anew; null, and gone, where there is nothing to say. */
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
  setText(badge, shown.text)
  setAttribute(badge, 'data-state', shown.state)
  setAttribute(badge, 'data-of-source', source)
  setAttribute(badge, 'title', shown.title)
  setAttribute(badge, 'aria-label', shown.name)
  return badge
}

/** Lights the badges of one source in an editor's element, and puts out the others. */
export const showActiveSource = (root: Element, source: string | null): void => {
  for (const badge of root.querySelectorAll<HTMLElement>('.rj-source')) {
    badge.classList.toggle('rj-active', source !== null && badge.dataset['ofSource'] === source)
  }
}
