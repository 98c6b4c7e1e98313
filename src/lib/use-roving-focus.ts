import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface RovingFocus<Group extends HTMLElement> {
  ref: RefObject<Group | null>
  onFocus: (event: FocusEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The arrow keys that move: those along a line, or those down a list and within its rows. */
type Direction = 'across' | 'both'

const nextPlace = (key: string, direction: Direction, place: number, count: number): number | null => {
  if (key === 'ArrowRight' || (direction === 'both' && key === 'ArrowDown')) return (place + 1) % count
  if (key === 'ArrowLeft' || (direction === 'both' && key === 'ArrowUp')) return (place - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * Makes the buttons of a group one stop of the Tab key; arrows, Home and End move among them (WAI-ARIA "toolbar"). The
 * stop stays at the button that had the focus last; other controls keep their own stops.
 */
export const useRovingFocus = <Group extends HTMLElement>(direction: Direction): RovingFocus<Group> => {
  const ref = useRef<Group>(null)
  const last = useRef<HTMLButtonElement | null>(null)

  const arrange = (): HTMLButtonElement[] => {
    const buttons = [...(ref.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
    const current = last.current && buttons.includes(last.current) ? last.current : buttons[0]
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1
    return buttons
  }
  // After each rendering: a button may have appeared, gone or been disabled.
  useLayoutEffect(() => void arrange())

  return {
    ref,
    onFocus: ({ target }) => {
      if (target instanceof HTMLButtonElement) last.current = target
      arrange()
    },
    onKeyDown: event => {
      const buttons = arrange()
      const place = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1
      const next = place < 0 ? null : nextPlace(event.key, direction, place, buttons.length)
      if (next === null) return
      event.preventDefault()
      buttons[next]?.focus()
    },
  }
}
