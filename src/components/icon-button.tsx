import { Button } from '@blueprintjs/core'
import type { ComponentProps, JSX } from 'react'

interface IconButtonProps extends ComponentProps<typeof Button> {
  /** Shown on hover and read out by screen readers. */
  name: string
}

/** Shows a plain button with an icon and no words. */
export const IconButton = ({ name, ...props }: IconButtonProps): JSX.Element => (
  <Button variant="minimal" title={name} aria-label={name} {...props} />
)
