import { Plugin } from '@tiptap/pm/state'
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

// An English apostrophe is the same sign.
const CLOSING_QUOTE = /^(?:[”」』]|’(?![a-z]))/u

/** Whether a quotation mark is open before an element. The badges before it in its block know already. */
const isQuoteOpen = (element: Element): boolean => {
  for (let at = element.previousSibling; at !== null; at = at.previousSibling) {
    if (at instanceof Element) {
      const former = at.querySelector('.rj-source')
      if (former !== null) return former.classList.contains('rj-in-quotes')
    } else {
      const sign = /[“「『”」』](?=[^“「『”」』]*$)/u.exec(at.textContent ?? '')
      if (sign !== null) return '“「『'.includes(sign[0])
    }
  }
  return false
}

/**
 * Tells a badge whether it stands in quotation marks, where its words would look like a part of what is quoted, and
 * whether the closing one comes next: the badge is drawn behind that.
 */
export const setBehindQuote = (badge: Element, quoted: Element): void => {
  const next = quoted.nextSibling
  const isLast = next instanceof Text && CLOSING_QUOTE.test(next.data)
  badge.classList.toggle('rj-before-quote', isLast)
  badge.classList.toggle('rj-in-quotes', isLast || isQuoteOpen(quoted))
}

/** Lets the badges of the caret's block follow the quotation marks that are typed and deleted around them. */
export const followQuotes = (): Plugin =>
  new Plugin({
    view: () => ({
      update(view, { doc }) {
        const { $head } = view.state.selection
        // Nothing is drawn anew under an input method.
        if (doc === view.state.doc || view.composing || !$head.parent.isTextblock) return
        const block = view.nodeDOM($head.before())
        if (!(block instanceof Element)) return
        for (const badge of block.getElementsByClassName('rj-source')) {
          const quoted = badge.closest('.rj-source-mark,.rj-text-field,.rj-radio-field')
          if (quoted !== null) setBehindQuote(badge, quoted)
        }
      },
    }),
  })

/** Highlights the badges of one source in an editor's element, and no others. */
export const showActiveSource = (root: Element, source: string | null): void => {
  for (const badge of root.querySelectorAll<HTMLElement>('.rj-source')) {
    badge.classList.toggle('rj-active', source !== null && badge.dataset['ofSource'] === source)
  }
}
