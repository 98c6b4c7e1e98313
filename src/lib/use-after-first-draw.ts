import { useDeferredValue } from 'react'

/** False while a component is first drawn, true from the next frame on: what is long follows what answers the click. */
export const useAfterFirstDraw = (): boolean => useDeferredValue(true, false)
