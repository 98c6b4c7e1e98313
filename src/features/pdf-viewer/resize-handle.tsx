import { type JSX, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createPreference } from '../../lib/preference.ts'

const MIN_PANE_WIDTH = 320
const MAX_PANE_WIDTH = 720

const widths = Array.from({ length: MAX_PANE_WIDTH - MIN_PANE_WIDTH + 1 }, (_, index) => String(MIN_PANE_WIDTH + index))
const preference = createPreference<string>('pdf-width', widths, () => '')

const clamp = (width: number): number => Math.round(Math.min(MAX_PANE_WIDTH, Math.max(MIN_PANE_WIDTH, width)))

interface PaneWidth {
  /** Null until the user chooses a width; the window's default then applies. */
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

const KEY_STEP = 16
const KEY_DIRECTION: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

interface ResizeHandleProps {
  /** Present width of the pane. */
  width: number
  onWidth: PaneWidth['setWidth']
}

/** Shows the right edge of its parent, which can be dragged, moved by arrow keys, and reset by a double click. */
export const ResizeHandle = ({ width, onWidth }: ResizeHandleProps): JSX.Element => {
  const { t } = useTranslation()

  const handlePointerMove = (event: PointerEvent<HTMLElement>): void => {
    const pane = event.currentTarget.parentElement
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || pane === null) return
    onWidth(event.clientX - pane.getBoundingClientRect().left)
  }
  const handleKeyDown = (event: KeyboardEvent): void => {
    const direction = KEY_DIRECTION[event.key]
    if (direction === undefined) return
    event.preventDefault()
    onWidth(width + direction * KEY_STEP)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that is moved is no <hr>
    <div
      className="rj-pdf-handle"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('pdf.resize')}
      aria-valuemin={MIN_PANE_WIDTH}
      aria-valuemax={MAX_PANE_WIDTH}
      aria-valuenow={Math.round(width)}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handlePointerMove}
      onDoubleClick={() => onWidth(null)}
      onKeyDown={handleKeyDown}
    />
  )
}
