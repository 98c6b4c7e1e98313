import { Button, type ButtonProps, PopoverNext } from '@blueprintjs/core'
import type { JSX } from 'react'

interface ToolMenuProps extends Pick<ButtonProps, 'icon' | 'endIcon' | 'text' | 'disabled' | 'active' | 'className'> {
  label: string
  content: JSX.Element
  /** Gives the focus back to the text when the menu closes and nothing else has taken it. */
  onReturn: () => void
  onOpening?: () => void
}

const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault()

/** A button of the bar that opens a menu. The selection of the text stays what it is. */
export const ToolMenu = ({ label, content, onReturn, onOpening, ...button }: ToolMenuProps): JSX.Element => (
  <PopoverNext
    placement="bottom-start"
    arrow={false}
    animation="minimal"
    middleware={{ offset: { mainAxis: 4 } }}
    content={content}
    onOpening={() => onOpening?.()}
    onClosed={() => {
      if (document.activeElement === document.body) onReturn()
    }}
  >
    <Button variant="minimal" {...button} title={label} aria-label={label} onMouseDown={keepFocus} />
  </PopoverNext>
)
