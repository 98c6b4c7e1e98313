import { Drawer, type DrawerProps } from '@blueprintjs/core'
import { type JSX, useRef } from 'react'
import './side-drawer.css'

interface SideDrawerProps extends DrawerProps {
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Shows content over the edge of the page, as a dialog with a name; Blueprint's own drawer has no role. */
export const SideDrawer = (props: SideDrawerProps): JSX.Element => {
  const { 'aria-label': label, 'aria-labelledby': labelledBy, children, onOpening, ...drawer } = props
  const dialog = useRef<HTMLDivElement>(null)
  return (
    <Drawer
      {...drawer}
      onOpening={node => {
        // Blueprint gives the focus to its trap before the dialog.
        if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus({ preventScroll: true })
        onOpening?.(node)
      }}
    >
      <div
        ref={dialog}
        tabIndex={-1}
        className="rj-side-drawer"
        role="dialog"
        aria-modal={drawer.hasBackdrop !== false}
        aria-label={label}
        aria-labelledby={labelledBy}
      >
        {children}
      </div>
    </Drawer>
  )
}
