const GAP = 6

/** Returns the box that an element is visible in: its scrolling ancestor's, or the window. */
export const viewOf = (element: Element): DOMRect => {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (getComputedStyle(at).overflowY !== 'visible') return at.getBoundingClientRect()
  }
  return new DOMRect(0, 0, window.innerWidth, window.innerHeight)
}

/**
 * Places a popup below the first line of an element, or above it where the view ends. Both stand in the popup's offset
 * parent and scroll with it.
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
