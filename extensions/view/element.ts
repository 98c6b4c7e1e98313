/** Makes a detached element with attributes and children; all views make their DOM with it. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** Returns a function that copies what `build` makes once: with thousands of fields, copies are much faster. */
export const template = <Made extends HTMLElement>(build: () => Made): (() => Made) => {
  let made: Made | undefined
  return () => {
    made ??= build()
    return made.cloneNode(true) as Made
  }
}

/** Returns the element of a class inside a copy of a template. Throws where there is none. */
export const partOf = <Part extends HTMLElement = HTMLElement>(copy: Element, className: string): Part => {
  const part = copy.querySelector<Part>(`.${className}`)
  if (part === null) throw new Error(`The template has no ${className}`)
  return part
}

/** Sets or removes an attribute, unless it is already as wanted. */
export const setAttribute = (target: Element, name: string, value: string | null): void => {
  if (value === target.getAttribute(name)) return
  if (value === null) target.removeAttribute(name)
  else target.setAttribute(name, value)
}

/**
 * Sets the text, unless it is already as wanted. It changes the text node that is there: a new one would make the
 * browser search all blocks of the document.
 */
export const setText = (target: Element, text: string): void => {
  if (target.textContent === text) return
  const { firstChild } = target
  if (firstChild instanceof Text && firstChild === target.lastChild && text !== '') firstChild.data = text
  else target.textContent = text
}

/**
 * Makes a form around an input; it is never sent. Without one, Chromium's form filling goes through every control of
 * the document at each key.
 */
export const ownForm = (className: string, ...children: Node[]): HTMLFormElement => {
  const form = element('form', { class: className, autocomplete: 'off' }, ...children)
  form.addEventListener('submit', event => event.preventDefault())
  return form
}
