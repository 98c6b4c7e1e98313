import type { JSX, KeyboardEvent, PointerEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_PANE_WIDTH, MIN_PANE_WIDTH, type PaneWidth } from './use-pane-width.ts'

const KEY_STEP = 16
const KEY_DIRECTION: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

interface ResizeHandleProps {
  pane: RefObject<HTMLElement | null>
  paneWidth: PaneWidth
}

/** The edge of the pane: dragged, moved by the arrow keys, and set back by a double click. */
export const ResizeHandle = ({ pane, paneWidth }: ResizeHandleProps): JSX.Element => {
  const { t } = useTranslation()
  const shownWidth = (): number => pane.current?.offsetWidth ?? MIN_PANE_WIDTH

  const handlePointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || pane.current === null) return
    paneWidth.setWidth(event.clientX - pane.current.getBoundingClientRect().left)
  }
  const handleKeyDown = (event: KeyboardEvent): void => {
    const direction = KEY_DIRECTION[event.key]
    if (direction === undefined) return
    event.preventDefault()
    paneWidth.setWidth(shownWidth() + direction * KEY_STEP)
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
      aria-valuenow={paneWidth.width ?? shownWidth()}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handlePointerMove}
      onDoubleClick={() => paneWidth.setWidth(null)}
      onKeyDown={handleKeyDown}
    />
  )
}
