const IS_MAC = /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The keys that turn a field into text and show its source, as people read them and as `aria-keyshortcuts` has them. */
export const TURN_KEYS = IS_MAC ? '⌘⇧↩' : 'Ctrl+Shift+Enter'
export const SOURCE_KEYS = IS_MAC ? '⌥↩' : 'Alt+Enter'
export const FIELD_KEY_SHORTCUTS = `${IS_MAC ? 'Meta' : 'Control'}+Shift+Enter Alt+Enter`

const isHeld = (event: KeyboardEvent): boolean => (IS_MAC ? event.metaKey : event.ctrlKey)

export const isTurnKey = (event: KeyboardEvent): boolean => event.key === 'Enter' && event.shiftKey && isHeld(event)

export const isSourceKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && event.altKey && !event.shiftKey && !event.ctrlKey && !event.metaKey
