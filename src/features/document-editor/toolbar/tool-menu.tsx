import { Button, type ButtonProps, PopoverNext } from '@blueprintjs/core'
import { type JSX, type KeyboardEvent, useState } from 'react'
import { openByArrow } from '../../../components/key-menu.tsx'

interface ToolMenuProps extends Pick<ButtonProps, 'icon' | 'endIcon' | 'text' | 'disabled' | 'active' | 'className'> {
  label: string
  content: JSX.Element
  /** Called when the menu has closed and nothing else has taken the focus. */
  onReturn: () => void
  onOpening?: () => void
}

const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault()

/** Shows a button of the bar that opens a menu. The selection of the text is kept. */
export const ToolMenu = ({ label, content, onReturn, onOpening, ...button }: ToolMenuProps): JSX.Element => {
  const [isOpen, setIsOpen] = useState(false)
  const closeAtTab = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return
    event.preventDefault()
    setIsOpen(false)
  }
  return (
    <PopoverNext
      isOpen={isOpen}
      onInteraction={setIsOpen}
      placement="bottom-start"
      arrow={false}
      animation="minimal"
      middleware={{ offset: { mainAxis: 4 } }}
      // A menu that enforces focus takes it from the text once more while closing, and keys typed meanwhile are lost.
      enforceFocus={false}
      shouldReturnFocusOnClose={false}
      content={
        // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the menu within
        <div onKeyDown={closeAtTab}>{content}</div>
      }
      onOpening={() => onOpening?.()}
      onClosed={() => {
        if (document.activeElement === document.body) onReturn()
      }}
    >
      <Button
        variant="minimal"
        {...button}
        title={label}
        aria-label={label}
        onMouseDown={keepFocus}
        onKeyDown={openByArrow}
      />
    </PopoverNext>
  )
}
