import { Button, type ButtonProps, PopoverNext } from '@blueprintjs/core'
import { type JSX, type KeyboardEvent, useState } from 'react'

interface ToolMenuProps extends Pick<ButtonProps, 'icon' | 'endIcon' | 'text' | 'disabled' | 'active' | 'className'> {
  label: string
  content: JSX.Element
  /** Gives the focus back to the text when the menu closes and nothing else has taken it. */
  onReturn: () => void
  onOpening?: () => void
}

const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault()

/** A button of the bar that opens a menu. The selection of the text stays what it is. */
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
      // A menu that insists takes the focus from the text again while it closes, and what is typed meanwhile goes elsewhere.
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
      <Button variant="minimal" {...button} title={label} aria-label={label} onMouseDown={keepFocus} />
    </PopoverNext>
  )
}
