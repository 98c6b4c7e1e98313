import { WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import './problem-text.css'

interface ProblemTextProps {
  /** For the `aria-describedby` of the control it is about. */
  id?: string
  text: string
}

/** What is wrong, read out as soon as it stands there. */
export const ProblemText = ({ id, text }: ProblemTextProps): JSX.Element => (
  <span className="rj-problem" role="alert" {...(id && { id })}>
    <WarningSignIcon size={12} />
    {text}
  </span>
)
