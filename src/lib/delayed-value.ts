import { useDeferredValue, useEffect, useState } from 'react'

/** Returns a value as it was when it last stayed unchanged for `delayMs`. */
export const useDebounced = <Value>(value: Value, delayMs: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}

/**
 * Returns false while a component is first drawn and true from the next frame on, so that a long list is drawn after the click
 * is answered.
 */
export const useAfterFirstDraw = (): boolean => useDeferredValue(true, false)
