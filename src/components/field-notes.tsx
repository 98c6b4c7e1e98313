import { WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import './field-notes.css'

/** The star at the label of what must be given; `aria-required` says it to those who do not see it. */
export const RequiredMark = (): JSX.Element => (
  <span className="rj-required" aria-hidden>
    {' *'}
  </span>
)

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
