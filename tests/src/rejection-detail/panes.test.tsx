import { act, type JSX, useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { usePaneKeys } from '../../../src/features/rejection-detail/panes.tsx'
import { render } from '../../support/render.tsx'

const Panes = ({ onEnter }: { onEnter: (index: number) => void }): JSX.Element => {
  const container = useRef<HTMLDivElement>(null)
  usePaneKeys(container, onEnter)
  return (
    <div ref={container}>
      <div>
        <button type="button">pdf</button>
      </div>
      <div>
        <button type="button" disabled>
          off
        </button>
        <button type="button">tab</button>
        <button type="button">field</button>
      </div>
      <div>
        <input aria-label="filter" />
      </div>
    </div>
  )
}

const press = (shiftKey = false) =>
  act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey, cancelable: true })))
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')

it('F6 goes round the panes, to the first control that can be used', async () => {
  const handleEnter = vi.fn()
  await render(<Panes onEnter={handleEnter} />)
  const visited: unknown[] = []
  for (let turn = 0; turn < 4; turn++) {
    await press()
    visited.push(focused())
  }
  expect(visited).toEqual(['pdf', 'tab', 'filter', 'pdf'])
  expect(handleEnter.mock.calls.flat()).toEqual([0, 1, 2, 0])
})

it('Shift+F6 goes back, to where focus was in the pane', async () => {
  const container = await render(<Panes onEnter={() => {}} />)
  const [, , , field] = container.querySelectorAll('button')
  await act(async () => field?.focus())
  await press()
  expect(focused()).toBe('filter')
  await press(true)
  expect(focused()).toBe('field')
})
