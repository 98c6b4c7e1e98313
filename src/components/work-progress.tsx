import { Button, ProgressBar } from '@blueprintjs/core'
import { CircleIcon, FullCircleIcon, TickIcon } from '@blueprintjs/icons'
import { type JSX, useEffect, useRef, useState } from 'react'
import { formatClock } from '../locales/formats.ts'
import './work-progress.css'

const SECOND_MS = 1000

const format = (ms: number): string => formatClock(Math.floor(ms / SECOND_MS))

interface ElapsedTimeProps {
  since: number
  fraction: number
  leftText?: ((time: string) => string) | undefined
}

/** So much of the work, and so long, is needed to say how long the rest takes. */
const FIRST_GUESS = { fraction: 0.01, ms: 5000 } as const

/** Shows the minutes and seconds since an instant, `00:06`, and what is left at the pace so far. */
const ElapsedTime = ({ since, fraction, leftText }: ElapsedTimeProps): JSX.Element => {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  const elapsed = Math.max(0, now - since)
  const isKnown = leftText !== undefined && fraction >= FIRST_GUESS.fraction && elapsed >= FIRST_GUESS.ms
  return (
    <span className="rj-hint">
      {format(elapsed)}
      {isKnown && ` ${leftText(format((elapsed * (1 - fraction)) / fraction))}`}
    </span>
  )
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
  /** Says the time that is left; without it none is shown. */
  leftText?: (time: string) => string
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
  const { title, cancelText, startedAt, fraction, leftText, steps, onCancel } = props
  const box = useRef<HTMLElement>(null)

  // The button that had the focus is gone. The cancel button does not get it: a second Enter must not cancel.
  useEffect(() => box.current?.focus(), [])

  return (
    <section ref={box} className="rj-progress" tabIndex={-1} aria-label={title}>
      <div className="rj-progress-head">
        <span className="rj-progress-title">{title}</span>
        <ElapsedTime since={startedAt} fraction={fraction} leftText={leftText} />
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
