const GAP = 6

/** The box through which an element is seen: what scrolls it, or the window. */
export const viewOf = (element: Element): DOMRect => {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).overflowY !== 'visible') return at.getBoundingClientRect()
  }
  return new DOMRect(0, 0, window.innerWidth, window.innerHeight)
}

/**
 * Puts a popup at the first line of an element, below it or, where the view ends, above. Both stand in the popup's offset
 * parent, with which they scroll.
 */
export const placePopup = (popup: HTMLElement, anchor: Element): void => {
  const sheet = popup.offsetParent
  const line = anchor.getClientRects()[0]
  if (!sheet || !line) return
  const frame = sheet.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = popup
  const fitsBelow = line.bottom + GAP + height <= viewOf(sheet).bottom
  const top = fitsBelow ? line.bottom + GAP : line.top - GAP - height
  const left = Math.min(line.left, frame.right - width - GAP)
  popup.style.top = `${top - frame.top}px`
  popup.style.left = `${Math.max(GAP, left - frame.left)}px`
}
