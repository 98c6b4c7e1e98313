import { act, type JSX } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingProvider, type RunWithOverlay, useLoadingOverlay } from '../../../src/components/loading-overlay.tsx'
import { render } from '../../support/render.tsx'

let run: RunWithOverlay
const Worker = (): JSX.Element | null => {
  run = useLoadingOverlay()
  return null
}
const overlay = (): string | undefined => document.querySelector('[role="status"]')?.textContent ?? undefined
const pass = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const renderWorker = () =>
  render(
    <LoadingProvider>
      <Worker />
    </LoadingProvider>,
  )

describe('the loading overlay', () => {
  it('is not shown for work that is quick', async () => {
    await renderWorker()
    const work = run('正在生成', () => new Promise(resolve => setTimeout(resolve, 299)))
    await pass(298)
    expect(overlay()).toBeUndefined()
    await pass(1)
    await work
    await pass(1000)
    expect(overlay()).toBeUndefined()
  })

  it('says what is waited for after 300 ms and goes with the result', async () => {
    await renderWorker()
    const work = run('正在生成', () => new Promise<string>(resolve => setTimeout(resolve, 500, 'done')))
    await pass(300)
    expect(overlay()).toBe('正在生成')
    await pass(200)
    expect(await work).toBe('done')
    expect(overlay()).toBeUndefined()
  })

  it('goes when the work fails, and shows nothing else', async () => {
    const container = await renderWorker()
    const failure = run('正在生成', () => new Promise((_, reject) => setTimeout(reject, 400, new Error('no')))).catch(
      String,
    )
    await pass(350)
    expect(overlay()).toBe('正在生成')
    await pass(50)
    expect(await failure).toBe('Error: no')
    expect(overlay()).toBeUndefined()
    expect(container.textContent).toBe('')
  })
})
