import { useEffect, useEffectEvent } from 'react'

/** F3 goes to the next match and Shift+F3 to the one before, wherever the focus is. */
export const useStepKeys = (step: (count: number) => void): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F3' || event.defaultPrevented) return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
