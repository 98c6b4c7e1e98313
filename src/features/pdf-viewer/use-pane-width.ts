import { useState } from 'react'
import { createPreference } from '../../lib/preference.ts'

export const MIN_PANE_WIDTH = 320
export const MAX_PANE_WIDTH = 720

const widths = Array.from({ length: MAX_PANE_WIDTH - MIN_PANE_WIDTH + 1 }, (_, index) => String(MIN_PANE_WIDTH + index))
const preference = createPreference<string>('pdf-width', widths, () => '')

const clamp = (width: number): number => Math.round(Math.min(MAX_PANE_WIDTH, Math.max(MIN_PANE_WIDTH, width)))

export interface PaneWidth {
  /** Null while the user has not chosen one: the window's own default then holds. */
  width: number | null
  setWidth(width: number | null): void
}

/** The pane's width as this user drags it, kept in this browser. */
export const usePaneWidth = (): PaneWidth => {
  const [width, setWidth] = useState(() => (preference.read() === '' ? null : Number(preference.read())))
  return {
    width,
    setWidth(next) {
      const kept = next === null ? null : clamp(next)
      setWidth(kept)
      preference.write(kept === null ? '' : String(kept))
    },
  }
}
