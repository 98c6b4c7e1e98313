import { element } from './element.ts'

/**
 * A form around what is written in; it is never sent. Without one, Chromium's form filling goes through every control of
 * the document at each key.
 */
export const ownForm = (className: string, ...children: Node[]): HTMLFormElement => {
  const form = element('form', { class: className, autocomplete: 'off' }, ...children)
  form.addEventListener('submit', event => event.preventDefault())
  return form
}
