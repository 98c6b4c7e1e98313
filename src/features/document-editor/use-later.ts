import { useEffect, useState } from 'react'

/**
 * Returns a value as it last stood still for `delayMs`, so that what is computed from it costs the key stroke nothing;
 * null until it first does.
 */
export const useLater = <Value>(value: Value, delayMs: number): Value | null => {
  const [later, setLater] = useState<Value | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLater(() => value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return later
}
