import { Classes } from '@blueprintjs/core'
import { useSyncExternalStore } from 'react'
import { createPreference } from '../lib/preference.ts'

export const COLOR_SCHEMES = ['light', 'dark'] as const
export type ColorScheme = (typeof COLOR_SCHEMES)[number]

const preference = createPreference<ColorScheme>('color-scheme', COLOR_SCHEMES, () =>
  window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
)

let current = preference.read()
const listeners = new Set<() => void>()

// On <body>, so that dialogs and popovers, which hang there, follow.
const show = (): void => {
  document.body.classList.toggle(Classes.DARK, current === 'dark')
  document.documentElement.style.colorScheme = current
}
show()

/** Turns the page light or dark and remembers it. */
export const changeColorScheme = (scheme: ColorScheme): void => {
  current = scheme
  preference.write(scheme)
  show()
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, () => current)
