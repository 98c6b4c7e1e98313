import { Button, ProgressBar } from '@blueprintjs/core'
import { CircleIcon, FullCircleIcon, TickIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useRef, useState } from 'react'
import './work-progress.css'

const SECOND_MS = 1000

const format = (ms: number): string => {
  const seconds = Math.floor(ms / SECOND_MS)
  const pad = (part: number): string => String(part).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

/** Shows the minutes and seconds since an instant, `00:06`. */
const ElapsedTime = ({ since }: { since: number }): JSX.Element => {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return <span className="rj-hint">{format(Math.max(0, now - since))}</span>
}

export type StepState = 'done' | 'current' | 'open'

/** A step of the work; `news` is its latest result. */
interface WorkStep {
  id: string
  name: string
  state: StepState
  news: JSX.Element | null
}

interface WorkProgressProps {
  title: string
  cancelText: string
  startedAt: number
  /** Share of the work that is done, 0 to 1. */
  fraction: number
  steps: readonly WorkStep[]
  onCancel: () => void
}

const STATE_ICONS: Readonly<Record<StepState, JSX.Element>> = {
  done: <TickIcon />,
  current: <FullCircleIcon size={12} />,
  open: <CircleIcon size={12} />,
}

/** Shows running work step by step, in the place of the button that started it. */
export const WorkProgress = (props: WorkProgressProps): JSX.Element => {
  const { title, cancelText, startedAt, fraction, steps, onCancel } = props
  const box = useRef<HTMLElement>(null)

  // The button that had the focus is gone. The cancel button does not get it: a second Enter must not cancel.
  useEffect(() => box.current?.focus(), [])

  return (
    <section ref={box} className="rj-progress" tabIndex={-1} aria-label={title}>
      <div className="rj-progress-head">
        <span className="rj-progress-title">{title}</span>
        <ElapsedTime since={startedAt} />
        <span className="rj-gap" />
        <Button size="small" text={cancelText} onClick={onCancel} />
      </div>
      <ProgressBar aria-label={title} value={fraction} animate={false} stripes={false} />
      <ol className="rj-progress-steps" role="status">
        {steps.map(({ id, name, state, news }) => (
          <li key={id} className={`rj-progress-step rj-is-${state}`}>
            <span className="rj-progress-icon">{STATE_ICONS[state]}</span>
            <span className="rj-progress-name">{name}</span>
            {news}
          </li>
        ))}
      </ol>
    </section>
  )
}
