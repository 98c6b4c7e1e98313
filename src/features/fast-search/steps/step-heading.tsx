import { type JSX, useEffect, useRef } from 'react'

interface StepHeadingProps {
  text: string
  className?: string
}

/** Shows the heading of a step. It takes the focus when the step opens, so that keyboard and screen reader go on from there. */
export const StepHeading = ({ text, className = 'rj-page-title' }: StepHeadingProps): JSX.Element => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} className={`rj-step-heading ${className}`} tabIndex={-1}>
      {text}
    </h1>
  )
}
