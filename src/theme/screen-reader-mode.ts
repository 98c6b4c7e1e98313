import { createPreference } from '../lib/preference.ts'
import { createSharedChoice } from '../lib/shared-choice.ts'

export const SCREEN_READER_MODES = ['off', 'on'] as const
export type ScreenReaderMode = (typeof SCREEN_READER_MODES)[number]

const preference = createPreference<ScreenReaderMode>('screen-reader-mode', SCREEN_READER_MODES, () => 'off')

const choice = createSharedChoice(preference, mode => {
  document.documentElement.toggleAttribute('data-screen-reader', mode === 'on')
})

/**
 * Lays out long documents and lists whole, and remembers it: what a browser leaves out of sight is not laid out, and a
 * screen reader does not find it.
 */
export const { change: changeScreenReaderMode, useValue: useScreenReaderMode } = choice
