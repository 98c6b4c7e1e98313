/** Events after which no click of a press is waited for any more. */
const ENDS = ['mouseup', 'dragend', 'contextmenu', 'keydown']

/** Whether the pointer is pressed and not let go yet; `:active` holds on in the click of a finger. */
let isPressed = false

/** Follows the presses of the page for `afterPress`; returns what stops it. */
export const followPresses = (): (() => void) => {
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true }
  const follow = ({ type }: Event): void => {
    isPressed = type === 'mousedown'
  }
  for (const type of ['mousedown', ...ENDS]) window.addEventListener(type, follow, options)
  return () => stop.abort()
}

/**
 * Runs at once what moves lines of the sheet; where a press of the pointer causes it, when that press has its click. A
 * browser gives no click to what has moved away under the pointer before it is let go.
 */
export const afterPress = (run: () => void): void => {
  if (!isPressed) {
    run()
    return
  }
  const stop = new AbortController()
  const options = { signal: stop.signal, capture: true }
  const end = (): void => {
    if (stop.signal.aborted) return
    stop.abort()
    run()
  }
  window.addEventListener('click', end, options)
  // The click comes in the same task as the end of the press.
  for (const type of ENDS) window.addEventListener(type, () => setTimeout(end), options)
  // A list of the system keeps the end of a press to itself.
  window.addEventListener('mousemove', ({ buttons }) => buttons === 0 && end(), options)
}
