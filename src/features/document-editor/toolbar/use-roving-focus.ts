import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface RovingFocus {
  ref: RefObject<HTMLDivElement | null>
  onFocus: (event: FocusEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

const nextPlace = (key: string, place: number, count: number): number | null => {
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (place - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** A toolbar is one stop of the Tab key; arrows, Home and End move within it (WAI-ARIA "toolbar"). */
export const useRovingFocus = (): RovingFocus => {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLButtonElement | null>(null)

  const arrange = (): HTMLButtonElement[] => {
    const buttons = [...(ref.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
    const current = last.current && buttons.includes(last.current) ? last.current : buttons[0]
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1
    return buttons
  }
  // After each drawing: a button may have come, gone or been disabled.
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
      const next = place < 0 ? null : nextPlace(event.key, place, buttons.length)
      if (next === null) return
      event.preventDefault()
      buttons[next]?.focus()
    },
  }
}
