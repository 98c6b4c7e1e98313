import { type KeyboardEvent, useCallback } from 'react'

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

/** Arrows move from cell to cell of a grid and pick the one they come to. */
export const useGridKeys = (
  rows: number,
  columns: number,
  onPick: (row: number, column: number) => void,
): ((event: KeyboardEvent<HTMLElement>) => void) =>
  useCallback(
    event => {
      const step = STEPS[event.key]
      const place = event.target instanceof HTMLElement ? event.target.dataset['cell'] : undefined
      if (step === undefined || place === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const [row = 0, column = 0] = place.split(' ').map(Number)
      const next = [within(row + step[0], rows), within(column + step[1], columns)] as const
      event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.join(' ')}"]`)?.focus()
      onPick(...next)
    },
    [rows, columns, onPick],
  )
