import { useDeferredValue, useEffect, useState } from 'react'

/** The value as it was once it had not changed for `delayMs`. */
export const useDebounced = <Value>(value: Value, delayMs: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}

/** False while a component is first drawn, true from the next frame on: what is long follows what answers the click. */
export const useAfterFirstDraw = (): boolean => useDeferredValue(true, false)
