/** The accessible name of a control, as far as these pages make one. */
const nameOf = (element: Element): string => {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy !== null) return document.getElementById(labelledBy)?.textContent ?? ''
  if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? ''
  return element.textContent ?? ''
}

const find = <Found extends Element>(selector: string, name: string): Found => {
  const candidates = [...document.querySelectorAll<Found>(selector)]
  const found = candidates.find(element => nameOf(element).trim().startsWith(name))
  if (found !== undefined) return found
  throw new Error(`no ${selector} named ${name}; there are: ${candidates.map(nameOf).join(' | ')}`)
}

/** The button whose name begins so. */
export const button = (name: string): HTMLButtonElement => find('button', name)

/** The input whose name begins so. */
export const input = (name: string): HTMLInputElement => find('input', name)

/** The texts of everything that is read out as a problem. */
export const alerts = (): string[] =>
  [...document.querySelectorAll('[role="alert"]')].map(alert => alert.textContent ?? '')

/** What describes a control (`aria-describedby`). */
export const descriptionOf = (element: Element): string =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
