import { Button, type ButtonProps } from '@blueprintjs/core'
import type { JSX } from 'react'

interface FindToolProps extends ButtonProps {
  /** What a pointer and a screen reader are told of the icon. */
  name: string
}

/** A small button of the find panel. */
export const FindTool = ({ name, ...props }: FindToolProps): JSX.Element => (
  <Button variant="minimal" size="small" title={name} aria-label={name} {...props} />
)
