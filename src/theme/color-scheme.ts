import { Classes } from '@blueprintjs/core'
import { createPreference } from '../lib/preference.ts'
import { createSharedChoice } from '../lib/shared-choice.ts'

export const COLOR_SCHEMES = ['light', 'dark'] as const
export type ColorScheme = (typeof COLOR_SCHEMES)[number]

const preference = createPreference<ColorScheme>('color-scheme', COLOR_SCHEMES, () =>
  window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
)

// On <body>, so that dialogs and popovers, which hang there, follow.
const choice = createSharedChoice(preference, scheme => {
  document.body.classList.toggle(Classes.DARK, scheme === 'dark')
  document.documentElement.style.colorScheme = scheme
})

/** Turns the page light or dark and remembers it. */
export const { change: changeColorScheme, useValue: useColorScheme } = choice
