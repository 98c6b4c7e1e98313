import { type JSX, useEffect, useState } from 'react'

const SECOND_MS = 1000

const format = (ms: number): string => {
  const seconds = Math.floor(ms / SECOND_MS)
  const pad = (part: number): string => String(part).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

/** Minutes and seconds since an instant, `00:06`. */
export const ElapsedTime = ({ since }: { since: number }): JSX.Element => {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return <span className="rj-hint">{format(Math.max(0, now - since))}</span>
}
