import type { JSX } from 'react'
import './required-mark.css'

/** The star at the label of what must be given; `aria-required` says it to those who do not see it. */
export const RequiredMark = (): JSX.Element => (
  <span className="rj-required" aria-hidden>
    {' *'}
  </span>
)
