const GAP = 6

/**
 * Puts a popup at the first line of an element, below it or, where the window ends, above. Both stand in the popup's
 * offset parent, with which they scroll.
 */
export const placePopup = (popup: HTMLElement, anchor: Element): void => {
  const sheet = popup.offsetParent
  const line = anchor.getClientRects()[0]
  if (!sheet || !line) return
  const frame = sheet.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = popup
  const fitsBelow = line.bottom + GAP + height <= window.innerHeight
  const top = fitsBelow ? line.bottom + GAP : line.top - GAP - height
  const left = Math.min(line.left, frame.right - width - GAP)
  popup.style.top = `${top - frame.top}px`
  popup.style.left = `${Math.max(GAP, left - frame.left)}px`
}
