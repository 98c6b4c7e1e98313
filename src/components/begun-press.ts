import type { PointerEvent } from 'react'

/** The farthest that a hand moves, in pixels, which means to press and not to draw away. */
const STILL = 6

/**
 * Counts a press for the button it began on, though the page moved the button away before it was let go:
 * an answer that arrives in between pushes down what stands below it. A press that is drawn away counts for nothing.
 */
export const countWhereItBegan = (press: PointerEvent<HTMLElement>): void => {
  const { currentTarget: button, clientX, clientY } = press
  const over = new AbortController()
  const end = (up: globalThis.PointerEvent): void => {
    over.abort()
    const isStill = Math.hypot(up.clientX - clientX, up.clientY - clientY) <= STILL
    if (up.type === 'pointerup' && isStill && !button.contains(up.target as Node)) button.click()
  }
  for (const type of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(type, end, { signal: over.signal, capture: true })
  }
}
