import { Drawer, type DrawerProps } from '@blueprintjs/core'
import type { JSX } from 'react'
import './side-drawer.css'

interface SideDrawerProps extends DrawerProps {
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Shows content over the edge of the page, as a dialog with a name; Blueprint's own drawer has no role. */
export const SideDrawer = (props: SideDrawerProps): JSX.Element => {
  const { 'aria-label': label, 'aria-labelledby': labelledBy, children, ...drawer } = props
  return (
    <Drawer {...drawer}>
      <div
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
