import { WarningSignIcon } from '@blueprintjs/icons'
import type { JSX } from 'react'
import './field-notes.css'

/** Shows the star at the label of a required input. Screen readers get `aria-required` instead. */
export const RequiredMark = (): JSX.Element => (
  <span className="rj-required" aria-hidden>
    {' *'}
  </span>
)

interface ProblemTextProps {
  /** Referred to by `aria-describedby` of the control. */
  id?: string
  text: string
}

/** Says what is wrong with an input; screen readers read it out as soon as it appears. */
export const ProblemText = ({ id, text }: ProblemTextProps): JSX.Element => (
  <span className="rj-problem" role="alert" {...(id && { id })}>
    <WarningSignIcon size={12} />
    {text}
  </span>
)
