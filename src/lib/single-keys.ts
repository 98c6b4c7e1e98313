import { createPreference, createSharedChoice } from './preference.ts'

const preference = createPreference('single-keys', ['on', 'off'], () => 'on')

/** Whether keys pressed alone (?, /, B) are shortcuts: who dictates or presses keys by mistake switches them off. */
export const singleKeys = createSharedChoice(preference, () => undefined)

/** Returns whether a key would be typed where it was pressed. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Returns whether a key pressed alone there is a shortcut: not while text is written, nor while such keys are off. */
export const isShortcutAt = (target: EventTarget | null): boolean => preference.read() === 'on' && !isTyping(target)
