import { Menu } from '@blueprintjs/core'
import { type JSX, type KeyboardEvent, type PropsWithChildren, useEffect, useRef } from 'react'

/** The entry that a key leads to, from the one that has the focus; -1 is the last one. */
const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowDown: at => at + 1,
  ArrowUp: at => Math.max(at, 0) - 1,
  Home: () => 0,
  End: () => -1,
}

const entriesOf = (menu: Element | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"], :disabled)') ?? []),
]

/** Shows a menu whose first entry has the focus once it is open, and that is walked with the arrow keys. */
export const KeyMenu = ({ children }: PropsWithChildren): JSX.Element => {
  const menu = useRef<HTMLUListElement>(null)
  useEffect(() => entriesOf(menu.current)[0]?.focus({ preventScroll: true }), [])
  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const entries = entriesOf(menu.current)
    const { activeElement: active } = document
    const to = step(active instanceof HTMLElement ? entries.indexOf(active) : -1)
    entries.at(to % entries.length)?.focus()
  }
  return (
    <Menu ulRef={menu} onKeyDown={walk}>
      {children}
    </Menu>
  )
}

/** Opens the menu of a button by the arrow that leads into it. */
export const openByArrow = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' || event.currentTarget.getAttribute('aria-expanded') === 'true') return
  event.preventDefault()
  event.currentTarget.click()
}
