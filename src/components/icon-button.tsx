import { Button } from '@blueprintjs/core'
import type { ComponentProps, JSX } from 'react'

interface IconButtonProps extends ComponentProps<typeof Button> {
  /** What a pointer and a screen reader are told of the icon. */
  name: string
}

/** A plain button that shows an icon and no words. */
export const IconButton = ({ name, ...props }: IconButtonProps): JSX.Element => (
  <Button variant="minimal" title={name} aria-label={name} {...props} />
)
