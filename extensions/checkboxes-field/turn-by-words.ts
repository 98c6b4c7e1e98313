/**
 * Turns a box whose words were clicked, as a label element would by itself. Of those there are none: Chromium's form filling
 * goes through all labels of the document at each key in a field.
 */
export const turnByWords = (box: HTMLInputElement, clicked: Element): void => {
  if (clicked === box) return
  box.checked = !box.checked
  box.focus()
}
