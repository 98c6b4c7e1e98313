import { type RefObject, useEffect } from 'react'

/** As many as may be nested: a dialog of a drawer of a menu. */
const TRAIL_LENGTH = 8

interface Stop {
  element: HTMLElement
  page: string
}

/** The page as far as going on it is concerned: the address also holds filters, and they change under an open popover. */
const pageOf = ({ pathname, search }: Location): string => `${pathname} ${new URLSearchParams(search).get('id') ?? ''}`

const canTakeFocus = ({ element, page }: Stop): boolean =>
  page === pageOf(window.location) &&
  element.isConnected &&
  element.getClientRects().length > 0 &&
  !element.matches(':disabled')

/**
 * Gives a dialog the focus that Blueprint leaves at the guard before it, so that its name is read; not when Shift+Tab
 * comes to the guard from within.
 */
const enterDialog = (target: HTMLElement, from: EventTarget | null): boolean => {
  const overlay = target.parentElement
  if (!target.matches('.bp6-overlay-start-focus-trap') || (from instanceof Node && overlay?.contains(from)))
    return false
  const dialog = overlay?.querySelector<HTMLElement>('[role$=dialog]')
  if (!dialog) return false
  dialog.tabIndex = -1
  dialog.focus({ preventScroll: true })
  return true
}

/**
 * Hands the focus on when what had it goes away: to what had it before on the same page, as the button that opened a
 * dialog, or else to a region; when what had it is disabled, to what is around it, and back once it can be used again. It
 * would fall to the body, and the keyboard would begin at the top of the window again.
 */
export const useKeptFocus = (region: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let trail: Stop[] = []
    let last: Element | null = null
    const remember = ({ target, relatedTarget }: FocusEvent): void => {
      last = null
      if (!(target instanceof HTMLElement)) return
      if (enterDialog(target, relatedTarget)) return
      // A document moves its own focus when its inputs come and go: between the two a word would be typed into nothing.
      if (target.parentElement?.closest('.ProseMirror')) return
      last = target
      const before = trail.filter(({ element }) => element !== target).slice(1 - TRAIL_LENGTH)
      trail = [...before, { element: target, page: pageOf(window.location) }]
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const isLost = (): boolean => last?.isConnected === false && document.activeElement === document.body
    const handOn = (): void => {
      if (!isLost()) return
      last = null
      trail = trail.filter(({ element }) => element.isConnected)
      // The region is there on every page, though it had the focus since another.
      const before = trail.findLast(stop => stop.element === region.current || canTakeFocus(stop))
      ;(before?.element ?? region.current)?.focus({ preventScroll: true })
    }
    /** The element that had the focus when it was disabled, and the one around it that has it meanwhile. */
    let parked: { element: HTMLElement; around: HTMLElement } | null = null
    const park = (): void => {
      if (parked !== null && !parked.element.matches(':disabled')) {
        const { element, around } = parked
        parked = null
        if (element.isConnected && document.activeElement === around) element.focus({ preventScroll: true })
      }
      if (!(last instanceof HTMLElement && last.isConnected && last.matches(':disabled'))) return
      const around = last.parentElement
      if (around === null || ![last, document.body].includes(document.activeElement as HTMLElement)) return
      parked = { element: last, around }
      if (!around.hasAttribute('tabindex')) around.tabIndex = -1
      around.focus({ preventScroll: true })
    }
    // The key that took it away is waited for: its later events would press a button that has the focus by then.
    let isKeyDown = false
    const handOnSoon = (): void => {
      clearTimeout(timer)
      if (isLost() && !isKeyDown) timer = setTimeout(handOn)
    }
    const press = (): void => {
      isKeyDown = true
    }
    const release = (): void => {
      isKeyDown = false
      handOnSoon()
    }
    const observer = new MutationObserver(() => {
      park()
      handOnSoon()
    })
    const leaving = new AbortController()
    const { signal } = leaving
    document.addEventListener('focusin', remember, { signal })
    document.addEventListener('keydown', press, { signal, capture: true })
    document.addEventListener('keyup', release, { signal, capture: true })
    // A key that is let go in another window is not heard of here.
    window.addEventListener('blur', release, { signal })
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    return () => {
      clearTimeout(timer)
      leaving.abort()
      observer.disconnect()
    }
  }, [region])
}
