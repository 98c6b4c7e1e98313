const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent)
const MAC_KEYS: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }

/** Returns a shortcut of the editor (`Mod-Alt-1`) as this computer writes it: Ctrl+Alt+1, ⌘⌥1. */
export const shortcutText = (shortcut: string): string => {
  const keys = shortcut.split('-').map(key => (key.length === 1 ? key.toUpperCase() : key))
  return IS_MAC
    ? keys.map(key => MAC_KEYS[key] ?? key).join('')
    : keys.map(key => (key === 'Mod' ? 'Ctrl' : key)).join('+')
}

/** Returns a shortcut as `aria-keyshortcuts` writes it. */
export const ariaShortcut = (shortcut: string): string =>
  shortcut.replace('Mod', IS_MAC ? 'Meta' : 'Control').replaceAll('-', '+')
