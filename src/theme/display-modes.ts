import { Classes } from '@blueprintjs/core'
import { createPreference, createSharedChoice } from '../lib/preference.ts'

const COLOR_SCHEMES = ['light', 'dark'] as const
type ColorScheme = (typeof COLOR_SCHEMES)[number]

const schemePreference = createPreference<ColorScheme>('color-scheme', COLOR_SCHEMES, () =>
  window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
)

// On <body>, so that dialogs and popovers, which hang there, follow.
const colorScheme = createSharedChoice(schemePreference, scheme => {
  document.body.classList.toggle(Classes.DARK, scheme === 'dark')
  document.documentElement.style.colorScheme = scheme
})

/** Turns the page light or dark and remembers it. */
export const { change: changeColorScheme, useValue: useColorScheme } = colorScheme

const SCREEN_READER_MODES = ['off', 'on'] as const
type ScreenReaderMode = (typeof SCREEN_READER_MODES)[number]

const readerPreference = createPreference<ScreenReaderMode>('screen-reader-mode', SCREEN_READER_MODES, () => 'off')

const readerMode = createSharedChoice(readerPreference, mode => {
  document.documentElement.toggleAttribute('data-screen-reader', mode === 'on')
})

/**
 * Lays out long documents and lists whole, and remembers it: what a browser leaves out of sight is not laid out, and a
 * screen reader does not find it.
 */
export const { change: changeScreenReaderMode, useValue: useScreenReaderMode } = readerMode
